import type { Dependencies } from "../../dependencies.ts";
import { jobState } from "../../jobs/repository.ts";
import { generationEventOf } from "./generation-event.ts";

/** Waits until a run ends, at most `generateWaitMs`; whether it did. */
export async function awaitGeneration(
  needs: Pick<Dependencies, "database" | "events" | "settings">,
  jobId: number,
  signal: AbortSignal,
): Promise<boolean> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(needs.settings.generateWaitMs)]);
  const left = new AbortController();
  const ended = new Promise<boolean>((resolve) => {
    const unfollow = needs.events.follow(jobId, 0, {
      heard: (events) => {
        if (events.some((event) => generationEventOf(event).state === "ended")) resolve(true);
      },
      closed: () => resolve(false),
    });
    limit.addEventListener("abort", () => resolve(false), { once: true });
    left.signal.addEventListener("abort", unfollow, { once: true });
  });
  try {
    // Its events may be gone already: ask for the state once.
    const job = await jobState(needs.database.query, jobId);
    if (job !== null && job.state !== "queued" && job.state !== "running") return true;
    return await ended;
  } finally {
    left.abort();
  }
}
