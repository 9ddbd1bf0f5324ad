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
  /** What a language model has written so far by its place, the latest last; nothing has checked it yet. */
  readonly lines: ReadonlyMap<string, string>;
  /** The language model that writes; `null` for the embedded engine. */
  readonly writer: string | null;
  /** When the run is probably over, in milliseconds since 1970; `null` while nobody knows. */
  readonly endsAt: number | null;
}

export const freshRun: RunState = {
  end: "none",
  attempt: 1,
  percent: 0,
  active: null,
  done: new Set(),
  found: new Map(),
  errorCode: null,
  lines: new Map(),
  writer: null,
  endsAt: null,
};

function endOf(event: GenerationEvent): RunState["end"] {
  if (event.state !== "ended") return "none";
  return event.status === "succeeded" || event.status === "cancelled" ? event.status : "failed";
}

/** The lines with those that went on, which come to the end. */
function linesAfter(lines: RunState["lines"], event: GenerationEvent): RunState["lines"] {
  if (event.lines === undefined) return lines;
  const next = new Map(lines);
  for (const { slot, text } of event.lines) {
    next.delete(slot);
    next.set(slot, text);
  }
  return next;
}

/** The task under way: a model's writing goes on in the one that was begun. */
function activeAfter(state: RunState, event: GenerationEvent): RunState["active"] {
  if (event.state === "writing") return state.active;
  return event.state === "started" ? event.stage : null;
}

/**
 * The run after one more event that arrived at `now` (milliseconds since 1970). A new attempt starts over,
 * visibly: progress may go back.
 */
export function advanceRun(state: RunState, event: GenerationEvent, now: number): RunState {
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
    active: activeAfter(base, event),
    done,
    found,
    errorCode: event.error_code ?? null,
    lines: linesAfter(base.lines, event),
    writer: event.writer ?? base.writer,
    endsAt: event.left_ms === undefined ? base.endsAt : now + event.left_ms,
  };
}

/** Seconds that are probably left, or `null` while nobody knows or the time is up. */
export function secondsLeft({ end, endsAt }: RunState, now: number): number | null {
  if (end !== "none" || endsAt === null || endsAt <= now) return null;
  return Math.max(1, Math.round((endsAt - now) / 1000));
}
