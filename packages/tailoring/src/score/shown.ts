import { resumeLeaves } from "@savile/model";
import type { Leaf, Requirement, Resume, ShownMust } from "@savile/model";
import { analyse, contentStemsOf } from "../match/analyse.ts";
import { heldDegree } from "../match/held-degrees.ts";
import { degreeDistance, degreeRungs } from "../posting/degrees.ts";
import { firstPage } from "./first-page.ts";
import type { Weighed } from "./weigh.ts";

/** Words that say that something is asked for, and not what. */
const generalWords =
  /\b(?:experiences?|background|knowledge|skills?|abilit(?:y|ies)|expertise|proficien(?:t|cy)|familiarity)\b/giu;

const rungs: ReadonlySet<string> = new Set(degreeRungs);
const tellsDegree: ReadonlySet<Leaf["kind"]> = new Set(["degree", "summary", "headline"]);

/** Whether a line tells of a degree of the rank that is asked for, or of a higher one. */
function namesDegree({ text, kind }: Leaf, [asked]: readonly string[]): boolean {
  const held = tellsDegree.has(kind) ? heldDegree(text) : undefined;
  const rung = degreeRungs.find((one) => one === asked);
  return held !== undefined && rung !== undefined && degreeDistance(held, rung) >= 0;
}

/** Whether a line names a must-have: a term or a listed other name of it, or all of the posting's own words. */
function namesMust(leaf: Leaf, { canonical, text: asked, kind: asks }: Requirement): boolean {
  const { text, kind } = leaf;
  if (asks === "degree" && canonical.some((id) => rungs.has(id)))
    return namesDegree(leaf, canonical);
  const { terms, stems } = analyse(text, kind === "skill");
  if (canonical.length > 0) return canonical.some((id) => terms.has(id));
  const words = contentStemsOf(asked.replace(generalWords, " "));
  const own = new Set(stems);
  return words.length > 0 && words.every((stem) => own.has(stem));
}

/** The must-haves that are met, each with the first line of page one that names it; hidden text names nothing. */
export function shownMusts(
  resume: Resume,
  hidden: ReadonlySet<string>,
  musts: readonly Weighed[],
): ShownMust[] {
  const first = firstPage(resume);
  const lines = resumeLeaves(resume).filter(
    ({ address, kind }) => first.has(address) && !hidden.has(address) && kind !== "contact",
  );
  return musts.map(({ requirement, weight }) => {
    const line = lines.find((one) => namesMust(one, requirement));
    return { reqId: requirement.id, weight, ...(line === undefined ? {} : { path: line.address }) };
  });
}

/** The weighted share that is named, in whole percent; `null` where no must-have is met. */
export function shareNamed(musts: readonly ShownMust[]): number | null {
  const all = musts.reduce((sum, { weight }) => sum + weight, 0);
  const named = musts.reduce((sum, { weight, path }) => sum + (path === undefined ? 0 : weight), 0);
  return all === 0 ? null : Math.round((100 * named) / all);
}
