import { listOrphans, removeCustomer } from "./customers.ts";
import type { SyncNeeds } from "./sync-customer.ts";

/**
 * Ends the subscriptions of deleted accounts at the provider. The binding without an account is the order to
 * do so: it is removed only after the provider agreed, so that a crash in between only repeats it. Answers how
 * many are done.
 */
export async function closeCustomers(
  needs: Pick<SyncNeeds, "database" | "payments">,
): Promise<number> {
  const { query } = needs.database;
  let closed = 0;
  for (const customerId of await listOrphans(query)) {
    const ended = await needs.payments.provider.cancelNow(customerId);
    // A provider that does not answer is not asked once for each of them.
    if (!ended.ok && ended.error === "unavailable") break;
    if (!ended.ok) continue;
    await needs.payments.sandbox?.erase(customerId);
    await removeCustomer(query, customerId);
    closed += 1;
  }
  return closed;
}
