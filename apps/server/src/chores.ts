import type { Dependencies } from "./dependencies.ts";
import { pruneJobs } from "./jobs/repository.ts";
import { forgetOldMails } from "./modules/outbox/forget-old.ts";
import { forgetOldSignIns } from "./modules/sign-in/forget-old.ts";
import { createBillingChores } from "./modules/billing/chores.ts";
import type { SyncNeeds } from "./modules/billing/sync-customer.ts";
import { sweepBlobs } from "./modules/blobs/service.ts";
import { endOldVisits } from "./modules/visits/end-visits.ts";
import { runEach } from "./run-each.ts";

const everyMs = 10 * 60_000;

/**
 * Removes what is past its time: blobs that nobody needs, jobs that ended a week ago, sign-in sessions past
 * their life, what visitors held for a day. Answers how to stop.
 */
export function startChores(
  needs: Pick<Dependencies, "blobs"> & SyncNeeds,
  troubled: (what: string) => void,
): () => void {
  const billing = createBillingChores(needs);
  const chores = {
    visits: () => endOldVisits(needs),
    blobs: () => sweepBlobs(needs),
    jobs: () => pruneJobs(needs.database.query),
    "sign-ins": () => forgetOldSignIns(needs),
    mails: () => forgetOldMails(needs),
    payments: billing,
  };
  const round = (): void => {
    void runEach(chores, (name) => troubled(`the chore of ${name} failed; it is tried again`));
  };
  const timer = setInterval(round, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
