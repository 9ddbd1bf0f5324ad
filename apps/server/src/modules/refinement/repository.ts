import { and, desc, eq, sql } from "drizzle-orm";
import { madeSchema, refinementOutcomes } from "@savile/model";
import type { Made } from "@savile/model";
import * as z from "zod";
import type { Queries } from "../../db/database.ts";
import { generationSessions, jobs, refinements } from "../../db/schema.ts";

export type RefinementRow = typeof refinements.$inferSelect;

/** An instruction with where it stands: its outcome, or the state of its job while there is none. */
export interface StandingRefinement {
  readonly row: RefinementRow;
  readonly jobState: string | null;
}

/** What came of an instruction, in plain words. */
export const resultSchema = z.object({
  parts: z.array(
    z.object({ part: z.string(), outcome: z.enum(refinementOutcomes), said: z.string() }),
  ),
  suggestions: z.array(z.string()),
  gaps: z.array(z.string()),
  changes: z.number(),
  counted: z.boolean(),
});
export type RefinementResult = z.infer<typeof resultSchema>;

export function resultOf(row: RefinementRow): RefinementResult {
  return row.result === null
    ? { parts: [], suggestions: [], gaps: [], changes: 0, counted: false }
    : resultSchema.parse(row.result);
}

export function madeOf(row: RefinementRow): Made | null {
  return row.made === null ? null : madeSchema.parse(row.made);
}

export async function insertRefinement(
  queries: Queries,
  row: typeof refinements.$inferInsert,
): Promise<void> {
  await queries.insert(refinements).values(row);
}

export async function nameJob(queries: Queries, id: string, jobId: number): Promise<void> {
  await queries.update(refinements).set({ jobId }).where(eq(refinements.id, id));
}

const standing = { row: refinements, jobState: jobs.state };

/** An instruction of this account for this session. */
export async function findRefinement(
  queries: Queries,
  owner: { accountId: string; sessionId: string; id: string },
): Promise<StandingRefinement | null> {
  const [found] = await queries
    .select(standing)
    .from(refinements)
    .leftJoin(jobs, eq(jobs.id, refinements.jobId))
    .where(
      and(
        eq(refinements.id, owner.id),
        eq(refinements.sessionId, owner.sessionId),
        eq(refinements.accountId, owner.accountId),
      ),
    );
  return found ?? null;
}

/** An instruction by id alone, for the job that works on it. */
export async function loadRefinement(queries: Queries, id: string): Promise<RefinementRow | null> {
  const [row] = await queries.select().from(refinements).where(eq(refinements.id, id));
  return row ?? null;
}

const listLimit = 50;

/** The newest instructions of a session. */
export async function listRefinements(
  queries: Queries,
  sessionId: string,
): Promise<StandingRefinement[]> {
  return queries
    .select(standing)
    .from(refinements)
    .leftJoin(jobs, eq(jobs.id, refinements.jobId))
    .where(eq(refinements.sessionId, sessionId))
    .orderBy(desc(refinements.createdAt), desc(refinements.id))
    .limit(listLimit);
}

/** Ends an instruction that has no end yet. */
export async function closeRefinement(
  queries: Queries,
  id: string,
  end: Pick<RefinementRow, "outcome"> & Partial<RefinementRow>,
): Promise<void> {
  await queries
    .update(refinements)
    .set(end)
    .where(and(eq(refinements.id, id), sql`${refinements.outcome} is null`));
}

export async function markUndone(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.update(refinements).set({ undoneAt: at }).where(eq(refinements.id, id));
}

/** Locks a session's row until the transaction ends. */
export async function lockSession(queries: Queries, sessionId: string): Promise<void> {
  await queries
    .select({ id: generationSessions.id })
    .from(generationSessions)
    .where(eq(generationSessions.id, sessionId))
    .for("no key update");
}
