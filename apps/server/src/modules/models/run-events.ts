import { performanceTargets } from "@savile/model";
import type { Made } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { runEvents } from "../../db/schema.ts";

export interface RunStarted {
  readonly accountId: string;
  readonly sessionId: string;
  readonly at: Date;
}

export interface RunCompleted extends RunStarted {
  readonly outcome: "succeeded" | "failed" | "cancelled";
  readonly durationMs: number;
  /** Who wrote, where something was written. */
  readonly made?: Made;
}

type RunKind = "generation" | "refinement";

/** Notes that a run began, with the time that is promised for it. */
export async function noteRunStarted(
  queries: Queries,
  run: RunKind,
  { accountId, sessionId, at }: RunStarted,
): Promise<void> {
  const kind = run === "generation" ? "generation_started" : "refinement_started";
  const targetMs = performanceTargets[run];
  await queries.insert(runEvents).values({ kind, accountId, sessionId, at, targetMs });
}

/** Notes how a run ended, how long it took and whether it kept its time; only a success can. */
export async function noteRunCompleted(
  queries: Queries,
  run: RunKind,
  given: RunCompleted,
): Promise<void> {
  const { accountId, sessionId, at, outcome, made } = given;
  const targetMs = performanceTargets[run];
  const durationMs = Math.max(0, Math.round(given.durationMs));
  await queries.insert(runEvents).values({
    kind: run === "generation" ? "generation_completed" : "refinement_completed",
    accountId,
    sessionId,
    at,
    outcome,
    durationMs,
    targetMs,
    targetMet: outcome === "succeeded" && durationMs <= targetMs,
    engine: made?.engine ?? null,
    because: made?.because ?? null,
  });
}
