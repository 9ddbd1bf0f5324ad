import { desc, eq, lt, or, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { auditEntries } from "../../db/schema.ts";

export type AuditEntry = typeof auditEntries.$inferSelect;

export async function insertEntry(
  queries: Queries,
  entry: typeof auditEntries.$inferInsert,
): Promise<void> {
  await queries.insert(auditEntries).values(entry);
}

/** The newest entries, or those before one. */
export async function listEntries(
  queries: Queries,
  page: { limit: number; before?: number | undefined },
): Promise<AuditEntry[]> {
  return queries
    .select()
    .from(auditEntries)
    .where(page.before === undefined ? undefined : lt(auditEntries.id, page.before))
    .orderBy(desc(auditEntries.id))
    .limit(page.limit);
}

/** Puts another name in the place of an account that is gone. */
export async function renameAccount(queries: Queries, from: string, to: string): Promise<void> {
  await queries
    .update(auditEntries)
    .set({
      accountId: sql`case when ${auditEntries.accountId} = ${from} then ${to} else ${auditEntries.accountId} end`,
      actor: sql`case when ${auditEntries.actor} = ${from} then ${to} else ${auditEntries.actor} end`,
    })
    .where(or(eq(auditEntries.accountId, from), eq(auditEntries.actor, from)));
}
