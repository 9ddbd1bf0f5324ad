import { and, count, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { accounts, apiKeys } from "../../db/schema.ts";
import type { Account } from "../accounts/repository.ts";

export type ApiKeyRow = typeof apiKeys.$inferSelect;

export async function insertKey(queries: Queries, key: ApiKeyRow): Promise<void> {
  await queries.insert(apiKeys).values(key);
}

/** A key by the hash of it, with its account, whether it still lives or not. */
export async function findKey(
  queries: Queries,
  hash: string,
): Promise<{ key: ApiKeyRow; account: Account } | null> {
  const [row] = await queries
    .select({ key: apiKeys, account: accounts })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(eq(apiKeys.hash, hash));
  return row ?? null;
}

/** {@link findKey} by its id. */
export async function findKeyById(
  queries: Queries,
  id: string,
): Promise<{ key: ApiKeyRow; account: Account } | null> {
  const [row] = await queries
    .select({ key: apiKeys, account: accounts })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(eq(apiKeys.id, id));
  return row ?? null;
}

function living(accountId: string, now: Date) {
  return and(
    eq(apiKeys.accountId, accountId),
    isNull(apiKeys.revokedAt),
    or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)),
  );
}

/** The keys of an account that can be used, the newest first. */
export async function listKeys(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<ApiKeyRow[]> {
  return queries
    .select()
    .from(apiKeys)
    .where(living(accountId, now))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** How many keys of an account can be used. */
export async function countKeys(queries: Queries, accountId: string, now: Date): Promise<number> {
  const [found] = await queries.select({ n: count() }).from(apiKeys).where(living(accountId, now));
  return found?.n ?? 0;
}

/** Ends a key of an account; `false` where there is none that could still be used. */
export async function revokeKeyRow(
  queries: Queries,
  key: { id: string; accountId: string; now: Date },
): Promise<boolean> {
  const revoked = await queries
    .update(apiKeys)
    .set({ revokedAt: key.now })
    .where(and(eq(apiKeys.id, key.id), living(key.accountId, key.now)))
    .returning({ id: apiKeys.id });
  return revoked.length > 0;
}

/** Notes that a key is in use. */
export async function touchKey(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
}
