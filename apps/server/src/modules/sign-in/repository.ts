import { and, desc, eq, gt, isNull, lt, ne, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { accounts, signInSessions } from "../../db/schema.ts";
import type { Account } from "../accounts/repository.ts";

export type SignInSession = typeof signInSessions.$inferSelect;

export async function insertSignInSession(
  queries: Queries,
  session: typeof signInSessions.$inferInsert,
): Promise<void> {
  await queries.insert(signInSessions).values(session);
}

/** Built once for each database: every request reads it. */
function sessionStatement(queries: Queries) {
  return queries
    .select({ session: signInSessions, account: accounts })
    .from(signInSessions)
    .innerJoin(accounts, eq(accounts.id, signInSessions.accountId))
    .where(eq(signInSessions.id, sql.placeholder("id")))
    .prepare("sign_in_session");
}

const statements = new WeakMap<Queries, ReturnType<typeof sessionStatement>>();

/** A SignInSession with its account, whether it still lives or not. */
export async function findSignInSession(
  queries: Queries,
  id: string,
): Promise<{ session: SignInSession; account: Account } | null> {
  const known = statements.get(queries);
  const statement = known ?? sessionStatement(queries);
  if (known === undefined) statements.set(queries, statement);
  const [row] = await statement.execute({ id });
  return row ?? null;
}

/** Moves a SignInSession from `generation` to the next; `false` when another call was first. */
export async function rotate(
  queries: Queries,
  id: string,
  generation: number,
  now: Date,
): Promise<boolean> {
  const rotated = await queries
    .update(signInSessions)
    .set({ generation: sql`${signInSessions.generation} + 1`, rotatedAt: now })
    .where(
      and(
        eq(signInSessions.id, id),
        eq(signInSessions.generation, generation),
        isNull(signInSessions.revokedAt),
      ),
    )
    .returning({ id: signInSessions.id });
  return rotated.length > 0;
}

export async function revoke(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .update(signInSessions)
    .set({ revokedAt: now })
    .where(and(eq(signInSessions.id, id), isNull(signInSessions.revokedAt)));
}

/** Ends every SignInSession of an account but, where it is given, one; answers how many. */
export async function revokeAll(
  queries: Queries,
  ended: { accountId: string; except?: string | undefined; now: Date },
): Promise<number> {
  const revoked = await queries
    .update(signInSessions)
    .set({ revokedAt: ended.now })
    .where(
      and(
        eq(signInSessions.accountId, ended.accountId),
        isNull(signInSessions.revokedAt),
        ended.except === undefined ? undefined : ne(signInSessions.id, ended.except),
      ),
    )
    .returning({ id: signInSessions.id });
  return revoked.length;
}

/** Ends the SignInSessions of an account whose address nobody proved. */
export async function revokeUnverified(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<void> {
  await queries
    .update(signInSessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(signInSessions.accountId, accountId),
        eq(signInSessions.verified, false),
        isNull(signInSessions.revokedAt),
      ),
    );
}

/** Notes that a SignInSession is in use. */
export async function touch(queries: Queries, id: string, now: Date): Promise<void> {
  await queries.update(signInSessions).set({ lastSeenAt: now }).where(eq(signInSessions.id, id));
}

/** The SignInSessions of an account that still live, the newest activity first. */
export async function listLiving(
  queries: Queries,
  of: { accountId: string; createdAfter: Date; usedAfter: Date },
): Promise<SignInSession[]> {
  return queries
    .select()
    .from(signInSessions)
    .where(
      and(
        eq(signInSessions.accountId, of.accountId),
        isNull(signInSessions.revokedAt),
        gt(signInSessions.createdAt, of.createdAfter),
        gt(signInSessions.rotatedAt, of.usedAfter),
      ),
    )
    .orderBy(desc(signInSessions.rotatedAt), desc(signInSessions.id));
}

/** Removes sign-in sessions that can never be used again. */
export async function deleteOldSignInSessions(queries: Queries, before: Date): Promise<void> {
  await queries.delete(signInSessions).where(lt(signInSessions.createdAt, before));
}
