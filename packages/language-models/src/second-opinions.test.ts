import { agree, modelOpinion } from "@savile/tailoring";
import { timeLimit } from "@savile/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProvider } from "../../../tests/fakes/provider/start-provider.ts";
import type { FakeProvider } from "../../../tests/fakes/provider/start-provider.ts";
import type { AttemptRecord } from "./call-model.ts";
import { createLanguageModels } from "./language-models.ts";
import type { CallPolicy } from "./policy.ts";
import type { ModelLimits } from "./settings.ts";
import { forEveryPlan } from "./settings.ts";
import { providerOf, quick, wires } from "./testing/ask-fake.ts";
import type { Wire } from "./testing/ask-fake.ts";

let provider: FakeProvider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

const prices = { version: "test", input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 };
const choice = (id: string) => ({ id, display: id, prices, maxTokens: 4_000 });
const question = {
  claim: "Baked 120 loaves every morning",
  evidence: ["Baked 120 loaves each morning", "Baker"],
  open: ["every"],
};

interface Asking {
  readonly policy?: Partial<CallPolicy>;
  readonly limits?: Partial<ModelLimits>;
}

let names = 0;

/** A run with a judge that follows a script. */
async function openRun(wire: Wire, scenario: string, { policy, limits }: Asking = {}) {
  names += 1;
  const records: AttemptRecord[] = [];
  const models = createLanguageModels({
    settings: {
      provider: providerOf(wire, provider.url),
      choices: forEveryPlan(choice("fake:ok")),
      judge: choice(`fake:${scenario}:${names}`),
      limits: { dayMicros: null, monthMicros: null, atOnce: 5, ...limits },
    },
    now: Date.now,
    spent: () => Promise.resolve({ dayMicros: 0, monthMicros: 0 }),
    policy: { ...quick, ...policy },
    random: () => 0.5,
  });
  const opened = await models.open({
    plan: "free",
    signal: new AbortController().signal,
    withinMs: 8_000,
    onAttempt: (record) => void records.push(record),
  });
  if ("because" in opened) throw new Error(opened.because);
  if (opened.judge === undefined) throw new Error("no judge");
  const { judge } = opened;
  const started = performance.now();
  const agreement = await agree(modelOpinion(judge.model), question);
  const ms = performance.now() - started;
  return { agreement, records, ms, ask: () => agree(modelOpinion(judge.model), question) };
}

describe.each(wires)("a second opinion over the wire of %s", (wire) => {
  it("is two calls, booked under the judge's own name and stage", async () => {
    const { agreement, records } = await openRun(wire, "judge-agrees");
    expect(agreement).toBe(question.evidence[0]);
    expect(records).toHaveLength(2);
    for (const record of records) {
      expect(record).toMatchObject({ stage: "opinion", failure: null });
      expect(record.model).toMatch(/^fake:judge-agrees/);
      expect(record.costMicros).toBeGreaterThan(0);
    }
  });

  it("is known the next time", async () => {
    const { ask, agreement, records } = await openRun(wire, "judge-agrees");
    expect(await ask()).toEqual(agreement);
    expect(records).toHaveLength(2);
  });

  it.each([
    ["judge-refuses", [null]],
    ["judge-wavers", [null, null]],
    ["judge-chatters", ["invalid_output"]],
    ["broken-json", ["invalid_output"]],
    ["refusal", ["refusal"]],
    ["auth", ["auth"]],
  ] as const)("is none from %s, and nobody asks until it fits", async (scenario, failures) => {
    const { agreement, records } = await openRun(wire, scenario);
    expect(agreement).toBeUndefined();
    expect(records.map((record) => record.failure)).toEqual(failures);
  });

  it.each(["judge-silent", "judge-slow"])("is not waited for: %s", async (scenario) => {
    const { agreement, ms } = await openRun(wire, scenario, { policy: { opinionMs: 300 } });
    expect(agreement).toBeUndefined();
    expect(ms).toBeLessThan(timeLimit(2_000));
  });

  it("is not asked for what the budget does not hold", async () => {
    const { agreement, records } = await openRun(wire, "judge-agrees", {
      limits: { dayMicros: 50 },
    });
    expect(agreement).toBeUndefined();
    expect(records).toEqual([]);
  });
});

it("a question for an opinion is asked without chance where the wire knows how", async () => {
  await openRun("completions", "judge-agrees");
  expect(provider.requests.at(-1)?.body).toContain('"temperature":0');
});
