import type { Dependencies } from "./dependencies.ts";
import { pruneJobs } from "./jobs/repository.ts";
import { sweepBlobs } from "./modules/blobs/service.ts";

const everyMs = 10 * 60_000;

/** Removes what is past its time: blobs that nobody needs, jobs that ended a week ago. Answers how to stop. */
export function startChores(
  needs: Pick<Dependencies, "database" | "blobs" | "clock">,
  troubled: (what: string) => void,
): () => void {
  const round = (): void => {
    sweepBlobs(needs)
      .then(() => pruneJobs(needs.database.query))
      .catch(() => troubled("a round of chores failed; it is tried again"));
  };
  const timer = setInterval(round, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
