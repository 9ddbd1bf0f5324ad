import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { accounts, jobs } from "../db/schema.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { startJobWorker } from "./job-worker.ts";
import type { JobHandler, JobOutcome, JobRun, JobWorker } from "./job-worker.ts";
import * as store from "./repository.ts";

let database: Database;
const workers: JobWorker[] = [];
const ends: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  await database.query
    .insert(accounts)
    .values({ id: "acc", email: "a@example.test", createdAt: new Date() });
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await database.query.execute(sql`delete from jobs`);
  ends.length = 0;
});
afterAll(() => database.close());

const done: JobOutcome = { done: true, store: async () => undefined, last: { state: "done" } };

function handler(run: (run: JobRun) => Promise<JobOutcome>): JobHandler {
  return {
    run,
    settle: async (_, __, end) => void ends.push(`${end.state} ${end.code}`),
    lastEvent: (end) => ({ state: end.state }),
  };
}

function start(
  run: (run: JobRun) => Promise<JobOutcome>,
  { leaseMs = 1_500, pollMs = 100 } = {},
): JobWorker {
  const worker = startJobWorker({
    database,
    handlers: { test: handler(run) },
    slots: 2,
    leaseMs,
    pollMs,
    troubled: () => undefined,
  });
  workers.push(worker);
  return worker;
}

function enqueue(more: Partial<store.NewJob> = {}): Promise<number> {
  return database.transaction((queries) =>
    store.insertJob(queries, { queue: "test", accountId: "acc", payload: {}, ...more }),
  );
}

const stateOf = async (id: number) => (await store.jobState(database.query, id))?.state;
const eventsOf = async (id: number) =>
  (await store.eventsAfter(database.query, id, 0)).map((event) => [event.seq, event.event]);

/** What a worker that died left behind: a running job with an expired lease. */
async function abandon(id: number): Promise<void> {
  await store.claimJob(database.query, {
    queue: "test",
    workerId: "dead",
    token: "dead",
    leaseMs: 1,
  });
  await sleep(20);
  expect(await stateOf(id)).toBe("running");
}

describe("a job", () => {
  it("runs, numbers its events without a gap and ends with its result", async () => {
    start(async (run) => {
      await run.event({ step: 1 });
      await run.event({ step: 2 });
      return done;
    });
    const id = await enqueue();
    await expect.poll(() => stateOf(id)).toBe("done");
    expect(await eventsOf(id)).toEqual([
      [1, { step: 1 }],
      [2, { step: 2 }],
      [3, { state: "done" }],
    ]);
  });

  it("starts when it is enqueued, long before the next poll", async () => {
    start(async () => done, { pollMs: 60_000 });
    await sleep(150);
    const id = await enqueue();
    await expect.poll(() => stateOf(id), { interval: 10 }).toBe("done");
  });

  it("is tried again after a failure that may pass, and fails when its attempts are used up", async () => {
    const attempts: number[] = [];
    start(async ({ job }) => {
      attempts.push(job.attempt);
      return { done: false, failure: { code: "render_failed", retry: true } };
    });
    const id = await enqueue();
    await database.query.execute(sql`update jobs set max_attempts = 2 where id = ${id}`);
    await expect.poll(() => stateOf(id)).toBe("failed");
    expect(attempts).toEqual([1, 2]);
    expect(ends).toEqual(["failed render_failed"]);
  });

  it("is not tried again after a failure that will not pass", async () => {
    start(async () => ({ done: false, failure: { code: "resume_without_content", retry: false } }));
    const id = await enqueue();
    await expect.poll(() => stateOf(id)).toBe("failed");
    expect(ends).toEqual(["failed resume_without_content"]);
  });

  it("runs one at a time for an account while others go on", async () => {
    let running = 0;
    let most = 0;
    start(async ({ job }) => {
      if (job.queue !== "test") return done;
      running += 1;
      most = Math.max(most, running);
      await sleep(60);
      running -= 1;
      return done;
    });
    const ids = await Promise.all([1, 2, 3].map(() => enqueue({ oneAtATime: "acc" })));
    for (const id of ids) await expect.poll(() => stateOf(id)).toBe("done");
    expect(most).toBe(1);
  });
});

describe("a worker that died", () => {
  it("leaves its job to another one, which finishes it on the next attempt", async () => {
    const id = await enqueue();
    await abandon(id);
    const attempts: number[] = [];
    start(async ({ job }) => {
      attempts.push(job.attempt);
      return done;
    });
    await expect.poll(() => stateOf(id)).toBe("done");
    expect(attempts).toEqual([2]);
  });

  it("again and again leaves a job that fails and is settled", async () => {
    const id = await enqueue();
    await database.query.execute(sql`update jobs set attempts = 8 where id = ${id}`);
    await abandon(id);
    start(async () => done);
    await expect.poll(() => stateOf(id)).toBe("failed");
    expect(ends).toEqual(["failed generation_failed"]);
    expect(await eventsOf(id)).toEqual([[1, { state: "failed" }]]);
  });
});

describe("cancelling", () => {
  it("aborts a running job without waiting for its heartbeat", async () => {
    start(
      async ({ signal }) => {
        await sleep(10_000, undefined, { signal }).catch(() => undefined);
        return { done: false, failure: { code: "generation_failed", retry: true } };
      },
      { leaseMs: 60_000 },
    );
    const id = await enqueue();
    await expect.poll(() => stateOf(id)).toBe("running");
    expect(await store.cancelJob(database.query, id)).toBe("asked");
    await expect.poll(() => stateOf(id)).toBe("cancelled");
    expect(ends).toEqual(["cancelled cancelled"]);
  });

  it("says so when the job has ended", async () => {
    start(async () => done);
    const id = await enqueue();
    await expect.poll(() => stateOf(id)).toBe("done");
    expect(await store.cancelJob(database.query, id)).toBeNull();
  });
});

describe("a stop", () => {
  it("puts a running job back into its queue with its attempt given back", async () => {
    const worker = start(async ({ signal }) => {
      await sleep(10_000, undefined, { signal }).catch(() => undefined);
      return { done: false, failure: { code: "generation_failed", retry: true } };
    });
    const id = await enqueue();
    await expect.poll(() => stateOf(id)).toBe("running");
    await worker.stop();
    const [row] = await database.query.select().from(jobs);
    expect(row).toMatchObject({ id, state: "queued", attempts: 0 });
  });
});
