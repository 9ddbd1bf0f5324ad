import type { Resume } from "@savile/model";
import { linesToDrop } from "../plan/page-budget.ts";
import { counted, provenLines, resumeWith } from "./bench.ts";
import type { Attempt, Bench } from "./bench.ts";
import { broughtBack } from "./emphasise.ts";
import { droppedLine, isLeftOut, tighterLines } from "./shorten-resume.ts";

/** Printed pages of a resume; with `budget` as tightly set as that many pages need. */
export type Measure = (resume: Resume, budget?: 1 | 2 | 3) => Promise<number>;

function pagesText(pages: number): string {
  return pages === 1 ? "one page" : `${pages} pages`;
}

/** Brings back what was left out, as far as more pages allow. */
async function refill(bench: Bench, pages: number, measure: Measure): Promise<Attempt> {
  const back = broughtBack(
    bench,
    (address) => isLeftOut(bench, address),
    `You asked for ${pagesText(pages)}.`,
  );
  const fits = await measure(resumeWith(bench, [...bench.lines, ...back]));
  if (back.length === 0 || fits > pages) {
    const now = await measure(bench.current.resume);
    return {
      kind: "nothing",
      said: `The resume already fits ${pagesText(now)}, and nothing of your file is left out.`,
    };
  }
  return {
    kind: "lines",
    lines: back,
    said: `${counted(back.length, "line")} of your file back; the resume has ${pagesText(fits)}.`,
  };
}

/** Leaves out the least useful lines until the resume has this many pages; wording is shortened first. */
export async function fitPages(
  bench: Bench,
  pages: 1 | 2 | 3,
  measure: Measure | undefined,
): Promise<Attempt> {
  if (measure === undefined) return { kind: "declined", said: "Pages cannot be counted here." };
  const now = await measure(bench.current.resume);
  if (now < pages) return refill(bench, pages, measure);
  if (now === pages)
    return { kind: "nothing", said: `The resume already has ${pagesText(pages)}.` };
  const reason = `You asked for ${pagesText(pages)}.`;
  const tighter = provenLines(bench, tighterLines(bench, { of: "resume" }, reason));
  const base = [...bench.lines, ...tighter];
  if ((await measure(resumeWith(bench, base))) <= pages)
    return {
      kind: "lines",
      lines: tighter,
      said: `The resume fits ${pagesText(pages)} by wording alone.`,
    };
  const drops = (addresses: readonly string[]) =>
    addresses.map((address) =>
      droppedLine(
        address,
        bench.current.byAddress.get(address)?.text ?? "",
        `${reason} Of your lines this one serves the posting least.`,
      ),
    );
  const shown = bench.plan.ranked.filter((entry) =>
    bench.current.byAddress.has(entry.line.address),
  );
  const cut = await linesToDrop({
    plan: { ...bench.plan, ranked: shown, pageBudget: pages },
    asked: true,
    pagesWithout: (addresses) => measure(resumeWith(bench, [...base, ...drops(addresses)])),
  });
  const gone = new Set(cut);
  const lines = [...tighter.filter((line) => !gone.has(line.path)), ...drops(cut)];
  const reached = await measure(resumeWith(bench, [...bench.lines, ...lines]));
  if (reached >= now)
    return {
      kind: "nothing",
      said: `Even with one line for each job the resume has ${pagesText(reached)}.`,
    };
  // Setting is the person's own choice, so it is offered and not taken.
  const tight = await measure(bench.current.resume, pages);
  const instead =
    tight > pages
      ? ""
      : ` Set a little tighter it fits with every line: choose ${pages === 1 ? "1 page" : `${pages} pages`} under Length instead.`;
  const short =
    reached > pages ? " Every job keeps a line, so it does not get shorter than that." : "";
  return {
    kind: "lines",
    lines,
    said: `The resume has ${pagesText(reached)}: ${counted(cut.length, "line")} left out, ${counted(lines.length - cut.length, "line")} shortened.${short}${instead}`,
  };
}
