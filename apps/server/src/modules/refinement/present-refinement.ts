import type { RefinementView } from "@savile/contracts";
import { refinementTargetMs } from "@savile/model";
import { madeOf, resultOf } from "./repository.ts";
import type { StandingRefinement } from "./repository.ts";

function statusOf({ row, jobState }: StandingRefinement): RefinementView["status"] {
  if (row.outcome === null) return jobState === "running" ? "running" : "queued";
  return row.outcome === "failed" || row.outcome === "cancelled" ? row.outcome : "succeeded";
}

/** An instruction as the wire shows it. */
export function presentRefinement(standing: StandingRefinement): RefinementView {
  const { row } = standing;
  const { outcome, durationMs } = row;
  const ended = outcome === "failed" || outcome === "cancelled" ? null : outcome;
  return {
    id: row.id,
    instruction: row.instruction,
    status: statusOf(standing),
    outcome: ended,
    error_code: row.errorCode,
    ...resultOf(row),
    made: madeOf(row),
    duration_ms: durationMs,
    target_met: durationMs === null ? null : durationMs <= refinementTargetMs,
    created_at: row.createdAt.toISOString(),
    undone_at: row.undoneAt?.toISOString() ?? null,
  };
}
