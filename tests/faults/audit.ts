import { sql } from "drizzle-orm";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { rows } from "../../apps/server/src/db/database.ts";
import { sweepBlobs } from "../../apps/server/src/modules/blobs/service.ts";
import { sendDueMails } from "../../apps/server/src/modules/outbox/outbox-worker.ts";
import type { TestService } from "../../apps/server/src/testing/test-service.ts";
import type { Told } from "./golden-path.ts";

const hourMs = 60 * 60_000;
const leaseMs = 60_000;
const patienceMs = 60_000;

const countsSchema = z.object({
  open: z.coerce.number(),
  held: z.coerce.number(),
  charged: z.coerce.number(),
  sessions: z.coerce.number(),
  subscriptions: z.coerce.number(),
  receipts: z.coerce.number(),
  waiting: z.coerce.number(),
  pending: z.coerce.number(),
  ready: z.coerce.number(),
});
type Counts = z.infer<typeof countsSchema>;

async function countsOf({ needs }: TestService, { accountId }: Told["person"]): Promise<Counts> {
  const [found] = await rows(
    needs.database.query,
    sql`select
      (select count(*) from jobs where state in ('queued', 'running')) as open,
      (select count(*) from usage_entries where account_id = ${accountId} and state = 'held') as held,
      (select count(*) from usage_entries where account_id = ${accountId} and kind = 'generation' and state = 'charged') as charged,
      (select count(*) from generation_sessions where account_id = ${accountId} and outcome = 'succeeded') as sessions,
      (select count(*) from subscriptions join billing_customers using (customer_id) where account_id = ${accountId}) as subscriptions,
      (select count(*) from outbox_mails where account_id = ${accountId} and dedupe_key like 'receipt:%') as receipts,
      (select count(*) from outbox_mails where account_id = ${accountId} and state in ('waiting', 'sending')) as waiting,
      (select count(*) from blobs where state <> 'ready') as pending,
      (select count(*) from blobs where state = 'ready') as ready`,
    countsSchema,
  );
  if (found === undefined) throw new Error("nothing was counted");
  return found;
}

async function filesBelow(folder: string): Promise<number> {
  const found = await readdir(join(folder, "u"), { recursive: true, withFileTypes: true });
  return found.filter((one) => one.isFile()).length;
}

/** Waits until no run is open any more. */
async function settle(service: TestService, person: Told["person"]): Promise<void> {
  const from = performance.now();
  while ((await countsOf(service, person)).open > 0) {
    if (performance.now() - from > patienceMs) return;
    await sleep(100);
  }
}

/**
 * What must hold of a service once its runs ended and its chores were done: a run is charged once, nothing is held or
 * waits, the plan is that of the provider, each mail left, and there are as many files as rows of them. Answers what
 * does not hold.
 */
export async function auditAfter(service: TestService, { person }: Told): Promise<string[]> {
  await settle(service, person);
  service.clock.pass(leaseMs + 1_000);
  while ((await sendDueMails(service.needs, () => undefined)) > 0) {
    // Until nothing is due.
  }
  service.clock.pass(2 * hourMs);
  await sweepBlobs(service.needs);
  const found = await countsOf(service, person);
  const files = await filesBelow(service.folder);
  const wrong: string[] = [];
  const expect = (what: string, is: boolean): void => {
    if (!is) wrong.push(`${what} (${JSON.stringify({ ...found, files })})`);
  };
  expect("a run is open", found.open === 0);
  expect("something is held", found.held === 0);
  expect("not one run was charged", found.charged === 1 && found.sessions === 1);
  expect("not one subscription", found.subscriptions === 1);
  expect("a mail waits", found.waiting === 0);
  expect("more than one receipt", found.receipts <= 1);
  expect(
    "a file without a row, or a row without its file",
    found.pending === 0 && found.ready === files,
  );
  return wrong;
}
