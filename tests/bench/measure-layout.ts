import { templateIds } from "@savile/model";
import type { Resume } from "@savile/model";
import type { Layout, LayoutInput, LayoutPool } from "@savile/documents";
import { openRenderer } from "../quality/engines.ts";
import { resumeOf, twoPages } from "./documents/sample-resume.ts";
import { atMost, quantile } from "./figures.ts";
import type { Figure } from "./figures.ts";

const warmUp = 10;
const turns = 50;

function inputOf(resume: Resume, turn: number, change: Partial<LayoutInput>): LayoutInput {
  return {
    document: { kind: "resume", resume },
    template: "modern",
    paper: "letter",
    createdAt: turn,
    want: ["pdf"],
    ...change,
  };
}

/** Times of warm layouts, each of another text; `check` looks at what was made. */
async function timesOf(
  renderer: LayoutPool,
  input: (turn: number) => LayoutInput,
  check: (layout: Layout) => boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < warmUp + turns; turn += 1) {
    const started = performance.now();
    const layout = await renderer.layout(input(turn));
    const took = performance.now() - started;
    if (!layout.ok) throw new Error(layout.error.detail);
    if (!check(layout.value)) throw new Error(`another layout: ${layout.value.pageCount} pages`);
    if (turn >= warmUp) times.push(took);
  }
  return times;
}

function row(name: string, times: readonly number[], bar: number, note: string): Figure {
  const [p95, fastest] = [0.95, 0.02].map((share) => quantile(times, share).toFixed(0));
  return atMost(
    name,
    quantile(times, 0.5),
    "ms",
    bar,
    `50 texts, median, p95 ${p95} ms, fastest ${fastest} ms; ${note}`,
  );
}

/** An edit of one line of a resume of two pages: what the server does until the pages can be painted. */
function edited(turn: number): Resume {
  const resume = twoPages(0);
  const [first, ...others] = resume.experience;
  return first === undefined
    ? resume
    : { ...resume, experience: [{ ...first, title: `Supervisor ${turn}` }, ...others] };
}

function hasTwoPages(layout: Layout): boolean {
  return layout.pageCount === 2;
}

/** Warm times of documents through the pool, as the server asks for them. */
export async function measureLayout(): Promise<Figure[]> {
  const renderer = openRenderer();
  const pdf = await timesOf(renderer, (turn) => inputOf(twoPages(turn), turn, {}), hasTwoPages);
  const scant = await timesOf(
    renderer,
    (turn) => inputOf(resumeOf(6, 7, turn), turn, {}),
    hasTwoPages,
  );
  const edit = await timesOf(
    renderer,
    (turn) => inputOf(edited(turn), 0, { want: ["drawings"] }),
    (layout) => layout.pages.every((page) => page.drawing !== undefined),
  );
  const switched = await timesOf(
    renderer,
    (turn) => {
      const template = templateIds[turn % templateIds.length] ?? "modern";
      return inputOf(twoPages(turn), 0, { want: ["drawings"], template });
    },
    (layout) => layout.pages.length > 0,
  );
  const fitted = await timesOf(
    renderer,
    (turn) => inputOf(resumeOf(4, 5, turn), turn, { pageBudget: 1, want: ["pdf"] }),
    (layout) => layout.fit.met && layout.pageCount === 1,
  );
  await renderer.close();
  return [
    row("PDF of a two-page resume, warm", pdf, 15, "second page in use"),
    row(
      "the same with a few lines on page two",
      scant,
      30,
      "one page is tried, which takes a second layout",
    ),
    row("page drawings of an edit, on the server", edit, 40, "two pages, one line changed"),
    row("another template, on the server", switched, 60, "drawings of all six in turn"),
    row(
      "a resume made to fit one page",
      fitted,
      200,
      "the loosest setting that fits, PDF included",
    ),
  ];
}
