import type { Requirement } from "../tailoring/posting.ts";
import type { ScorePart, ScoreReport } from "../tailoring/score.ts";
import type { Match } from "../tailoring/tailoring.ts";

export type Coverage = "met" | "partly" | "missing";

// Named in a skills list counts 0.6, in work that was done more; a parent or child term alone 0.3.
const metFrom = 0.6;

/** How well a requirement is carried. */
export function coverageOf(strength: number): Coverage {
  if (strength >= metFrom) return "met";
  return strength > 0 ? "partly" : "missing";
}

/** How well each requirement is carried, by its id. */
export function coverageById(
  requirements: readonly Requirement[],
  matches: readonly Match[],
): ReadonlyMap<string, Coverage> {
  const strengthOf = new Map(matches.map((match) => [match.reqId, match.strength]));
  return new Map(requirements.map(({ id }) => [id, coverageOf(strengthOf.get(id) ?? 0)]));
}

/** Counts that add up to `all`. */
export type CoverageFigures = Readonly<Record<Coverage | "all", number>>;

/** How many of some requirements are met, met in part, or missing. */
export function coverageFigures(
  ids: Iterable<string>,
  coverage: ReadonlyMap<string, Coverage>,
): CoverageFigures {
  const list = [...ids].flatMap((id) => coverage.get(id) ?? []);
  const count = (wanted: Coverage): number => list.filter((one) => one === wanted).length;
  return {
    met: count("met"),
    partly: count("partly"),
    missing: count("missing"),
    all: list.length,
  };
}

/** Ids of what is asked for. */
export function askedFor(requirements: readonly Requirement[]): readonly string[] {
  return requirements.map(({ id }) => id);
}

/** The requirements by which a part of the score is measured, one of each group of alternatives. */
export function requirementsOfPart({ details }: Pick<ScorePart, "details">): readonly string[] {
  return details.flatMap(({ reqId }) => reqId ?? []);
}

/** The must-haves that the person meets and page one does not name. */
export function notShown({ shown }: Pick<ScoreReport, "shown">): ReadonlySet<string> {
  const unnamed = (shown?.musts ?? []).filter(({ path }) => path === undefined);
  return new Set(unnamed.map(({ reqId }) => reqId));
}
