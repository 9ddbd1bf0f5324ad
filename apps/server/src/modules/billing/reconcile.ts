import { and, asc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import { billingCustomers, checkouts, subscriptions } from "../../db/schema.ts";
import { raiseAlarm } from "./alarms.ts";
import { syncCustomer } from "./sync-customer.ts";
import type { SyncNeeds } from "./sync-customer.ts";

const pageSize = 100;
const dayMs = 24 * 60 * 60_000;
const live = ["active", "trialing", "past_due", "unpaid", "incomplete", "paused"];

/** What a run found: how many customers were asked for, how many copies were wrong, how many gave no answer. */
export interface Reconciled {
  readonly checked: number;
  readonly changed: number;
  readonly failed: number;
}

/** Customers with something that may change: a subscription that lives, or a checkout that is open. */
async function pageAfter(needs: SyncNeeds, last: string): Promise<string[]> {
  // One that was left is over after its day; a second day catches what was paid in the last minute.
  const yesterday = new Date(needs.clock.now().getTime() - dayMs).toISOString();
  const open = sql`exists (select 1 from ${checkouts} where ${checkouts.customerId} =
    ${billingCustomers.customerId} and ${checkouts.state} = 'open'
    and ${checkouts.expiresAt} > ${yesterday}::timestamptz)`;
  const found = await needs.database.query
    .select({ id: billingCustomers.customerId })
    .from(billingCustomers)
    .leftJoin(subscriptions, eq(subscriptions.customerId, billingCustomers.customerId))
    .where(
      and(
        eq(billingCustomers.current, true),
        isNotNull(billingCustomers.accountId),
        gt(billingCustomers.customerId, last),
        or(inArray(subscriptions.status, live), open),
      ),
    )
    .orderBy(asc(billingCustomers.customerId))
    .limit(pageSize);
  return found.map((row) => row.id);
}

/**
 * Compares every copy that may have changed with the provider and repairs it. It is the net below the
 * events: a number of changes above 0 tells that events were lost, and raises an alarm.
 */
export async function reconcile(needs: SyncNeeds): Promise<Reconciled> {
  const found = { checked: 0, changed: 0, failed: 0 };
  let page = await pageAfter(needs, "");
  while (page.length > 0) {
    for (const customerId of page) {
      const synced = await syncCustomer(needs, customerId);
      found.checked += 1;
      if (!synced.ok) found.failed += 1;
      else if (synced.value === "changed") found.changed += 1;
    }
    page = await pageAfter(needs, page.at(-1) ?? "");
  }
  if (found.changed > 0) {
    await raiseAlarm(needs.database.query, {
      code: "events_lost",
      customerId: null,
      details: { changed: found.changed },
      at: needs.clock.now(),
    });
  }
  return found;
}
