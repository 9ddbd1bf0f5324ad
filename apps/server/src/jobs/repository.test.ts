import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { rows } from "../db/database.ts";
import type { Database, Queries } from "../db/database.ts";
import { accounts } from "../db/schema.ts";
import { openTestDatabase } from "../testing/open-test-database.ts";
import { LeaseLost } from "./job.ts";
import type { ClaimedJob } from "./job.ts";
import * as store from "./repository.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.query
    .insert(accounts)
    .values({ id: "acc", email: "a@example.test", createdAt: new Date() });
});
afterEach(() => database.query.execute(sql`delete from jobs`));
afterAll(() => database.close());

function enqueue(more: Partial<store.NewJob> = {}): Promise<number> {
  return database.transaction((queries) =>
    store.insertJob(queries, { queue: "test", accountId: "acc", payload: {}, ...more }),
  );
}

const claim = (token: string, leaseMs = 60_000) =>
  store.claimJob(database.query, { queue: "test", workerId: token, token, leaseMs });

async function claimed(token: string, leaseMs?: number): Promise<ClaimedJob> {
  const job = await claim(token, leaseMs);
  if (job === null) throw new Error("nothing was claimed");
  return job;
}

const sweep = () => database.transaction((queries) => store.sweepJobs(queries));
const stateOf = async (id: number) => (await store.jobState(database.query, id))?.state;
const set = (id: number, change: string) =>
  database.query.execute(sql`update jobs set ${sql.raw(change)} where id = ${id}`);

describe("a claim", () => {
  it("takes the oldest job of its queue that is due, once", async () => {
    const [later, first, second] = [await enqueue(), await enqueue(), await enqueue()];
    await enqueue({ queue: "other" });
    await set(later, "run_at = now() + interval '1 hour'");
    expect([(await claim("a"))?.id, (await claim("b"))?.id]).toEqual([first, second]);
    expect(await claim("c")).toBeNull();
  });

  it("takes one job at a time of those that may not run together", async () => {
    const [first, second] = [
      await enqueue({ oneAtATime: "x" }),
      await enqueue({ oneAtATime: "x" }),
    ];
    const other = await enqueue({ oneAtATime: "y" });
    const job = await claimed("a");
    expect([job.id, (await claim("b"))?.id, await claim("c")]).toEqual([first, other, null]);
    await store.endJob(database.query, job, "done", null);
    expect((await claim("d"))?.id).toBe(second);
  });
});

const twinOf = (dedupeKey: string | undefined, inputHash: string, accountId = "acc") =>
  store.findTwin(database.query, { accountId, dedupeKey, inputHash });

describe("the twin of a request", () => {
  it("has its key, whatever its input, until the key is forgotten", async () => {
    const id = await enqueue({ dedupeKey: "click", inputHash: "one" });
    expect(await twinOf("click", "one")).toEqual({ id, sameInput: true });
    expect(await twinOf("click", "two")).toEqual({ id, sameInput: false });
    expect(await twinOf("other", "one")).toBeNull();
    expect(await twinOf("click", "one", "someone")).toBeNull();
    await store.forgetKey(database.query, id);
    expect(await twinOf("click", "one")).toBeNull();
  });

  it("without a key has its input, is a minute old at most and was not in vain", async () => {
    const id = await enqueue({ inputHash: "one" });
    expect(await twinOf(undefined, "one")).toEqual({ id, sameInput: true });
    expect(await twinOf(undefined, "two")).toBeNull();
    await set(id, "state = 'failed'");
    expect(await twinOf(undefined, "one")).toBeNull();
    await set(id, "state = 'done', created_at = now() - interval '61 seconds'");
    expect(await twinOf(undefined, "one")).toBeNull();
  });
});

describe("a heartbeat", () => {
  it("tells whether to go on, that the job is cancelled or late, or belongs to another", async () => {
    const id = await enqueue();
    const job = await claimed("a");
    const beat = () => store.beat(database.query, job, 1_000);
    expect(await beat()).toBe("go-on");
    await set(id, "deadline_at = now() - interval '1 second'");
    expect(await beat()).toBe("late");
    expect(await store.cancelJob(database.query, id)).toBe("asked");
    expect(await beat()).toBe("cancel");
    expect(await store.beat(database.query, { ...job, token: "b" }, 1_000)).toBe("lost");
  });
});

