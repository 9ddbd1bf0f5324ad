import { lt } from "drizzle-orm";
import { providerEvents } from "../../db/schema.ts";
import { closeCustomers } from "./close-customers.ts";
import { reconcile } from "./reconcile.ts";
import type { SyncNeeds } from "./sync-customer.ts";

const keepEventsMs = 90 * 24 * 60 * 60_000;
const reconcileEveryMs = 60 * 60_000;

/** The chores of payments, called every few minutes; the comparison with the provider runs once an hour. */
export function createBillingChores(needs: SyncNeeds): () => Promise<void> {
  let reconciledAt = 0;
  return async () => {
    await closeCustomers(needs);
    await needs.payments.checkPrices();
    const now = needs.clock.now().getTime();
    if (now - reconciledAt < reconcileEveryMs) return;
    reconciledAt = now;
    await reconcile(needs);
    await needs.payments.sandbox?.forget(new Date(now - keepEventsMs));
    await needs.database.query
      .delete(providerEvents)
      .where(lt(providerEvents.receivedAt, new Date(now - keepEventsMs)));
  };
}
