import { timeLimit } from "@savile/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProvider } from "../../../tests/fakes/provider/start-provider.ts";
import type { FakeProvider } from "../../../tests/fakes/provider/start-provider.ts";
import { noUsage } from "./usage.ts";
import { ask, modelsOf, sampleRequest, wires } from "./testing/ask-fake.ts";

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

/** Attempts in order as their failures, `null` for one that brought the answer. */
const outcomes: readonly (readonly [string, readonly (string | null)[]])[] = [
  ["ok", [null]],
  ["overload", ["overloaded", "overloaded", null]],
  ["overloaded", ["overloaded", "overloaded", "overloaded"]],
  ["rate-soon", ["rate_limit", null]],
  ["rate-long", ["rate_limit"]],
  ["auth", ["auth"]],
  ["unknown-model", ["auth"]],
  ["bad-request", ["bad_request"]],
  ["error", ["overloaded", "overloaded", "overloaded"]],
  ["broken-json", ["invalid_output", "invalid_output"]],
  ["broken-once", ["invalid_output", null]],
  ["wrong-shape", ["invalid_output", "invalid_output"]],
  ["truncated", ["truncated", "truncated"]],
  ["truncated-once", ["truncated", null]],
  ["refusal", ["refusal"]],
  ["drop", ["transport", "transport", "transport"]],
  ["drop-once", ["transport", null]],
  ["error-in-stream", ["overloaded", "overloaded", "overloaded"]],
  ["error-in-stream-once", ["overloaded", null]],
  ["empty", ["transport", "transport", "transport"]],
  ["nothing", ["invalid_output", "invalid_output"]],
  ["huge", ["invalid_output", "invalid_output"]],
  ["fenced", [null]],
  ["comments", [null]],
  ["crlf", [null]],
  ["split", [null]],
  ["no-usage", [null]],
  ["duplicates", [null]],
  ["unknown-ids", [null]],
];

