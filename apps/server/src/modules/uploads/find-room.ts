import { and, count, eq, ne, sql } from "drizzle-orm";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { accounts, blobs, uploads } from "../../db/schema.ts";
import { mostStoredBytes, mostUploads, originalDays } from "./retention.ts";

/** Whether an account may keep one more file, and for how many days; `null` until it is deleted. */
export async function findRoom(
  queries: Queries,
  accountId: string,
  bytes: number,
): Promise<Result<{ days: number | null }, "storage_quota">> {
  const [stored] = await queries
    .select({ bytes: sql<string>`coalesce(sum(${blobs.size}), 0)::text` })
    .from(blobs)
    .where(and(eq(blobs.accountId, accountId), ne(blobs.state, "deleting")));
  const [held] = await queries
    .select({ n: count() })
    .from(uploads)
    .where(eq(uploads.accountId, accountId));
  if ((held?.n ?? 0) >= mostUploads) return err("storage_quota");
  if (Number(stored?.bytes ?? 0) + bytes > mostStoredBytes) return err("storage_quota");
  const [account] = await queries
    .select({ keep: accounts.keepOriginals })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return ok({ days: account?.keep === true ? null : originalDays });
}
