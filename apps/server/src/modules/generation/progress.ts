import type { GenerationEvent } from "@savile/contracts";
import { generationStages, maxProgressBeforeAnswer } from "@savile/model";
import type { GenerationStage } from "@savile/model";

/** An event as the job stores it; its number and time come from its row. */
export type RunEvent = Omit<GenerationEvent, "seq" | "at">;

/** Counts the finished stages of one attempt. */
export function createProgress(attempt: number) {
  const finished = new Set<GenerationStage>();
  const percent = (): number => {
    const sum = generationStages
      .filter((stage) => finished.has(stage.id))
      .reduce((total, stage) => total + stage.weight, 0);
    return Math.min(sum, maxProgressBeforeAnswer);
  };
  return {
    stage: (
      stage: GenerationStage,
      state: "started" | "finished",
      found: string | undefined,
    ): RunEvent => {
      if (state === "finished") finished.add(stage);
      const event = { attempt, status: "running" as const, stage, state, progress: percent() };
      return found === undefined ? event : { ...event, found };
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
