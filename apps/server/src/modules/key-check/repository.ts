import { and, eq } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { keyChecks } from "../../db/schema.ts";

/** What a check is about. */
type Subject = "root" | "store";

/** What the root secret, or the store, of this database was noted by; `null` before it was noted. */
export async function findKeyCheck(queries: Queries, id: Subject = "root"): Promise<string | null> {
  const [row] = await queries.select().from(keyChecks).where(eq(keyChecks.id, id));
  return row?.mac ?? null;
}

/** Notes a root secret or a store where none is noted; answers the one that is noted then. */
export async function noteKeyCheck(
  queries: Queries,
  mac: string,
  now: Date,
  id: Subject = "root",
): Promise<string> {
  await queries.insert(keyChecks).values({ id, mac, createdAt: now }).onConflictDoNothing();
  return (await findKeyCheck(queries, id)) ?? mac;
}

/** Notes the root secret that follows another one. */
export async function replaceKeyCheck(
  queries: Queries,
  change: { from: string; to: string; now: Date },
): Promise<void> {
  await queries
    .update(keyChecks)
    .set({ mac: change.to, createdAt: change.now })
    .where(and(eq(keyChecks.id, "root"), eq(keyChecks.mac, change.from)));
}
