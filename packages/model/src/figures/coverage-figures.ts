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

/** Must-haves of a posting: all that it states, those that the person meets, and those of them that page one shows. */
export interface MustFigures {
  readonly all: number;
  readonly met: number;
  readonly shown: number;
}

/**
 * The one count of must-haves for every view; `null` where none is stated or nothing was measured. What is met and
 * can be named counts as shown once page one names it, or another of its group; years of work and traits have no
 * name, and are shown by the jobs themselves.
 */
export function mustFigures(
  requirements: readonly Requirement[],
  coverage: ReadonlyMap<string, Coverage>,
  report: Pick<ScoreReport, "shown">,
): MustFigures | null {
  const musts = requirements.filter(({ level }) => level === "required");
  if (musts.length === 0 || report.shown === null) return null;
  const unnamed = notShown(report);
  const groups = new Set(musts.flatMap(({ id, group }) => (unnamed.has(id) ? (group ?? []) : [])));
  const met = musts.filter(({ id }) => coverage.get(id) === "met");
  const shown = met.filter(
    ({ id, group }) => !unnamed.has(id) && (group === undefined || !groups.has(group)),
  );
  return { all: musts.length, met: met.length, shown: shown.length };
}
