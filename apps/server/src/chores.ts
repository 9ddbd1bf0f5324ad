import type { Dependencies } from "./dependencies.ts";
import { pruneJobs } from "./jobs/repository.ts";
import { forgetOldMails } from "./modules/outbox/forget-old.ts";
import { forgetOldSignIns } from "./modules/sign-in/forget-old.ts";
import { createBillingChores } from "./modules/billing/chores.ts";
import type { SyncNeeds } from "./modules/billing/sync-customer.ts";
import { sweepBlobs } from "./modules/blobs/service.ts";

const everyMs = 10 * 60_000;

/**
 * Removes what is past its time: blobs that nobody needs, jobs that ended a week ago, sign-in sessions past
 * their life. Answers how to stop.
 */
export function startChores(
  needs: Pick<Dependencies, "blobs"> & SyncNeeds,
  troubled: (what: string) => void,
): () => void {
  const billing = createBillingChores(needs);
  const chores = async (): Promise<void> => {
    await sweepBlobs(needs);
    await pruneJobs(needs.database.query);
    await billing();
    await forgetOldSignIns(needs);
    await forgetOldMails(needs);
  };
  const round = (): void => {
    chores().catch(() => troubled("a round of chores failed; it is tried again"));
  };
  const timer = setInterval(round, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
