import { randomUUID } from "node:crypto";
import { databaseError } from "../errors/database-error.ts";
import type { Database, Queries } from "../db/database.ts";
import { withDeadline } from "../db/engine/deadline.ts";
import { LeaseLost } from "./job.ts";
import type { ClaimedJob, JobFailure } from "./job.ts";
import * as store from "./repository.ts";

/** What a handler gets. `event` is fenced and in order; after an abort nothing more is stored. */
export interface JobRun {
  readonly job: ClaimedJob;
  readonly signal: AbortSignal;
  event(event: unknown): Promise<void>;
}

/** What a handler answers: how to store the result (in the transaction that ends the job), or why not. */
export type JobOutcome =
  | {
      readonly done: true;
      readonly store: (queries: Queries) => Promise<void>;
      readonly last: unknown;
    }
  | { readonly done: false; readonly failure: JobFailure };

export interface JobHandler {
  run(run: JobRun): Promise<JobOutcome>;
  /** Settles the owner of a job that ended without a result, in the transaction that ended it. */
  settle(
    queries: Queries,
    payload: unknown,
    end: { state: "failed" | "cancelled"; code: string },
  ): Promise<void>;
  /** The last event of such a job. */
  lastEvent(end: { state: "failed" | "cancelled"; code: string; attempt: number }): unknown;
}

export interface JobWorkerInput {
  readonly database: Database;
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly slots: number;
  readonly leaseMs?: number;
  readonly pollMs?: number;
  /** Told about unexpected errors of handlers and of the worker itself. */
  readonly troubled: (error: unknown, jobId: number | null) => void;
}

export interface JobWorker {
  /** Stops claiming, aborts what runs and puts it back into its queue. */
  stop(): Promise<void>;
}

type Reason = "cancel" | "late" | "lost" | "stop";
const jobDeadlineMs = 60_000;

/** Runs jobs in `slots` slots until it is stopped. */
export function startJobWorker(input: JobWorkerInput): JobWorker {
  const { database, handlers } = input;
  const leaseMs = input.leaseMs ?? 15_000;
  const pollMs = input.pollMs ?? 1_000;
  const workerId = randomUUID();
  const running = new Map<number, { abort: (reason: Reason) => void; ended: Promise<void> }>();
  const queues = Object.keys(handlers);
  let stopping = false;
  let claiming: Promise<void> | null = null;
  let again = false;

  async function endWithout(job: ClaimedJob, state: "failed" | "cancelled", code: string) {
    const handler = handlers[job.queue];
    await database.transaction(async (queries) => {
      await store.endJob(queries, job, state, code);
      await handler?.settle(queries, job.payload, { state, code });
      const last = handler?.lastEvent({ state, code, attempt: job.attempt });
      await store.addLastEvent(queries, job.id, last);
    });
  }

  async function fail(job: ClaimedJob, failure: JobFailure): Promise<void> {
    const mayRetry = job.attempt < job.maxAttempts && job.deadlineAt.getTime() > Date.now();
    if (failure.retry && mayRetry) await store.requeueJob(database.query, job, false);
    else await endWithout(job, "failed", failure.code);
  }

  async function finish(job: ClaimedJob, outcome: JobOutcome, why: Reason | null): Promise<void> {
    if (why === "lost") return;
    if (why === "stop" && !outcome.done)
      return void (await store.requeueJob(database.query, job, true));
    if (why === "cancel") return endWithout(job, "cancelled", "cancelled");
    if (why === "late") return endWithout(job, "failed", "generation_failed");
    if (!outcome.done) return fail(job, outcome.failure);
    await database.transaction(async (queries) => {
      await store.endJob(queries, job, "done", null);
      await outcome.store(queries);
      await store.addLastEvent(queries, job.id, outcome.last);
    });
  }

  async function attempt(job: ClaimedJob, handler: JobHandler, signal: AbortSignal) {
    let events: Promise<void> = Promise.resolve();
    const event = (value: unknown): Promise<void> => {
      events = events.then(() =>
        signal.aborted ? undefined : store.addEvent(database.query, job, value),
      );
      events.catch(() => undefined);
      return events;
    };
    const outcome = await handler.run({ job, signal, event });
    await events;
    return outcome;
  }

  async function work(job: ClaimedJob): Promise<void> {
    const handler = handlers[job.queue];
    if (handler === undefined) return;
    const controller = new AbortController();
    let why: Reason | null = null;
    const abort = (reason: Reason): void => {
      why ??= reason;
      controller.abort();
    };
    const beat = async (): Promise<void> => {
      const answer = await store.beat(database.query, job, leaseMs);
      if (answer !== "go-on") abort(answer);
    };
    const heartbeat = setInterval(() => {
      beat().catch((error: unknown) => input.troubled(error, job.id));
    }, leaseMs / 3);
    const ended = (async () => {
      try {
        const outcome = await attempt(job, handler, controller.signal).catch(
          (error: unknown): JobOutcome => {
            if (error instanceof LeaseLost) abort("lost");
            else if (!controller.signal.aborted) input.troubled(error, job.id);
            return { done: false, failure: { code: "generation_failed", retry: true } };
          },
        );
        await finish(job, outcome, why);
      } catch (error) {
        if (!(error instanceof LeaseLost)) input.troubled(error, job.id);
      } finally {
        clearInterval(heartbeat);
        running.delete(job.id);
      }
    })();
    running.set(job.id, { abort, ended });
    await ended;
    wake();
  }

  const mayClaim = (): boolean => !stopping && running.size < input.slots;

  async function claimAll(): Promise<void> {
    for (const queue of queues) {
      while (mayClaim()) {
        const claim = { queue, workerId, token: randomUUID(), leaseMs };
        const job = await store.claimJob(database.query, claim).catch((error: unknown) => {
          // Two workers took two jobs of one account: one of them waits.
          if (databaseError(error)?.fault === "unique") return null;
          throw error;
        });
        if (job === null) break;
        void withDeadline(jobDeadlineMs, () => work(job));
      }
    }
  }

  function wake(): void {
    if (stopping) return;
    if (claiming !== null) {
      again = true;
      return;
    }
    claiming = claimAll()
      .catch((error: unknown) => input.troubled(error, null))
      .finally(() => {
        claiming = null;
        if (again) {
          again = false;
          wake();
        }
      });
  }

  async function sweep(): Promise<void> {
    if (!(await store.needsSweep(database.query))) return;
    await database.transaction(async (queries) => {
      for (const ended of await store.sweepJobs(queries)) {
        const end = { state: "failed" as const, code: "generation_failed" };
        const handler = handlers[ended.queue];
        await handler?.settle(queries, ended.payload, end);
        await store.addLastEvent(queries, ended.id, handler?.lastEvent({ ...end, attempt: 0 }));
      }
    });
  }

  const unlisten = database.listen("jobs", (payload) => {
    const cancelled = /^cancel:(\d+)$/.exec(payload ?? "");
    if (cancelled === null) wake();
    else running.get(Number(cancelled[1]))?.abort("cancel");
  });
  let timer: NodeJS.Timeout;
  const round = (): void => {
    sweep().catch((error: unknown) => input.troubled(error, null));
    wake();
    timer = setTimeout(round, pollMs * (0.75 + Math.random() / 2));
  };
  timer = setTimeout(round, 0);
  return {
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      unlisten();
      await claiming;
      for (const run of running.values()) run.abort("stop");
      await Promise.all([...running.values()].map((run) => run.ended));
    },
  };
}
