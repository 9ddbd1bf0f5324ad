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

/** The finished stages; a run that succeeded has finished all of them. */
function doneAfter(done: RunState["done"], event: GenerationEvent): RunState["done"] {
  if (endOf(event) === "succeeded") return new Set(generationStages.map(({ id }) => id));
  const { stage, state } = event;
  return stage !== null && state === "finished" ? new Set([...done, stage]) : done;
}

function foundAfter(found: RunState["found"], event: GenerationEvent): RunState["found"] {
  const { stage, found: brought } = event;
  return stage === null || brought === undefined ? found : new Map([...found, [stage, brought]]);
}

/** An attempt only goes forward; what ended says how far it came. */
function percentAfter(percent: number, event: GenerationEvent): number {
  const end = endOf(event);
  if (end === "succeeded") return 100;
  const told = Math.min(maxProgressBeforeAnswer, event.progress);
  return Math.max(end === "none" ? percent : 0, told);
}

/**
 * The run after one more event that arrived at `now` (milliseconds since 1970). A new attempt starts over,
 * visibly: progress may go back.
 */
export function advanceRun(state: RunState, event: GenerationEvent, now: number): RunState {
  const base = event.attempt > state.attempt ? { ...freshRun, attempt: event.attempt } : state;
  return {
    end: endOf(event),
    attempt: base.attempt,
    percent: percentAfter(base.percent, event),
    active: activeAfter(base, event),
    done: doneAfter(base.done, event),
    found: foundAfter(base.found, event),
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
