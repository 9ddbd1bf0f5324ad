import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { blobs, keyChecks, outboxMails } from "../../db/schema.ts";

const id = "root";

/** What the root secret of this database was noted by; `null` before it was noted. */
export async function findKeyCheck(queries: Queries): Promise<string | null> {
  const [row] = await queries.select().from(keyChecks).where(eq(keyChecks.id, id));
  return row?.mac ?? null;
}

/** Notes a root secret where none is noted; answers the one that is noted then. */
export async function noteKeyCheck(queries: Queries, mac: string, now: Date): Promise<string> {
  await queries.insert(keyChecks).values({ id, mac, createdAt: now }).onConflictDoNothing();
  return (await findKeyCheck(queries)) ?? mac;
}

/** Notes the root secret that follows another one. */
export async function replaceKeyCheck(
  queries: Queries,
  change: { from: string; to: string; now: Date },
): Promise<void> {
  await queries
    .update(keyChecks)
    .set({ mac: change.to, createdAt: change.now })
    .where(and(eq(keyChecks.id, id), eq(keyChecks.mac, change.from)));
}

/** Names of stored files, the newest first. */
export async function newestBlobKeys(queries: Queries, most: number): Promise<string[]> {
  const found = await queries
    .select({ key: blobs.key })
    .from(blobs)
    .where(eq(blobs.state, "ready"))
    .orderBy(desc(blobs.createdAt))
    .limit(most);
  return found.map(({ key }) => key);
}

/** Sealed mails, the newest first. */
export async function newestSealedMails(queries: Queries, most: number): Promise<string[]> {
  const found = await queries
    .select({ sealed: outboxMails.sealed })
    .from(outboxMails)
    .where(isNotNull(outboxMails.sealed))
    .orderBy(desc(outboxMails.createdAt))
    .limit(most);
  return found.flatMap(({ sealed }) => (sealed === null ? [] : [sealed]));
}
