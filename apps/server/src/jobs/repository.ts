import { and, asc, eq, gt, notInArray, sql } from "drizzle-orm";
import * as z from "zod";
import { rows } from "../db/database.ts";
import type { Queries } from "../db/database.ts";
import { jobEvents, jobs } from "../db/schema.ts";
import { LeaseLost } from "./job.ts";
import type { ClaimedJob, JobState, StoredEvent } from "./job.ts";

const idRow = z.object({ id: z.coerce.number() });
const claimRow = z.object({
  id: z.coerce.number(),
  queue: z.string(),
  payload: z.unknown(),
  attempts: z.number(),
  max_attempts: z.number(),
  lease_token: z.string(),
  deadline_at: z.coerce.date(),
});
const endedRow = z.object({ id: z.coerce.number(), queue: z.string(), payload: z.unknown() });
export type EndedJob = z.infer<typeof endedRow>;

export interface NewJob {
  readonly queue: string;
  readonly accountId: string | null;
  readonly payload: unknown;
  readonly dedupeKey?: string | undefined;
  readonly inputHash?: string | undefined;
  readonly oneAtATime?: string | undefined;
}

export async function insertJob(queries: Queries, job: NewJob): Promise<number> {
  const [row] = await queries
    .insert(jobs)
    .values({
      queue: job.queue,
      accountId: job.accountId,
      payload: job.payload,
      dedupeKey: job.dedupeKey ?? null,
      inputHash: job.inputHash ?? null,
      oneAtATime: job.oneAtATime ?? null,
    })
    .returning({ id: jobs.id });
  if (row === undefined) throw new Error("the job was not stored");
  await queries.execute(sql`select pg_notify('jobs', ${job.queue})`);
  return row.id;
}

/** The job that a request with this key, or with the same input within the last minute, started before. */
export async function findTwin(
  queries: Queries,
  twin: { accountId: string; dedupeKey: string | undefined; inputHash: string },
): Promise<{ id: number; sameInput: boolean } | null> {
  const byKey = twin.dedupeKey === undefined ? sql`false` : sql`dedupe_key = ${twin.dedupeKey}`;
  const found = await rows(
    queries,
    sql`select id, input_hash = ${twin.inputHash} as same from jobs
      where account_id = ${twin.accountId} and (${byKey} or (${twin.dedupeKey === undefined}
        and input_hash = ${twin.inputHash} and created_at > now() - interval '60 seconds'
        and state in ('queued', 'running', 'done')))
      order by id desc limit 1`,
    z.object({ id: z.coerce.number(), same: z.boolean() }),
  );
  const [row] = found;
  return row === undefined ? null : { id: row.id, sameInput: row.same };
}

/** Takes the next job of a queue, or `null`. A unique violation means "nothing now": see the caller. */
export async function claimJob(
  queries: Queries,
  claim: { queue: string; workerId: string; token: string; leaseMs: number },
): Promise<ClaimedJob | null> {
  const lease = sql`now() + ${claim.leaseMs}::int * interval '1 millisecond'`;
  const claimed = await rows(
    queries,
    sql`update jobs set state = 'running', attempts = attempts + 1, lease_token = ${claim.token},
        lease_until = ${lease}, worker_id = ${claim.workerId}, started_at = coalesce(started_at, now()),
        deadline_at = coalesce(deadline_at, now() + max_run_ms * interval '1 millisecond')
      where id = (select j.id from jobs j where j.queue = ${claim.queue} and j.state = 'queued'
        and j.run_at <= now() and not exists (select 1 from jobs r where r.state = 'running'
          and r.queue = j.queue and r.one_at_a_time = j.one_at_a_time)
        order by j.sort_at, j.id for update skip locked limit 1)
      returning id, queue, payload, attempts, max_attempts, lease_token, deadline_at`,
    claimRow,
  );
  const [row] = claimed;
  if (row === undefined) return null;
  return {
    id: row.id,
    queue: row.queue,
    payload: row.payload,
    attempt: row.attempts,
    maxAttempts: row.max_attempts,
    token: row.lease_token,
    deadlineAt: row.deadline_at,
  };
}

type Fence = Pick<ClaimedJob, "id" | "token">;

const fenced = (fence: Fence) =>
  sql`id = ${fence.id} and lease_token = ${fence.token} and state = 'running'`;

/** Extends the lease; tells whether the run should go on, was cancelled, or is past its deadline. */
export async function beat(
  queries: Queries,
  fence: Fence,
  leaseMs: number,
): Promise<"go-on" | "cancel" | "late" | "lost"> {
  const found = await rows(
    queries,
    sql`update jobs set lease_until = now() + ${leaseMs}::int * interval '1 millisecond'
      where ${fenced(fence)} returning cancel_requested, deadline_at <= now() as late`,
    z.object({ cancel_requested: z.boolean(), late: z.boolean() }),
  );
  const [row] = found;
  if (row === undefined) return "lost";
  if (row.cancel_requested) return "cancel";
  return row.late ? "late" : "go-on";
}

const eventInsert = (
  jobId: number,
  event: unknown,
) => sql`insert into job_events (job_id, seq, event)
  select id, event_seq, ${JSON.stringify(event)}::jsonb from numbered
  returning pg_notify('job_events', ${`${jobId}:`} || seq) as told, seq`;

/** Numbers and stores an event of a running job. Throws {@link LeaseLost}. */
export async function addEvent(queries: Queries, fence: Fence, event: unknown): Promise<void> {
  const stored = await rows(
    queries,
    sql`with numbered as (update jobs set event_seq = event_seq + 1 where ${fenced(fence)}
      returning id, event_seq) ${eventInsert(fence.id, event)}`,
    z.object({ seq: z.number() }),
  );
  if (stored.length === 0) throw new LeaseLost();
}