describe.each(wires)("over the wire of %s", (wire) => {
  it.each(outcomes)("the scenario %s ends as it should", async (scenario, expected) => {
    const { result, records } = await ask(modelsOf({ provider, wire, scenario }));
    expect(records.map((record) => record.failure)).toEqual(expected);
    const brought = result.ok
      ? result.value.proposals.length > 0
        ? null
        : "none"
      : result.error.code;
    expect(brought).toBe(expected.at(-1));
  });

  it.each(["silent", "stall", "drip"])(
    "a provider that goes %s is left and asked again",
    async (scenario) => {
      const policy = { firstByteMs: 300, idleMs: 300, retries: 1 };
      const { records } = await ask(modelsOf({ provider, wire, scenario, policy }));
      expect(records.map((record) => record.failure)).toEqual(["stalled", "stalled"]);
    },
  );

  it("an answer keeps letters that arrive in pieces", async () => {
    const { result } = await ask(modelsOf({ provider, wire, scenario: "split" }));
    const texts = result.ok ? result.value.proposals.map((one) => one.text).join(" ") : "";
    expect(texts).toContain("Zürich – „früh“");
  });

  it("a wait that was told is kept, and one that is too long is not begun", async () => {
    const told = await ask(modelsOf({ provider, wire, scenario: "rate" }));
    expect(told.ms).toBeGreaterThan(950);
    const long = await ask(modelsOf({ provider, wire, scenario: "rate-long" }));
    expect(long.ms).toBeLessThan(timeLimit(5_000));
  });

  it("the idle watch leaves the waits between attempts alone", async () => {
    const models = modelsOf({ provider, wire, scenario: "rate-soon", policy: { idleMs: 150 } });
    const { records } = await ask(models);
    expect(records).toHaveLength(2);
  });

  it("a drip that keeps the idle watch quiet ends at the deadline of the attempt", async () => {
    const policy = { attemptMs: 400, retries: 0 };
    const models = modelsOf({ provider, wire, scenario: "drip-fast", policy });
    const { result, ms } = await ask(models);
    expect(result).toEqual({ ok: false, error: { code: "stalled" } });
    expect(ms).toBeLessThan(timeLimit(3_000));
  });

  it("nothing goes on longer than the run has time", async () => {
    const models = modelsOf({ provider, wire, scenario: "silent", policy: { firstByteMs: 9_000 } });
    const { ms } = await ask(models, { withinMs: 500 });
    expect(ms).toBeLessThan(timeLimit(3_000));
  });

  it("an abort ends the call at once and closes the socket", async () => {
    const abort = new AbortController();
    const models = modelsOf({ provider, wire, scenario: "slow" });
    setTimeout(() => abort.abort(), 150);
    const { result, records, ms } = await ask(models, { signal: abort.signal });
    expect(result).toEqual({ ok: false, error: { code: "aborted" } });
    expect(records).toMatchObject([{ failure: "aborted" }]);
    expect(ms).toBeLessThan(timeLimit(2_000));
    await expect.poll(() => provider.requests.at(-1)?.closedEarly).toBe(true);
  });

  it("an answer that is cut is asked for again with twice the room, once", async () => {
    await ask(modelsOf({ provider, wire, scenario: "truncated" }));
    const rooms = provider.requests
      .slice(-2)
      .map((request) => Number(/"max_tokens":(\d+)/.exec(request.body)?.[1]));
    expect(rooms).toEqual([1_000, 2_000]);
  });

  it("an answer of the wrong form comes back with what is wrong with it", async () => {
    await ask(modelsOf({ provider, wire, scenario: "wrong-shape" }));
    const { body } = provider.requests.at(-1) ?? { body: "" };
    expect(body).toContain("another shape than was asked for: proposals.0.slot");
  });

  it("the text is told while it is written", async () => {
    const seen: string[] = [];
    const request = sampleRequest((soFar) => void seen.push(soFar));
    await ask(modelsOf({ provider, wire, scenario: "ok" }), { request });
    expect(seen.length).toBeGreaterThan(10);
    expect(seen.every((text, index) => text.startsWith(seen[index - 1] ?? ""))).toBe(true);
  });
});

describe("the books", () => {
  it("count cached tokens apart, the same on both wires", async () => {
    const books = [];
    for (const wire of wires) {
      const { records } = await ask(modelsOf({ provider, wire, scenario: "ok" }));
      books.push(records[0]);
    }
    const [messages, completions] = books;
    expect(messages?.usage).toEqual(completions?.usage);
    expect(messages?.usage.cacheRead).toBeGreaterThan(20);
    const { input, cacheRead, output } = messages?.usage ?? noUsage;
    expect(messages?.costMicros).toBe(Math.ceil(input * 2 + cacheRead * 0.2 + output * 10));
    expect(messages).toMatchObject({ requestId: "req_fake", priceVersion: "test" });
    expect(messages?.firstByteMs).toBeLessThanOrEqual(messages?.ms ?? 0);
  });

  it.each(wires)("make a dropped answer cost what had arrived, over %s", async (wire) => {
    const { records } = await ask(modelsOf({ provider, wire, scenario: "drop" }));
    expect(records.every((record) => record.costMicros > 0)).toBe(true);
    expect(records.every((record) => record.usage.output > 2)).toBe(true);
  });

  it.each(wires)("guess where a provider tells nothing, over %s", async (wire) => {
    const { records } = await ask(modelsOf({ provider, wire, scenario: "no-usage" }));
    expect(records[0]?.usage.input).toBeGreaterThan(20);
    expect(records[0]?.costMicros).toBeGreaterThan(0);
  });

  it.each(wires)("hold nothing for what was refused at the door, over %s", async (wire) => {
    const { records } = await ask(modelsOf({ provider, wire, scenario: "overloaded" }));
    expect(records.map((record) => record.costMicros)).toEqual([0, 0, 0]);
  });
});
