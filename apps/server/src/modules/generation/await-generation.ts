import type { Dependencies } from "../../dependencies.ts";
import { jobState } from "../../jobs/repository.ts";
import { generationEventOf } from "./generation-event.ts";

/** Waits until a run ends, at most `generateWaitMs`; whether it did. */
export function awaitGeneration(
  needs: Pick<Dependencies, "database" | "events" | "settings">,
  jobId: number,
  signal: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    let unfollow: () => void = () => undefined;
    const end = (ended: boolean): void => {
      clearTimeout(timer);
      unfollow();
      resolve(ended);
    };
    const timer = setTimeout(() => end(false), needs.settings.generateWaitMs);
    signal.addEventListener("abort", () => end(false), { once: true });
    unfollow = needs.events.follow(jobId, 0, (events) => {
      if (events.some((event) => generationEventOf(event).state === "ended")) end(true);
    });
    // Its events may be gone already: ask for the state once.
    jobState(needs.database.query, jobId).then(
      (job) => {
        if (job !== null && job.state !== "queued" && job.state !== "running") end(true);
      },
      () => end(false),
    );
  });
}
