import { createLanguageModels, forEveryPlan } from "@savile/language-models";
import type { LanguageModels, ModelSettings, OpenModelInput } from "@savile/language-models";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { accounts, modelCalls } from "../../db/schema.ts";
import { theseModels } from "../../testing/models.ts";
import { givePlan } from "../../testing/plans.ts";
import { sharedService } from "../../testing/shared-service.ts";
import { newPerson } from "../../testing/visitor.ts";
import { openEngine } from "./open-engine.ts";
import type { OpenEngineInput } from "./open-engine.ts";

const service = await sharedService();
const { query } = service.needs.database;
const person = await newPerson(service);
await givePlan(service, person, "starter");

const prices = { version: "test", input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 };
/** A model at an address where nobody answers: opening one sends nothing. */
const settings: ModelSettings = {
  provider: { kind: "anthropic", apiKey: "fake", baseUrl: "http://127.0.0.1:1" },
  choices: forEveryPlan({ id: "large", display: "Large model", prices, maxTokens: 8_000 }),
  limits: { dayMicros: null, monthMicros: null, atOnce: 2 },
};
const attempt: Parameters<OpenModelInput["onAttempt"]>[0] = {
  stage: "letter",
  attempt: 1,
  provider: "anthropic",
  model: "large",
  usage: { input: 10, cacheRead: 0, cacheWrite: 0, output: 5 },
  priceVersion: "test",
  costMicros: 70,
  failure: null,
  requestId: null,
  ms: 900,
  firstByteMs: null,
};

const spent = async () => ({ dayMicros: 0, monthMicros: 0 });

/** Language models that also tell how they were opened. */
function watchedModels(part: Partial<ModelSettings> = {}) {
  const models = createLanguageModels({ settings: { ...settings, ...part }, now: Date.now, spent });
  const opened: OpenModelInput[] = [];
  const watched: LanguageModels = {
    ...models,
    open: (input) => {
      opened.push(input);
      return models.open(input);
    },
  };
  return { models: watched, opened };
}

let runs = 0;

function openFor(models: LanguageModels, part: Partial<OpenEngineInput> = {}) {
  runs += 1;
  const { signal } = new AbortController();
  const run = { accountId: person.accountId, sessionId: `open engine ${runs}`, signal };
  return openEngine(
    { ...service.needs, models: theseModels(() => models) },
    { ...run, withinMs: 20_000, ...part },
  );
}

describe("the engine of a run", () => {
  it("is the model of the account's plan under the name that people read", async () => {
    const { models, opened } = watchedModels();
    const found = await openFor(models);
    expect(found.engine).toMatchObject({ name: "Large model" });
    expect(opened).toMatchObject([{ plan: "starter", withinMs: 20_000 }]);
    await found.close();
  });

  it("is that of the largest plan for an administrator", async () => {
    const { accountId } = await newPerson(service);
    await query.update(accounts).set({ isAdmin: true }).where(eq(accounts.id, accountId));
    const { models, opened } = watchedModels();
    await (await openFor(models, { accountId })).close();
    await query.update(accounts).set({ isAdmin: false }).where(eq(accounts.id, accountId));
    expect(opened).toMatchObject([{ plan: "enterprise" }]);
  });

  it.each(["no-key", "local-only"] as const)("is our own where the reason is %s", async (none) => {
    const { models, opened } = watchedModels({ provider: { none } });
    const found = await openFor(models);
    expect(found.engine).toEqual({ because: none });
    expect(opened).toEqual([]);
    await found.close();
  });

  it("is our own where less than three seconds are left for a call", async () => {
    const { models, opened } = watchedModels();
    const late = await openFor(models, { withinMs: 2_999 });
    expect(late.engine).toEqual({ because: "provider-failed" });
    expect(opened).toEqual([]);
    await (await openFor(models, { withinMs: 3_000 })).close();
    expect(opened).toHaveLength(1);
  });

  it("is our own where no model is opened, and says why", async () => {
    const limits = { ...settings.limits, dayMicros: 0 };
    const { engine } = await openFor(watchedModels({ limits }).models);
    expect(engine).toEqual({ because: "budget" });
  });

  it("has words of its own that nobody can guess from those of another run", async () => {
    const { models } = watchedModels();
    const found = [await openFor(models), await openFor(models)];
    const words = found.flatMap(({ engine }) =>
      "secrets" in engine ? [engine.secrets.fence, engine.secrets.canary] : [],
    );
    expect(new Set(words).size).toBe(4);
    for (const word of words) expect(word).toMatch(/^(~~[0-9a-f]{18}~~|c[0-9a-f]{18})$/);
    await Promise.all(found.map((one) => one.close()));
  });
});

describe("an engine that is closed", () => {
  it("gives its place back", async () => {
    const { models } = watchedModels({ limits: { ...settings.limits, atOnce: 1 } });
    await (await openFor(models)).close();
    const next = await openFor(models, { withinMs: 3_000 });
    expect(next.engine).toHaveProperty("name", "Large model");
    await next.close();
  });

  it("has booked every attempt, for its account and plan at the time of the service", async () => {
    const { models, opened } = watchedModels();
    const sessionId = "open engine booked";
    const run = await openFor(models, { sessionId });
    opened[0]?.onAttempt(attempt);
    opened[0]?.onAttempt({ ...attempt, attempt: 2, failure: "stalled" });
    await run.close();
    const booked = await query
      .select()
      .from(modelCalls)
      .where(eq(modelCalls.sessionId, sessionId))
      .orderBy(modelCalls.attempt);
    const { accountId } = person;
    const at = service.clock.now();
    expect(booked.map(({ failure }) => failure)).toEqual([null, "stalled"]);
    expect(booked[0]).toMatchObject({ accountId, plan: "starter", costMicros: 70, at });
    await query.delete(modelCalls).where(eq(modelCalls.sessionId, sessionId));
  });

  it("ends in peace where an attempt cannot be booked; its money is told in the log", async () => {
    const { models, opened } = watchedModels();
    const run = await openFor(models);
    opened[0]?.onAttempt({ ...attempt, costMicros: 71_234, attempt: Number.NaN });
    await run.close();
    const told = service.log.filter((line) => line.includes("71234"));
    expect(told.map((line): unknown => JSON.parse(line))).toMatchObject([
      { level: 50, msg: "ledger", costMicros: 71_234 },
    ]);
  });
});
