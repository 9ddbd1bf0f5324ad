import { afterAll, describe, expect, it } from "vitest";
import { sharedService } from "../testing/shared-service.ts";
import { newPerson } from "../testing/visitor.ts";
import { createEventFeed } from "./event-feed.ts";
import type { ClaimedJob } from "./job.ts";
import * as store from "./repository.ts";

const service = await sharedService();
const { accountId } = await newPerson(service);
const { database } = service.needs;
const feed = createEventFeed(database);
afterAll(() => feed.close());

/** A job that runs; nobody works on its queue. */
async function startJob(): Promise<ClaimedJob> {
  await database.transaction((queries) =>
    store.insertJob(queries, { queue: "feed", accountId, payload: {} }),
  );
  const claim = { queue: "feed", workerId: "test", token: "test", leaseMs: 600_000 };
  const job = await store.claimJob(database.query, claim);
  if (job === null) throw new Error("nothing was claimed");
  return job;
}

const tell = (job: ClaimedJob, step: number) => store.addEvent(database.query, job, { step });

/** Follows a job and keeps what was heard. */
function follow(job: ClaimedJob, seq: number, of = feed) {
  const heard: number[] = [];
  let closed = 0;
  const leave = of.follow(job.id, seq, {
    heard: (events) => void heard.push(...events.map((event) => event.seq)),
    closed: () => void (closed += 1),
  });
  return { heard, leave, closed: () => closed };
}

describe("a feed of events", () => {
  it("hands over what happened before and what happens, in order and without a gap", async () => {
    const job = await startJob();
    await tell(job, 1);
    await tell(job, 2);
    const all = follow(job, 0);
    await expect.poll(() => all.heard).toEqual([1, 2]);
    const late = follow(job, 1);
    await Promise.all([3, 4, 5].map((step) => tell(job, step)));
    await expect.poll(() => all.heard).toEqual([1, 2, 3, 4, 5]);
    await expect.poll(() => late.heard).toEqual([2, 3, 4, 5]);
    all.leave();
    late.leave();
  });

  it("tells nobody of another job, and nobody who left", async () => {
    const [job, other] = [await startJob(), await startJob()];
    const [one, two, gone] = [follow(job, 0), follow(other, 0), follow(job, 0)];
    gone.leave();
    await tell(job, 1);
    await expect.poll(() => one.heard).toEqual([1]);
    expect([two.heard, gone.heard]).toEqual([[], []]);
    one.leave();
    two.leave();
  });

  it("that closes while it reads tells nothing more of what it read", async () => {
    const job = await startJob();
    await tell(job, 1);
    const closing = createEventFeed(database);
    const one = follow(job, 0, closing);
    const witness = follow(job, 0);
    closing.close();
    await expect.poll(() => witness.heard).toEqual([1]);
    await store.eventsAfter(database.query, job.id, 0);
    expect([one.heard, one.closed()]).toEqual([[], 1]);
    witness.leave();
  });

  it("that closes says so to everybody who still follows, and is silent then", async () => {
    const job = await startJob();
    const closing = createEventFeed(database);
    const [one, left] = [follow(job, 0, closing), follow(job, 0, closing)];
    left.leave();
    closing.close();
    expect([one.closed(), left.closed()]).toEqual([1, 0]);
    const witness = follow(job, 0);
    await tell(job, 1);
    await expect.poll(() => witness.heard).toEqual([1]);
    expect(one.heard).toEqual([]);
    witness.leave();
  });
});
