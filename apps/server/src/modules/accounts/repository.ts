import { eq } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { accounts } from "../../db/schema.ts";

export type Account = typeof accounts.$inferSelect;

/** The account of an address (trimmed and lower-cased before), made when there is none. */
export async function findOrCreateAccount(
  queries: Queries,
  account: { id: string; email: string; createdAt: Date },
): Promise<Account> {
  await queries.insert(accounts).values(account).onConflictDoNothing({ target: accounts.email });
  const [found] = await queries.select().from(accounts).where(eq(accounts.email, account.email));
  if (found === undefined) throw new Error("the account was not stored");
  return found;
}

/** Locks the row of an account until the transaction ends: what is counted per account waits here. */
export async function lockAccount(queries: Queries, accountId: string): Promise<void> {
  await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
}