/** Stores the last event of a job that has ended, whoever ended it. */
export async function addLastEvent(queries: Queries, jobId: number, event: unknown): Promise<void> {
  await queries.execute(
    sql`with numbered as (update jobs set event_seq = event_seq + 1 where id = ${jobId}
      returning id, event_seq) ${eventInsert(jobId, event)}`,
  );
}

/** Ends a running job under its fence. Throws {@link LeaseLost}, so that a transaction rolls back. */
export async function endJob(
  queries: Queries,
  fence: Fence,
  state: "done" | "failed" | "cancelled",
  error: string | null,
): Promise<void> {
  const ended = await rows(
    queries,
    sql`update jobs set state = ${state}, error = ${error}, finished_at = now(), lease_until = null
      where ${fenced(fence)} returning id`,
    idRow,
  );
  if (ended.length === 0) throw new LeaseLost();
}

/** Puts a running job back into its queue, with a growing pause or (`giveBack`) as if never claimed. */
export async function requeueJob(
  queries: Queries,
  fence: Fence,
  giveBack: boolean,
): Promise<boolean> {
  const back = await rows(
    queries,
    sql`update jobs set state = 'queued', lease_until = null, lease_token = null,
        attempts = attempts - ${giveBack ? 1 : 0}::int,
        run_at = case when ${giveBack} then now()
          else now() + power(2, attempts) * interval '500 milliseconds' end
      where ${fenced(fence)} returning queue, id, pg_notify('jobs', queue) as told`,
    idRow,
  );
  return back.length > 0;
}

/** Whether a sweep would find anything; on an idle service this is all that is asked each second. */
export async function needsSweep(queries: Queries): Promise<boolean> {
  const found = await rows(
    queries,
    sql`select id from jobs where state = 'running'
      and (lease_until < now() or deadline_at < now()) limit 1`,
    idRow,
  );
  return found.length > 0;
}

/** A job that takes its worker with it every time has to end: so many attempts in all. */
const mostAttempts = 9;

/**
 * Ends what nobody works on any more. A worker that was lost costs its job neither an attempt nor time: the job
 * goes back to its queue with one more attempt and a new deadline, up to a bound. Jobs past it, and those whose
 * worker lives but whose time is over, are failed and answered, so that their owners can be told.
 */
export async function sweepJobs(queries: Queries, limit = 100): Promise<EndedJob[]> {
  const expired = sql`select id from jobs where state = 'running'
    and (lease_until < now() or deadline_at < now()) order by id limit ${limit} for update skip locked`;
  const ended = await rows(
    queries,
    sql`update jobs set state = 'failed', error = 'lost', finished_at = now(), lease_token = null
      where id in (${expired}) and (attempts >= ${mostAttempts}::int or lease_until >= now())
      returning id, queue, payload`,
    endedRow,
  );
  await queries.execute(sql`update jobs set state = 'queued', max_attempts = max_attempts + 1,
      deadline_at = null, lease_token = null, lease_until = null, run_at = now()
    where id in (${expired}) returning pg_notify('jobs', queue)`);
  return ended;
}

/** At the start of the only process: whatever runs belongs to a process that is gone. */
export async function expireLeases(queries: Queries): Promise<void> {
  await queries.execute(
    sql`update jobs set lease_until = now() - interval '1 second' where state = 'running'`,
  );
}

/** Cancels: a queued job ends now (answered), a running one is asked to; `null` when it has ended. */
export async function cancelJob(
  queries: Queries,
  jobId: number,
): Promise<"ended" | "asked" | null> {
  const ended = await rows(
    queries,
    sql`update jobs set state = 'cancelled', finished_at = now() where id = ${jobId}
      and state = 'queued' returning id`,
    idRow,
  );
  if (ended.length > 0) return "ended";
  const asked = await rows(
    queries,
    sql`update jobs set cancel_requested = true where id = ${jobId} and state = 'running'
      returning id, pg_notify('jobs', ${`cancel:${jobId}`}) as told`,
    idRow,
  );
  return asked.length > 0 ? "asked" : null;
}

export async function jobState(
  queries: Queries,
  jobId: number,
): Promise<{ state: JobState; error: string | null } | null> {
  const [row] = await queries
    .select({ state: jobs.state, error: jobs.error })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return row ?? null;
}

export async function eventsAfter(
  queries: Queries,
  jobId: number,
  seq: number,
): Promise<StoredEvent[]> {
  return queries
    .select()
    .from(jobEvents)
    .where(and(eq(jobEvents.jobId, jobId), gt(jobEvents.seq, seq)))
    .orderBy(asc(jobEvents.seq));
}

/** Frees the key of a job whose result was deleted, so that the same request starts anew. */
export async function forgetKey(queries: Queries, jobId: number): Promise<void> {
  await queries.update(jobs).set({ dedupeKey: null, inputHash: null }).where(eq(jobs.id, jobId));
}

/** Removes a job that has ended, with its events. */
export async function deleteEndedJob(queries: Queries, jobId: number): Promise<void> {
  await queries
    .delete(jobs)
    .where(and(eq(jobs.id, jobId), notInArray(jobs.state, ["queued", "running"])));
}

/** Removes jobs (with their events) that ended more than seven days ago; answers how many. */
export async function pruneJobs(queries: Queries, limit = 5_000): Promise<number> {
  const gone = await rows(
    queries,
    sql`delete from jobs where id in (select id from jobs
      where state in ('done', 'failed', 'cancelled') and finished_at < now() - interval '7 days'
      limit ${limit}) returning id`,
    idRow,
  );
  return gone.length;
}
