import { and, eq } from "drizzle-orm";
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

export async function findAccountByEmail(queries: Queries, email: string): Promise<Account | null> {
  const [found] = await queries.select().from(accounts).where(eq(accounts.email, email));
  return found ?? null;
}

export async function findAccount(queries: Queries, id: string): Promise<Account | null> {
  const [found] = await queries.select().from(accounts).where(eq(accounts.id, id));
  return found ?? null;
}

export async function setVerified(queries: Queries, id: string): Promise<void> {
  await queries.update(accounts).set({ emailVerified: true }).where(eq(accounts.id, id));
}

export async function setAdmin(queries: Queries, id: string, isAdmin: boolean): Promise<void> {
  await queries.update(accounts).set({ isAdmin }).where(eq(accounts.id, id));
}

export async function setActive(queries: Queries, id: string, isActive: boolean): Promise<void> {
  await queries.update(accounts).set({ isActive }).where(eq(accounts.id, id));
}

export async function setKeepOriginals(queries: Queries, id: string, keep: boolean): Promise<void> {
  await queries.update(accounts).set({ keepOriginals: keep }).where(eq(accounts.id, id));
}

export async function setOnboarded(queries: Queries, id: string, done: boolean): Promise<void> {
  await queries.update(accounts).set({ onboarded: done }).where(eq(accounts.id, id));
}

export async function setPlace(queries: Queries, id: string, place: string | null): Promise<void> {
  await queries.update(accounts).set({ place }).where(eq(accounts.id, id));
}

/** The country that an account chose for its documents. */
export async function placeOf(queries: Queries, id: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ place: accounts.place })
    .from(accounts)
    .where(eq(accounts.id, id));
  return found?.place ?? undefined;
}

/** Removes an account with every row that belongs to it. */
export async function deleteAccountRow(queries: Queries, id: string): Promise<void> {
  await queries.delete(accounts).where(eq(accounts.id, id));
}

export async function listAdmins(queries: Queries): Promise<Account[]> {
  return queries.select().from(accounts).where(eq(accounts.isAdmin, true)).orderBy(accounts.email);
}

/** How many administrators can act; their rows are locked, so that two of them cannot leave at once. */
export async function lockActiveAdmins(queries: Queries): Promise<readonly string[]> {
  const found = await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.isAdmin, true), eq(accounts.isActive, true)))
    .orderBy(accounts.id)
    .for("update");
  return found.map((row) => row.id);
}

/** Locks the row of an account until the transaction ends: what is counted per account waits here. */
export async function lockAccount(queries: Queries, accountId: string): Promise<void> {
  await queries
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
}
