import { and, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { blobs, generationSessions, jobs, uploads } from "../../db/schema.ts";

/** How much an account holds. */
export interface Held {
  readonly uploads: number;
  readonly sessions: number;
  readonly files: number;
  readonly bytes: number;
}

export async function countHeld(queries: Queries, accountId: string): Promise<Held> {
  const [uploaded] = await queries
    .select({ n: count() })
    .from(uploads)
    .where(eq(uploads.accountId, accountId));
  const [sessions] = await queries
    .select({ n: count() })
    .from(generationSessions)
    .where(eq(generationSessions.accountId, accountId));
  const [files] = await queries
    .select({ n: count(), bytes: sql<string>`coalesce(sum(${blobs.size}), 0)::text` })
    .from(blobs)
    .where(and(eq(blobs.accountId, accountId), inArray(blobs.state, ["ready"])));
  return {
    uploads: uploaded?.n ?? 0,
    sessions: sessions?.n ?? 0,
    files: files?.n ?? 0,
    bytes: Number(files?.bytes ?? 0),
  };
}

/** Originals of an account stay, or go a number of days after they came. */
export async function setOriginalsLife(
  queries: Queries,
  accountId: string,
  days: number | null,
): Promise<void> {
  const originals = queries
    .select({ key: uploads.blobKey })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), isNotNull(uploads.blobKey)));
  const expiresAt =
    days === null ? null : sql`${blobs.createdAt} + ${days}::int * interval '1 day'`;
  await queries
    .update(blobs)
    .set({ expiresAt })
    .where(and(eq(blobs.accountId, accountId), inArray(blobs.key, originals)));
}

/** Every stored object of an account, whatever its state. */
export async function blobKeysOf(queries: Queries, accountId: string): Promise<string[]> {
  const found = await queries
    .select({ key: blobs.key })
    .from(blobs)
    .where(eq(blobs.accountId, accountId));
  return found.map((row) => row.key);
}

/** Jobs of an account that have not ended. */
export async function openJobsOf(queries: Queries, accountId: string): Promise<number[]> {
  const found = await queries
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.accountId, accountId), inArray(jobs.state, ["queued", "running"])));
  return found.map((row) => row.id);
}
