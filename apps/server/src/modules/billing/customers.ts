import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { accounts, billingCustomers } from "../../db/schema.ts";

/** The customer of an account at the provider that is configured. */
export async function findCustomerOf(queries: Queries, accountId: string): Promise<string | null> {
  const [found] = await queries
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.accountId, accountId), eq(billingCustomers.current, true)));
  return found?.customerId ?? null;
}

/** Binds a customer to an account, both ways unique; one that is bound already stays. */
export async function bindCustomer(
  queries: Queries,
  binding: { customerId: string; accountId: string; provider: string; createdAt: Date },
): Promise<void> {
  await queries.insert(billingCustomers).values(binding).onConflictDoNothing();
}

/** Whom a customer belongs to; the account is `null` once it was deleted. */
export async function findOwner(
  queries: Queries,
  customerId: string,
): Promise<{ accountId: string | null; email: string | null } | null> {
  const [found] = await queries
    .select({ accountId: billingCustomers.accountId, email: accounts.email })
    .from(billingCustomers)
    .leftJoin(accounts, eq(accounts.id, billingCustomers.accountId))
    .where(and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.current, true)));
  return found ?? null;
}

/** The number of the next fetch of a customer; `null` when the customer is not ours. */
export async function takeSeq(queries: Queries, customerId: string): Promise<number | null> {
  const [taken] = await queries
    .update(billingCustomers)
    .set({ syncSeq: sql`${billingCustomers.syncSeq} + 1` })
    .where(and(eq(billingCustomers.customerId, customerId), eq(billingCustomers.current, true)))
    .returning({ seq: billingCustomers.syncSeq });
  return taken?.seq ?? null;
}

/** Takes the turn to ask the provider on behalf of a waiting page: at most one in two seconds. */
export async function takeCheck(queries: Queries, customerId: string, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - 2_000);
  const taken = await queries
    .update(billingCustomers)
    .set({ checkedAt: now })
    .where(
      and(
        eq(billingCustomers.customerId, customerId),
        or(isNull(billingCustomers.checkedAt), lte(billingCustomers.checkedAt, before)),
      ),
    )
    .returning({ customerId: billingCustomers.customerId });
  return taken.length > 0;
}

/** Marks the customers of the provider that is configured: those of another one decide nothing. */
export async function chooseProvider(queries: Queries, provider: string): Promise<void> {
  await queries
    .update(billingCustomers)
    .set({ current: sql`${billingCustomers.provider} = ${provider}` });
}

/** Customers whose account is gone. */
export async function listOrphans(queries: Queries, limit = 100): Promise<string[]> {
  const found = await queries
    .select({ customerId: billingCustomers.customerId })
    .from(billingCustomers)
    .where(and(isNull(billingCustomers.accountId), eq(billingCustomers.current, true)))
    .limit(limit);
  return found.map((row) => row.customerId);
}

export async function removeCustomer(queries: Queries, customerId: string): Promise<void> {
  await queries.delete(billingCustomers).where(eq(billingCustomers.customerId, customerId));
}
