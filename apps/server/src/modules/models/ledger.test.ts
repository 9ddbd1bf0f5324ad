import type { AttemptRecord } from "@savile/language-models";
import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { modelCalls } from "../../db/schema.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import {
  bookCall,
  callsToday,
  createSpentReader,
  failedCalls,
  modelCosts,
  spentOf,
} from "./ledger.ts";
import type { BookedFor } from "./ledger.ts";

const service = await sharedService();
const { query } = service.needs.database;
const { accountId } = await newPerson(service);
const sessionId = "ledger";
const who = { accountId, sessionId, plan: "starter" } as const;

const attempt: AttemptRecord = {
  stage: "resume",
  attempt: 1,
  provider: "anthropic",
  model: "large",
  usage: { input: 100, cacheRead: 30, cacheWrite: 20, output: 7 },
  priceVersion: "test",
  costMicros: 500,
  failure: null,
  requestId: "req_1",
  ms: 1_200,
  firstByteMs: 300,
};

/** Years after everything that others book. */
const moment = (day: number, time = "12:00:00.000"): Date =>
  new Date(`2041-05-${String(day).padStart(2, "0")}T${time}Z`);

const book = (at: Date, part: Partial<AttemptRecord> = {}, of: BookedFor = who) =>
  bookCall(query, of, { ...attempt, ...part }, at);

afterEach(() => query.delete(modelCalls).where(eq(modelCalls.accountId, accountId)));

describe("a booked attempt", () => {
  it("says whose run it was, what it took and how it ended, and nothing that was said", async () => {
    await book(moment(9), { failure: "stalled", firstByteMs: null });
    const [row] = await query.select().from(modelCalls).where(eq(modelCalls.sessionId, sessionId));
    expect(row).toEqual({
      id: expect.any(Number),
      at: moment(9),
      accountId,
      sessionId,
      plan: "starter",
      stage: "resume",
      attempt: 1,
      provider: "anthropic",
      model: "large",
      inputTokens: 100,
      cacheReadTokens: 30,
      cacheWriteTokens: 20,
      outputTokens: 7,
      priceVersion: "test",
      costMicros: 500,
      failure: "stalled",
      requestId: "req_1",
      durationMs: 1_200,
      firstByteMs: null,
    });
  });
});

describe("the money that was spent", () => {
  it("counts from midnight and from the first of the month in UTC, failures too", async () => {
    await book(new Date("2041-04-30T23:59:59.999Z"), { costMicros: 10_000 });
    await book(moment(1, "00:00:00.000"), { costMicros: 1 });
    await book(moment(8, "23:59:59.999"), { costMicros: 20 });
    await book(moment(9, "00:00:00.000"), { costMicros: 300 });
    await book(moment(9), { costMicros: 4_000, failure: "truncated" });
    expect(await spentOf(query, moment(9, "23:00:00.000"))).toEqual({
      dayMicros: 4_300,
      monthMicros: 4_321,
    });
    expect(await callsToday(query, moment(9, "23:00:00.000"))).toBe(2);
  });

  it("is nothing where nothing was asked", async () => {
    expect(await spentOf(query, moment(9))).toEqual({ dayMicros: 0, monthMicros: 0 });
    expect(await callsToday(query, moment(9))).toBe(0);
  });
});

describe("failed calls", () => {
  it("are counted by their kind with the last time, without what a person cancelled", async () => {
    await book(moment(8), { failure: "stalled" });
    await book(moment(9, "10:00:00.000"), { failure: "auth" });
    await book(moment(9, "11:00:00.000"), { failure: "auth" });
    await book(moment(9), { failure: "aborted" });
    await book(moment(9));
    expect(await failedCalls(query, moment(9, "00:00:00.000"))).toEqual([
      { failure: "auth", count: 2, lastAt: moment(9, "11:00:00.000") },
    ]);
  });
});

describe("the cost of models", () => {
  it("is told by model and provider, the dearest first, with runs counted once", async () => {
    await book(moment(8), { costMicros: 90_000 });
    await book(moment(9), { model: "small", costMicros: 40, failure: "refusal" });
    await book(moment(9));
    await book(moment(9), { attempt: 2 });
    await book(moment(9), {}, { ...who, sessionId: "ledger two" });
    expect(await modelCosts(query, moment(9, "00:00:00.000"))).toEqual([
      {
        model: "large",
        provider: "anthropic",
        calls: 3,
        failures: 0,
        inputTokens: 360,
        cachedTokens: 90,
        outputTokens: 21,
        costMicros: 1_500,
        sessions: 2,
      },
      expect.objectContaining({ model: "small", calls: 1, failures: 1, costMicros: 40 }),
    ]);
  });
});

/** Reads of a ledger that may fail, at a time that the test sets. */
function readerAt() {
  const state = { now: 0, reads: 0, fails: false };
  const read = createSpentReader(
    async () => {
      state.reads += 1;
      if (state.fails) throw new Error("the database is gone");
      return { dayMicros: state.reads, monthMicros: 0 };
    },
    () => state.now,
  );
  return { state, read };
}

describe("a reader of what was spent", () => {
  it("asks once for all who ask within five seconds", async () => {
    const { state, read } = readerAt();
    await Promise.all([read(), read()]);
    state.now = 5_000;
    expect((await read()).dayMicros).toBe(1);
    state.now = 5_001;
    expect((await read()).dayMicros).toBe(2);
    expect(state.reads).toBe(2);
  });

  it("asks again at once after it could not be told", async () => {
    const { state, read } = readerAt();
    state.fails = true;
    await expect(read()).rejects.toThrow("gone");
    state.fails = false;
    expect((await read()).dayMicros).toBe(2);
  });
});
