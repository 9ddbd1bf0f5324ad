import { demandsOf } from "@savile/model";
import type { AtsScore, Match, Posting } from "@savile/model";
import { matchRequirements } from "../match/match-requirements.ts";
import { readSource } from "../match/source.ts";
import type { SourceInput } from "../input/source-input.ts";
import type { Source } from "../match/source.ts";
import { rawParts } from "./parts.ts";
import type { RawPart } from "./parts.ts";
import { leastMeasured } from "./weights.data.ts";

/** Rounds values to whole numbers that add up to `target`: largest remainder, fixed order. */
function distribute(values: readonly number[], target: number): number[] {
  const shares = values.map((value) => ({ whole: Math.floor(value), rest: value % 1 }));
  const left = target - shares.reduce((sum, { whole }) => sum + whole, 0);
  const order = [...shares].sort((a, b) => b.rest - a.rest);
  for (const share of order.slice(0, Math.max(0, left))) share.whole += 1;
  return shares.map(({ whole }) => whole);
}

/** The details of a part in tenths that add up to its points. */
function detailsOf({ details }: RawPart, points: number): RawPart["details"] {
  const earned = details.reduce((sum, detail) => sum + detail.points, 0);
  const tenths = distribute(
    details.map((detail) => (earned === 0 ? 0 : (10 * points * detail.points) / earned)),
    10 * points,
  );
  return details.map((detail, at) => ({ ...detail, points: (tenths[at] ?? 0) / 10 }));
}

/** Scales the measurable parts to 100: whole points for each part, and the total is their sum. */
export function totalOf(parts: readonly RawPart[]): AtsScore {
  const measured = parts.reduce((sum, { max }) => sum + max, 0);
  if (measured < leastMeasured) return { total: null, parts: [] };
  const most = distribute(
    parts.map(({ max }) => (100 * max) / measured),
    100,
  );
  const scaled = parts.map((part, index) => {
    const max = most[index] ?? 0;
    const points = Math.round(max * part.share);
    const details = detailsOf(part, points).map((one) => ({ ...one, factIds: [...one.factIds] }));
    return { id: part.id, max, points, details };
  });
  return { total: scaled.reduce((sum, { points }) => sum + points, 0), parts: scaled };
}

/** *Fit* of what is already read and matched. */
export function fitOf(source: Source, posting: Posting, matches: readonly Match[]): AtsScore {
  if (demandsOf(posting).length === 0) return { total: null, parts: [] };
  return totalOf(rawParts(source, posting, matches));
}

type MatchInput = Pick<SourceInput, "resume" | "facts" | "posting" | "today">;

/** What a posting asks for held against a resume, with *fit*. */
export function matchPosting(input: MatchInput): { score: AtsScore; matches: Match[] } {
  const source = readSource(input.resume, input.facts, input.today);
  const matches = matchRequirements(source, input.posting);
  return { score: fitOf(source, input.posting, matches), matches };
}

/** *Fit* of a resume. `total` is `null` where the posting states too little. */
export function scoreResume(input: MatchInput): AtsScore {
  return matchPosting(input).score;
}
