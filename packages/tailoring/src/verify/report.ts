import { coverageOf as coverageOfMatch, isApplied } from "@savile/model";
import type { Change, Claim, Match, Requirement, Verification } from "@savile/model";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";

export interface ReportInput {
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly tailored: Source;
  /** How well the tailored resume carries each requirement. */
  readonly tailoredMatches: readonly Match[];
  readonly claims: readonly Claim[];
  readonly changes: readonly Change[];
  readonly reverted: number;
  readonly dropped: number;
  /** Objections to proposals by the name of their check. */
  readonly byCheck: Readonly<Record<string, number>>;
  /** What the person took out by hand. */
  readonly removed?: readonly string[];
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000;
}

/** Whether a resume names one of the terms asked for, or proves them otherwise. */
function shows(where: Source, { canonical }: Requirement, strength: number): boolean {
  return (
    coverageOfMatch(strength) === "met" ||
    where.lines.some((line) => canonical.some((id) => line.terms.has(id)))
  );
}

/**
 * Shares of the required terms: named or proven in the source, in the tailored resume, and at all. The
 * second falls below the third where tailoring left out what proved a term.
 */
function coverageOf(input: ReportInput): Verification["coverage"] {
  const { plan, source, tailored } = input;
  const required = [...plan.byReq.values()].filter(
    ({ requirement }) =>
      requirement.level === "required" &&
      requirement.canonical.length > 0 &&
      requirement.kind !== "duty" &&
      requirement.kind !== "years" &&
      requirement.kind !== "degree",
  );
  const strengths = new Map(input.tailoredMatches.map((match) => [match.reqId, match.strength]));
  const before = required.filter((one) => shows(source, one.requirement, one.match.strength));
  const after = required.filter(({ requirement }) =>
    shows(tailored, requirement, strengths.get(requirement.id) ?? 0),
  );
  const ceiling = new Set([...before, ...after]).size;
  return {
    before: share(before.length, required.length),
    after: share(after.length, required.length),
    ceiling: share(ceiling, required.length),
  };
}

/** Counts over all claims of both documents after the last writer. */
export function verificationOf(input: ReportInput): Verification {
  const hidden = [...input.source.hidden].map((factId) => ({ factId, why: "hidden" as const }));
  const left = input.changes
    .filter(
      (change) =>
        change.rule === "select" &&
        isApplied(change) &&
        change.own === undefined &&
        !input.source.hidden.has(change.path),
    )
    .map((change) => ({ factId: change.path, why: "page-budget" as const }));
  const byHand = (input.removed ?? []).map((factId) => ({ factId, why: "by-you" as const }));
  return {
    claims: input.claims.length,
    supported: input.claims.filter((claim) => claim.verdict === "supported").length,
    weak: input.claims.filter((claim) => claim.verdict === "weak").length,
    reverted: input.reverted,
    dropped: input.dropped,
    userAdded: input.claims.filter((claim) => claim.by === "user").length,
    byCheck: { ...input.byCheck },
    coverage: coverageOf(input),
    omissions: [...hidden, ...left, ...byHand],
  };
}
