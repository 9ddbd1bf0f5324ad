import { isApplied } from "@savile/model";
import type { Change, Claim, Verification } from "@savile/model";
import type { Source } from "../match/source.ts";
import type { TailoringPlan } from "../plan/make-plan.ts";

export interface ReportInput {
  readonly source: Source;
  readonly plan: TailoringPlan;
  readonly tailored: Source;
  readonly claims: readonly Claim[];
  readonly changes: readonly Change[];
  readonly reverted: number;
  readonly dropped: number;
  /** Objections to proposals by the name of their check. */
  readonly byCheck: Readonly<Record<string, number>>;
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : Math.round((part / whole) * 1000) / 1000;
}

/** Required terms that the source proves, and how many of them each version names. */
function coverageOf({ plan, source, tailored }: ReportInput): Verification["coverage"] {
  const required = [...plan.byReq.values()].filter(
    ({ requirement }) =>
      requirement.level === "required" &&
      requirement.canonical.length > 0 &&
      requirement.kind !== "duty" &&
      requirement.kind !== "years" &&
      requirement.kind !== "degree",
  );
  const named = (where: Source) =>
    required.filter(({ requirement }) =>
      where.lines.some((line) => requirement.canonical.some((id) => line.terms.has(id))),
    ).length;
  const provable = required.filter(({ match }) => match.strength >= 0.6).length;
  return {
    before: share(named(source), required.length),
    after: share(named(tailored), required.length),
    ceiling: share(Math.max(provable, named(source)), required.length),
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
  return {
    claims: input.claims.length,
    supported: input.claims.filter((claim) => claim.verdict === "supported").length,
    weak: input.claims.filter((claim) => claim.verdict === "weak").length,
    reverted: input.reverted,
    dropped: input.dropped,
    userAdded: input.claims.filter((claim) => claim.by === "user").length,
    byCheck: { ...input.byCheck },
    coverage: coverageOf(input),
    omissions: [...hidden, ...left],
  };
}
