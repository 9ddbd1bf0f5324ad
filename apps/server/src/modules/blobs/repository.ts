import { and, count, eq, inArray, isNotNull, isNull, lt, max, ne, or, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { blobs } from "../../db/schema.ts";

export type BlobRow = typeof blobs.$inferSelect;

export async function insertPendingBlob(
  queries: Queries,
  blob: Omit<BlobRow, "state" | "damagedAt">,
): Promise<void> {
  await queries.insert(blobs).values({ ...blob, state: "pending" });
}

/** Belongs into the transaction of the row that needs the blob. */
export async function markBlobReady(queries: Queries, key: string): Promise<void> {
  await queries.update(blobs).set({ state: "ready" }).where(eq(blobs.key, key));
}

/** Belongs into the transaction that removes the need; the bytes go afterwards. */
export async function markBlobsDeleting(queries: Queries, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await queries
    .update(blobs)
    .set({ state: "deleting" })
    .where(inArray(blobs.key, [...keys]));
}

export async function findReadyBlob(queries: Queries, key: string): Promise<BlobRow | null> {
  const [row] = await queries
    .select()
    .from(blobs)
    .where(and(eq(blobs.key, key), eq(blobs.state, "ready")));
  return row ?? null;
}

/** Notes when a blob was first found damaged, or that it is whole again. */
export async function noteDamage(
  queries: Queries,
  key: string,
  damagedAt: Date | null,
): Promise<void> {
  const seenBefore = damagedAt === null ? undefined : isNull(blobs.damagedAt);
  await queries
    .update(blobs)
    .set({ damagedAt })
    .where(and(eq(blobs.key, key), seenBefore));
}

/** How many blobs are damaged, and when the latest of them was found. */
export async function countDamaged(
  queries: Queries,
): Promise<{ readonly count: number; readonly latest: Date | null }> {
  const [row] = await queries
    .select({ n: count(), latest: max(blobs.damagedAt) })
    .from(blobs)
    .where(and(isNotNull(blobs.damagedAt), ne(blobs.state, "deleting")));
  return { count: row?.n ?? 0, latest: row?.latest ?? null };
}

/** Blobs whose bytes may go: deleted, expired, or never finished within the hour. */
export async function findDeadBlobs(queries: Queries, now: Date): Promise<string[]> {
  const hourAgo = new Date(now.getTime() - 60 * 60_000);
  const dead = await queries
    .select({ key: blobs.key })
    .from(blobs)
    .where(
      or(
        eq(blobs.state, "deleting"),
        and(eq(blobs.state, "pending"), lt(blobs.createdAt, hourAgo)),
        and(sql`${blobs.expiresAt} is not null`, lt(blobs.expiresAt, now)),
      ),
    )
    .limit(500);
  return dead.map((row) => row.key);
}

export async function deleteBlobRow(queries: Queries, key: string): Promise<void> {
  await queries.delete(blobs).where(eq(blobs.key, key));
}
