import { and, count, desc, eq, gt, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import * as z from "zod";
import { rows } from "../../db/database.ts";
import type { Queries } from "../../db/database.ts";
import { outboxMails } from "../../db/schema.ts";

export type OutboxRow = typeof outboxMails.$inferSelect;

/** Stores a mail unless its effect was asked for before; answers whether it was new. */
export async function insertMail(
  queries: Queries,
  mail: typeof outboxMails.$inferInsert,
): Promise<boolean> {
  const stored = await queries
    .insert(outboxMails)
    .values(mail)
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
    .returning({ id: outboxMails.id });
  return stored.length > 0;
}

/** Wakes whoever sends, in this process or another. */
export async function tellOutbox(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_notify('jobs', 'mail')`);
}

const claimedRow = z.object({
  id: z.string(),
  sealed: z.string().nullable(),
  attempts: z.number(),
  expires_at: z.coerce.date().nullable(),
});
export type ClaimedMail = z.infer<typeof claimedRow>;

export interface Lease {
  readonly token: string;
  readonly until: Date;
  readonly now: Date;
  readonly limit: number;
}

/** Takes mails that are due, or whose sender is gone, for one sender alone. */
export async function claimMails(queries: Queries, lease: Lease): Promise<ClaimedMail[]> {
  const now = lease.now.toISOString();
  return rows(
    queries,
    sql`update outbox_mails set state = 'sending', attempts = attempts + 1,
        lease_token = ${lease.token}, lease_until = ${lease.until.toISOString()}::timestamptz
      where id in (select id from outbox_mails
        where (state = 'waiting' and run_at <= ${now}::timestamptz)
          or (state = 'sending' and lease_until < ${now}::timestamptz)
        order by run_at, id for update skip locked limit ${lease.limit})
      returning id, sealed, attempts, expires_at`,
    claimedRow,
  );
}

const heldBy = (id: string, token: string) =>
  and(eq(outboxMails.id, id), eq(outboxMails.leaseToken, token));

/** Ends a mail under its lease; `keep` leaves its text for the outbox page. */
export async function finishMail(
  queries: Queries,
  end: {
    id: string;
    token: string;
    state: "sent" | "failed" | "dropped";
    error: string | null;
    at: Date;
    keep: boolean;
  },
): Promise<void> {
  await queries
    .update(outboxMails)
    .set({
      state: end.state,
      error: end.error,
      finishedAt: end.at,
      leaseToken: null,
      leaseUntil: null,
      ...(end.keep ? {} : { sealed: null }),
    })
    .where(heldBy(end.id, end.token));
}

/** Puts a mail back for another try. */
export async function postponeMail(
  queries: Queries,
  later: { id: string; token: string; error: string; runAt: Date },
): Promise<void> {
  await queries
    .update(outboxMails)
    .set({
      state: "waiting",
      error: later.error,
      runAt: later.runAt,
      leaseToken: null,
      leaseUntil: null,
    })
    .where(heldBy(later.id, later.token));
}

/** The newest mails whose text is still there. */
export async function newestMails(queries: Queries, limit: number): Promise<OutboxRow[]> {
  return queries
    .select()
    .from(outboxMails)
    .where(isNotNull(outboxMails.sealed))
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(limit);
}

/** How many mails wait, and how many failed since a moment. */
export async function countMails(
  queries: Queries,
  since: Date,
): Promise<{ waiting: number; failed: number }> {
  const [open] = await queries
    .select({ n: count() })
    .from(outboxMails)
    .where(inArray(outboxMails.state, ["waiting", "sending"]));
  const [failed] = await queries
    .select({ n: count() })
    .from(outboxMails)
    .where(and(eq(outboxMails.state, "failed"), gt(outboxMails.finishedAt, since)));
  return { waiting: open?.n ?? 0, failed: failed?.n ?? 0 };
}

/** Removes mails that ended before a moment, and those of the outbox page that nobody reads any more. */
export async function deleteOldMails(queries: Queries, before: Date): Promise<void> {
  await queries
    .delete(outboxMails)
    .where(
      or(
        lt(outboxMails.finishedAt, before),
        and(isNotNull(outboxMails.expiresAt), lt(outboxMails.expiresAt, before)),
      ),
    );
}
