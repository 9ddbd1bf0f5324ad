import type { Dependencies } from "../../dependencies.ts";
import { jobState } from "../../jobs/repository.ts";
import * as z from "zod";

const stateSchema = z.object({ state: z.string() });

/** Waits until a run ends, at most `generateWaitMs`; whether it did. */
export async function awaitGeneration(
  needs: Pick<Dependencies, "database" | "events" | "settings">,
  jobId: number,
  signal: AbortSignal,
): Promise<boolean> {
  return awaitJob(needs, jobId, signal, needs.settings.generateWaitMs);
}

/** Waits until a job ends, at most so many milliseconds; whether it did. */
export async function awaitJob(
  needs: Pick<Dependencies, "database" | "events">,
  jobId: number,
  signal: AbortSignal,
  waitMs: number,
): Promise<boolean> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
  const left = new AbortController();
  const ended = new Promise<boolean>((resolve) => {
    const unfollow = needs.events.follow(jobId, 0, {
      heard: (events) => {
        if (events.some(({ event }) => stateSchema.parse(event).state === "ended")) resolve(true);
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