describe("a worker that died", () => {
  it("cannot write into a job that was taken over", async () => {
    const id = await enqueue();
    const stale = await claimed("old", 1);
    await sleep(20);
    await sweep();
    await claim("new");
    await expect(store.addEvent(database.query, stale, {})).rejects.toBeInstanceOf(LeaseLost);
    const end = database.transaction((queries) => store.endJob(queries, stale, "done", null));
    await expect(end).rejects.toBeInstanceOf(LeaseLost);
    expect(await store.requeueJob(database.query, stale, true)).toBe(false);
    expect(await store.beat(database.query, stale, 1_000)).toBe("lost");
    expect(await stateOf(id)).toBe("running");
  });

  it("costs its job neither an attempt nor time", async () => {
    const id = await enqueue();
    for (const token of ["a", "b", "c", "d"]) {
      await claimed(token);
      await set(
        id,
        "lease_until = now() - interval '1 second', deadline_at = now() - interval '1 s'",
      );
      expect(await sweep()).toEqual([]);
    }
    const job = await claimed("e");
    expect(job.attempt).toBe(5);
    expect(job.maxAttempts - job.attempt).toBe(2);
    expect(job.deadlineAt.getTime()).toBeGreaterThan(Date.now());
  });

  it("leaves a job that a sweep puts back, or ends where it was lost again and again", async () => {
    const [back, spent, late, fresh] = [
      await enqueue(),
      await enqueue(),
      await enqueue(),
      await enqueue(),
    ];
    expect(await store.needsSweep(database.query)).toBe(false);
    for (const token of ["a", "b", "c", "d"]) await claimed(token);
    await set(back, "lease_until = now() - interval '1 second'");
    await set(spent, "lease_until = now() - interval '1 second', attempts = 9");
    await set(late, "deadline_at = now() - interval '1 second'");
    expect(await store.needsSweep(database.query)).toBe(true);
    const ended = await sweep();
    expect(ended.map((job) => job.id).toSorted((a, b) => a - b)).toEqual([spent, late]);
    const states = [await stateOf(back), await stateOf(spent), await stateOf(late)];
    expect([...states, await stateOf(fresh)]).toEqual(["queued", "failed", "failed", "running"]);
    await store.expireLeases(database.query);
    expect(await sweep()).toEqual([]);
    expect(await stateOf(fresh)).toBe("queued");
  });
});

/** Puts a job back after a failure; answers the seconds until it may run. */
async function requeue(queries: Queries, job: ClaimedJob): Promise<number> {
  await store.requeueJob(queries, job, false);
  const [found] = await rows(
    queries,
    sql`select extract(epoch from run_at - now())::float as wait from jobs where id = ${job.id}`,
    z.object({ wait: z.number() }),
  );
  return found?.wait ?? 0;
}

describe("a job that goes back", () => {
  it("waits longer after each failure, and not at all where its attempt is given back", async () => {
    const id = await enqueue();
    const waits: number[] = [];
    for (const token of ["a", "b"]) {
      const job = await claimed(token);
      waits.push(await database.transaction((queries) => requeue(queries, job)));
      expect(await claim("too early")).toBeNull();
      await set(id, "run_at = now()");
    }
    expect(waits).toEqual([1, 2]);
    await store.requeueJob(database.query, await claimed("c"), true);
    expect((await claimed("d")).attempt).toBe(3);
  });
});

describe("cancelling", () => {
  it("ends a waiting job at once", async () => {
    const id = await enqueue();
    expect(await store.cancelJob(database.query, id)).toBe("ended");
    expect(await stateOf(id)).toBe("cancelled");
    expect(await store.cancelJob(database.query, id)).toBeNull();
  });
});

describe("jobs that have ended", () => {
  it("are deleted with their events on request, and after seven days; others are not", async () => {
    const [old, ended, running] = [await enqueue(), await enqueue(), await enqueue()];
    for (const token of ["a", "b"]) {
      const job = await claimed(token);
      await store.addEvent(database.query, job, { step: 1 });
      await store.endJob(database.query, job, "done", null);
    }
    await claimed("c");
    await set(old, "finished_at = now() - interval '8 days'");
    expect(await store.pruneJobs(database.query)).toBe(1);
    expect(await store.eventsAfter(database.query, old, 0)).toEqual([]);
    for (const id of [ended, running]) await store.deleteEndedJob(database.query, id);
    const states = [await stateOf(old), await stateOf(ended), await stateOf(running)];
    expect(states).toEqual([undefined, undefined, "running"]);
  });
});
