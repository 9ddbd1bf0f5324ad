import { lineFeatures } from "./line-features.ts";
import type { JudgedLine } from "./line-features.ts";
import { lineWeights } from "./line-weights.data.ts";

/** What a line is weighed for. */
export type Weighed = "asks" | "work" | "neither";

/** By how much what was learnt has to be surer than the rules, so that it decides. */
const margin = 0.2;
/** The same, where the own words of a line say that it speaks of something else than it is weighed for. */
const marginAgainstWords = 1;
/** Fewest lines of a posting that are weighed: around a line of a short one too little stands that was learnt. */
const fewestLines = 12;
/** What speaks for a demand and for work beforehand: one that is missed costs more than one too many. */
const lead = 0.4;
const unit = 16;

let weights: ReadonlyMap<string, readonly [number, number]> | undefined;

/** Of each feature what it says for a demand and for work, against neither. */
function known(): ReadonlyMap<string, readonly [number, number]> {
  weights ??= new Map(
    lineWeights.flatMap((row) => {
      const [kind = "", ...entries] = row.split("\t");
      return entries.map((entry): [string, readonly [number, number]] => {
        const [word = "", asks = "0", work = "0"] = entry.split("\u00a0");
        return [`${kind}:${word}`, [Number(asks) / unit, Number(work) / unit]];
      });
    }),
  );
  return weights;
}

/** How much speaks for each of what a line can be. */
function sums(lines: readonly JudgedLine[], at: number): Readonly<Record<Weighed, number>> {
  let [asks, work] = [0, 0];
  for (const feature of ["bias:", ...lineFeatures(lines, at)]) {
    const weight = known().get(feature);
    if (weight === undefined) continue;
    asks += weight[0];
    work += weight[1];
  }
  return { asks: asks + lead, work: work + lead, neither: 0 };
}

/** Whether there is enough of a posting to weigh its lines. */
export function canBeWeighed(lines: readonly JudgedLine[]): boolean {
  return lines.filter(({ heading }) => !heading).length >= fewestLines;
}

const saidOf: Readonly<Partial<Record<string, Weighed>>> = { asks: "asks", work: "work" };

/** Whether the rules take a line for a demand because it is a point below a heading that asks. */
function isListedAsAsked(line: JudgedLine | undefined, ruled: Weighed): boolean {
  if (line === undefined || ruled !== "asks" || !line.bullet) return false;
  return line.section === "required" || line.section === "preferred";
}

/** What a line is by all that was learnt, or what the rules say where that is not clearly surer. */
export function weighed(lines: readonly JudgedLine[], at: number, ruled: Weighed): Weighed {
  const found = sums(lines, at);
  const best = (["asks", "work", "neither"] as const).toSorted((a, b) => found[b] - found[a])[0];
  if (best === undefined) return ruled;
  const kind = lines[at]?.kind;
  const said = kind === undefined ? best : (saidOf[kind] ?? "neither");
  // A heading that asks has said what its points are: they may be nothing, but no work.
  if (best === "work" && isListedAsAsked(lines[at], ruled)) return ruled;
  const enough = said === best ? margin : marginAgainstWords;
  return found[best] - found[ruled] < enough ? ruled : best;
}
