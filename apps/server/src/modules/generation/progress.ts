import type { GenerationEvent } from "@savile/contracts";
import { generationStages, maxProgressBeforeAnswer, timeLeftMs } from "@savile/model";
import type { GenerationStage } from "@savile/model";
import type { WrittenLine } from "@savile/tailoring";

/** An event as the job stores it; its number and time come from its row. */
export type RunEvent = Omit<GenerationEvent, "seq" | "at">;

/** About so many lines and paragraphs does a model write; the share of them is the share of its stage. */
const usualLines = 15;
const wroteAtMost = 0.95;

/** Counts the finished stages of one attempt, and how much of the active one is written. */
export function createProgress(attempt: number, engine: "embedded" | "llm", writer?: string) {
  const finished = new Set<GenerationStage>();
  let active: GenerationStage | null = null;
  let share = 0;
  const percent = (): number => {
    const sum = generationStages.reduce((total, { id, weight }) => {
      if (finished.has(id)) return total + weight;
      return id === active ? total + weight * share : total;
    }, 0);
    return Math.min(Math.round(sum), maxProgressBeforeAnswer);
  };
  const left = (): number => timeLeftMs({ engine, done: finished, active, activeShare: share });
  return {
    stage: (
      stage: GenerationStage,
      state: "started" | "finished",
      found: string | undefined,
    ): RunEvent => {
      if (state === "finished") finished.add(stage);
      active = state === "started" ? stage : null;
      share = 0;
      return {
        attempt,
        status: "running",
        stage,
        state,
        progress: percent(),
        left_ms: left(),
        ...(found === undefined ? {} : { found }),
        ...(writer === undefined ? {} : { writer }),
      };
    },
    /** Lines that were written or went on since they were told last; `count` is how many there are by now. */
    writing: (lines: readonly WrittenLine[], count: number): RunEvent => {
      share = Math.max(share, Math.min(wroteAtMost, count / usualLines));
      return {
        attempt,
        status: "running",
        stage: active,
        state: "writing",
        progress: percent(),
        left_ms: left(),
        lines: lines.map(({ slot, text }) => ({ slot, text })),
      };
    },
  };
}

/** The last event of a run that brought both documents. */
export function succeededEvent(attempt: number): RunEvent {
  return { attempt, status: "succeeded", stage: null, state: "ended", progress: 100 };
}

/** The last event of a run without a result. */
export function endedEvent(end: {
  state: "failed" | "cancelled";
  code: string;
  attempt: number;
}): RunEvent {
  const event = {
    attempt: end.attempt,
    status: end.state,
    stage: null,
    state: "ended" as const,
    progress: 0,
  };
  return end.state === "failed" ? { ...event, error_code: end.code } : event;
}
