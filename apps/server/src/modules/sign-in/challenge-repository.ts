import { and, desc, eq, gte, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { signInChallenges } from "../../db/schema.ts";

export type Challenge = typeof signInChallenges.$inferSelect;

/** Stores a challenge; an earlier one of the address dies with it. */
export async function replaceChallenge(
  queries: Queries,
  challenge: typeof signInChallenges.$inferInsert,
): Promise<void> {
  await queries
    .update(signInChallenges)
    .set({ endedAt: challenge.createdAt, ending: "replaced" })
    .where(and(eq(signInChallenges.email, challenge.email), isNull(signInChallenges.endedAt)));
  await queries.insert(signInChallenges).values(challenge);
}

/**
 * The living challenge of an address with one more try counted, in one statement, so that guesses at the same
 * moment cannot outnumber the tries; `null` when there is none or its tries are used up.
 */
export async function takeTry(
  queries: Queries,
  guess: { email: string; challengeId: string | null; now: Date; most: number },
): Promise<Challenge | null> {
  const tries =
    guess.challengeId === null ? signInChallenges.unboundTries : signInChallenges.boundTries;
  const counted =
    guess.challengeId === null
      ? { unboundTries: sql`${tries} + 1` }
      : { boundTries: sql`${tries} + 1` };
  const [row] = await queries
    .update(signInChallenges)
    .set(counted)
    .where(
      and(
        eq(signInChallenges.email, guess.email),
        guess.challengeId === null ? undefined : eq(signInChallenges.id, guess.challengeId),
        isNull(signInChallenges.endedAt),
        gte(signInChallenges.expiresAt, guess.now),
        lt(tries, guess.most),
      ),
    )
    .returning();
  return row ?? null;
}

/** Whether the challenge that a browser asked for is still the one of the address. */
export async function isCurrent(
  queries: Queries,
  challenge: { id: string; email: string; now: Date },
): Promise<boolean> {
  const [row] = await queries
    .select({ id: signInChallenges.id })
    .from(signInChallenges)
    .where(
      and(
        eq(signInChallenges.id, challenge.id),
        eq(signInChallenges.email, challenge.email),
        isNull(signInChallenges.endedAt),
        gte(signInChallenges.expiresAt, challenge.now),
      ),
    );
  return row !== undefined;
}

/** The newest challenge of an address, living or not. */
export async function newestChallenge(queries: Queries, email: string): Promise<Challenge | null> {
  const [row] = await queries
    .select()
    .from(signInChallenges)
    .where(eq(signInChallenges.email, email))
    .orderBy(desc(signInChallenges.createdAt), desc(signInChallenges.id))
    .limit(1);
  return row ?? null;
}

export async function findByLink(
  queries: Queries,
  macs: readonly string[],
): Promise<Challenge | null> {
  const [row] = await queries
    .select()
    .from(signInChallenges)
    .where(inArray(signInChallenges.linkMac, [...macs]));
  return row ?? null;
}

/** Uses a challenge up: whichever of code and link comes first wins, and only once. */
export async function consume(queries: Queries, id: string, now: Date): Promise<boolean> {
  const used = await queries
    .update(signInChallenges)
    .set({ endedAt: now, ending: "used" })
    .where(
      and(
        eq(signInChallenges.id, id),
        isNull(signInChallenges.endedAt),
        gte(signInChallenges.expiresAt, now),
      ),
    )
    .returning({ id: signInChallenges.id });
  return used.length > 0;
}

export async function deleteChallengesOf(queries: Queries, email: string): Promise<void> {
  await queries.delete(signInChallenges).where(eq(signInChallenges.email, email));
}

export async function deleteOldChallenges(queries: Queries, before: Date): Promise<void> {
  await queries.delete(signInChallenges).where(lt(signInChallenges.expiresAt, before));
}
