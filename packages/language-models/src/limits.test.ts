import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProvider } from "../../../tests/fakes/provider/start-provider.ts";
import type { FakeProvider } from "../../../tests/fakes/provider/start-provider.ts";
import { createPlaces } from "./places.ts";
import { ask, modelsOf, sampleRequest } from "./testing/ask-fake.ts";

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const never = new AbortController().signal;

describe("the circuit", () => {
  it("opens at the first refusal of the key, tells it once, and closes after the pause", async () => {
    let now = 0;
    const alarms: string[] = [];
    const models = modelsOf({
      provider,
      wire: "messages",
      scenario: "auth",
      now: () => now,
      onAlarm: (_, because) => void alarms.push(because),
    });
    const before = provider.requests.length;
    for (const _ of [1, 2, 3, 4]) await ask(models);
    expect(provider.requests.length - before).toBe(1);
    expect(alarms).toEqual(["auth"]);
    expect(models.circuits()).toMatchObject([{ open: true, because: "auth", until: 300_000 }]);
    now = 300_001;
    await ask(models);
    expect(provider.requests.length - before).toBe(2);
  });

  it("opens after five failures in a row and lets one call through after half a minute", async () => {
    let now = 0;
    const models = modelsOf({
      provider,
      wire: "completions",
      scenario: "overloaded",
      now: () => now,
    });
    const before = provider.requests.length;
    for (const _ of [1, 2, 3, 4]) await ask(models);
    expect(provider.requests.length - before).toBe(5);
    now = 30_001;
    await ask(models);
    expect(provider.requests.length - before).toBe(6);
  });
});

describe("money", () => {
  it("that is spent lets no call out", async () => {
    const limits = { dayMicros: 1_000 };
    const models = modelsOf({
      provider,
      wire: "messages",
      scenario: "ok",
      limits,
      spentMicros: 1_000,
    });
    const opened = await models.open({
      plan: "free",
      signal: never,
      withinMs: 1_000,
      onAttempt: () => undefined,
    });
    expect(opened).toEqual({ because: "budget" });
  });

  it("that a call could cost is counted before it is sent", async () => {
    const before = provider.requests.length;
    const limits = { monthMicros: 5_000 };
    const models = modelsOf({ provider, wire: "messages", scenario: "ok", limits });
    const { result } = await ask(models, { request: sampleRequest(undefined, 2_000) });
    expect(result).toEqual({ ok: false, error: { code: "budget" } });
    expect(provider.requests.length).toBe(before);
  });
});

describe("places", () => {
  it("are given in turn, and a wait that is too long or aborted gets none", async () => {
    const places = createPlaces(1);
    const first = await places.take(10, never);
    expect(first).not.toBeNull();
    expect(await places.take(20, never)).toBeNull();
    const abort = new AbortController();
    const gone = places.take(5_000, abort.signal);
    abort.abort();
    expect(await gone).toBeNull();
    const second = places.take(5_000, never);
    first?.();
    first?.();
    const place = await second;
    expect(place).not.toBeNull();
    expect(await places.take(10, never)).toBeNull();
    place?.();
    expect(await places.take(10, never)).not.toBeNull();
  });
});
