import type { GenerationEvent } from "@savile/contracts";
import { generationStages, maxProgressBeforeAnswer } from "@savile/model";
import type { GenerationStage } from "@savile/model";

/** A run as its events tell it. */
export interface RunState {
  readonly end: "none" | "succeeded" | "failed" | "cancelled";
  readonly attempt: number;
  /** Percent, at most 95 before the answer is there. */
  readonly percent: number;
  readonly active: GenerationStage | null;
  readonly done: ReadonlySet<GenerationStage>;
  /** What each finished stage brought, in plain words. */
  readonly found: ReadonlyMap<GenerationStage, string>;
  readonly errorCode: string | null;
}

export const freshRun: RunState = {
  end: "none",
  attempt: 1,
  percent: 0,
  active: null,
  done: new Set(),
  found: new Map(),
  errorCode: null,
};

function endOf(event: GenerationEvent): RunState["end"] {
  if (event.state !== "ended") return "none";
  return event.status === "succeeded" || event.status === "cancelled" ? event.status : "failed";
}

/** The run after one more event. A new attempt starts over, visibly: progress may go back. */
export function advanceRun(state: RunState, event: GenerationEvent): RunState {
  const base = event.attempt > state.attempt ? { ...freshRun, attempt: event.attempt } : state;
  const end = endOf(event);
  const done = new Set(base.done);
  const found = new Map(base.found);
  if (event.stage !== null && event.state === "finished") done.add(event.stage);
  if (event.stage !== null && event.found !== undefined) found.set(event.stage, event.found);
  if (end === "succeeded") for (const stage of generationStages) done.add(stage.id);
  const percent = end === "succeeded" ? 100 : Math.min(maxProgressBeforeAnswer, event.progress);
  return {
    end,
    attempt: base.attempt,
    percent: Math.max(end === "none" ? base.percent : 0, percent),
    active: event.state === "started" ? event.stage : null,
    done,
    found,
    errorCode: event.error_code ?? null,
  };
}

/** Seconds that are probably left, or `null` while there is too little to go by. */
export function estimateLeft(percent: number, elapsedSeconds: number): number | null {
  if (percent < 10 || percent >= 100 || elapsedSeconds < 1) return null;
  return Math.max(1, Math.round((elapsedSeconds / percent) * (100 - percent)));
}
