import { and, desc, eq, gt, isNull, ne } from "drizzle-orm";
import type { BillingPeriod, PaidPlan } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { checkouts } from "../../db/schema.ts";

export type Checkout = typeof checkouts.$inferSelect;

/** The newest checkout of an account for an offer that is still open. */
export async function findOpenCheckout(
  queries: Queries,
  accountId: string,
  offer: { plan: PaidPlan; period: BillingPeriod },
  now: Date,
): Promise<Checkout | null> {
  const [found] = await queries
    .select()
    .from(checkouts)
    .where(
      and(
        eq(checkouts.accountId, accountId),
        eq(checkouts.plan, offer.plan),
        eq(checkouts.period, offer.period),
        eq(checkouts.state, "open"),
        gt(checkouts.expiresAt, now),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return found ?? null;
}

export async function insertCheckout(
  queries: Queries,
  checkout: typeof checkouts.$inferInsert,
): Promise<void> {
  await queries.insert(checkouts).values(checkout);
}

/** Only the newest click of an account can still be paid: the provider ends the others as well. */
export async function expireOthers(queries: Queries, accountId: string, id: string): Promise<void> {
  const others = [eq(checkouts.accountId, accountId), eq(checkouts.state, "open")];
  await queries
    .update(checkouts)
    .set({ state: "expired" })
    .where(and(...others, ne(checkouts.id, id)));
}

/** Nothing was made of a checkout: the next click has a key of its own, since a failure stays with its key. */
export async function giveUpCheckout(queries: Queries, id: string): Promise<void> {
  await queries
    .update(checkouts)
    .set({ state: "expired" })
    .where(and(eq(checkouts.id, id), isNull(checkouts.url)));
}

/** Notes what the provider made of a checkout. */
export async function nameCheckout(
  queries: Queries,
  id: string,
  made: { providerId: string; url: string | null; expiresAt: Date },
): Promise<void> {
  await queries
    .update(checkouts)
    .set({ ...made, state: "open" })
    .where(eq(checkouts.id, id));
}

/** Whether an account waits for a checkout to be paid. */
export async function hasOpenCheckout(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const [found] = await queries
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(
        eq(checkouts.accountId, accountId),
        eq(checkouts.state, "open"),
        gt(checkouts.expiresAt, now),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Nothing is left to pay for an account: its subscription runs. */
export async function completeCheckouts(queries: Queries, customerId: string): Promise<void> {
  await queries
    .update(checkouts)
    .set({ state: "complete" })
    .where(and(eq(checkouts.customerId, customerId), eq(checkouts.state, "open")));
}
