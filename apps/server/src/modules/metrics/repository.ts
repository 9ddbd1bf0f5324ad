import { sql } from "drizzle-orm";
import * as z from "zod";
import { rows } from "../../db/database.ts";
import type { Queries } from "../../db/database.ts";

const jobsSchema = z.object({
  queue: z.string(),
  queued: z.coerce.number(),
  running: z.coerce.number(),
  oldest: z.coerce.number(),
});
const runsSchema = z.object({ kind: z.string(), outcome: z.string(), n: z.coerce.number() });
const callsSchema = z.object({
  outcome: z.string(),
  n: z.coerce.number(),
  micros: z.coerce.number(),
});

/** How many jobs wait and run, and for how many seconds the oldest has waited. */
export function jobFigures(queries: Queries, now: Date): Promise<z.infer<typeof jobsSchema>[]> {
  return rows(
    queries,
    sql`select queue, count(*) filter (where state = 'queued') as queued,
      count(*) filter (where state = 'running') as running,
      coalesce(max(extract(epoch from ${now.toISOString()}::timestamptz - run_at)) filter (where state = 'queued'), 0)::float8 as oldest
      from jobs where state in ('queued', 'running') group by queue`,
    jobsSchema,
  );
}

/** Runs that ended since a moment, by what they were and how they ended. */
export function runFigures(queries: Queries, since: Date): Promise<z.infer<typeof runsSchema>[]> {
  return rows(
    queries,
    sql`select kind, coalesce(outcome, 'open') as outcome, count(*) as n from run_events
      where at > ${since.toISOString()}::timestamptz and kind like '%completed' group by 1, 2`,
    runsSchema,
  );
}

/** Calls of language models since a moment, and what they cost in millionths of a dollar. */
export function callFigures(queries: Queries, since: Date): Promise<z.infer<typeof callsSchema>[]> {
  return rows(
    queries,
    sql`select coalesce(failure, 'answered') as outcome, count(*) as n, coalesce(sum(cost_micros), 0) as micros
      from model_calls where at > ${since.toISOString()}::timestamptz group by 1`,
    callsSchema,
  );
}
