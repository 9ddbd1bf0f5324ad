import { createLanguageModels, forEveryPlan } from "@savile/language-models";
import type { LanguageModels, ModelSettings } from "@savile/language-models";
import { problemSchema, refineResponseSchema, refinementListSchema } from "@savile/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProvider } from "../../../../../tests/fakes/provider/start-provider.ts";
import type { FakeProvider } from "../../../../../tests/fakes/provider/start-provider.ts";
import { modelAnswers, modelCalls, runEvents, usageEntries } from "../../db/schema.ts";
import { givePlan } from "../../testing/plans.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { theseModels } from "../../testing/models.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let provider: FakeProvider;
let service: TestService;
let person: Person;
let session: string;
let current: LanguageModels;

function settingsOf(scenario: string): ModelSettings {
  const prices = { version: "test", input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 };
  const id = `fake:${scenario}:${provider.requests.length}`;
  return {
    provider: { kind: "anthropic", apiKey: "fake", baseUrl: provider.url },
    choices: forEveryPlan({ id, display: "Scripted model", prices, maxTokens: 8_000 }),
    limits: { dayMicros: null, monthMicros: null, atOnce: 5 },
  };
}

/** From now on the model follows this scenario. */
function use(scenario: string): void {
  const ms = scenario === "stall" ? 400 : 10_000;
  current = createLanguageModels({
    settings: settingsOf(scenario),
    now: Date.now,
    spent: () => Promise.resolve({ dayMicros: 0, monthMicros: 0 }),
    policy: { firstByteMs: ms, idleMs: ms, backoffMs: 5 },
  });
}

beforeAll(async () => {
  provider = await startProvider();
  use("auth");
  service = await startTestService({
    parts: {
      models: theseModels(() => ({
        settings: settingsOf("ok"),
        circuits: () => current.circuits(),
        open: (input) => current.open(input),
      })),
    },
  });
  person = await signIn(service);
  await givePlan(service, person, "enterprise");
  session = (await makeSession(service, person)).session_id;
});
afterAll(async () => {
  await service.close();
  await provider.close();
});

const send = (suggestions: string, headers: Record<string, string> = {}) =>
  post(
    service,
    `/generate/sessions/${session}/refine`,
    { suggestions },
    { ...person.write, ...headers },
  );

async function refine(suggestions: string) {
  const answer = await send(suggestions);
  expect(answer.statusCode).toBe(200);
  return refineResponseSchema.parse(answer.json());
}

async function tailoring() {
  return resultOf(await readSession(service, person, session));
}

async function usageOf(refinementId: string): Promise<string[]> {
  const all = await service.needs.database.query.select().from(usageEntries);
  return all.filter((entry) => entry.subject.includes(refinementId)).map((entry) => entry.state);
}

async function listed() {
  const url = `/generate/sessions/${session}/refinements`;
  return refinementListSchema.parse((await get(service, url, person.headers)).json()).refinements;
}

const answersKept = () => service.needs.database.query.select().from(modelAnswers);

describe("an instruction with a language model", () => {
  it("is worded by it, checked, booked, counted once and leaves no answer behind", async () => {
    use("ok");
    const asked = provider.requests.length;
    const { refinement } = await refine("Make it sparkle, but stay honest");
    expect(refinement).toMatchObject({
      outcome: "applied",
      counted: true,
      made: { engine: "llm", model: "Scripted model" },
    });
    expect(provider.requests.length).toBe(asked + 1);
    expect(provider.requests.at(-1)?.body).not.toMatch(/Stolz/i);
    const changes = (await tailoring()).changes.filter((change) => change.refinement);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.every(({ by, state }) => by === "llm" && state === "proposed")).toBe(true);
    expect(changes.filter((change) => change.verdict === "unsupported")).toEqual([]);
    expect(await usageOf(refinement?.id ?? "")).toEqual(["charged"]);
    const { query } = service.needs.database;
    const calls = await query.select().from(modelCalls).where(eq(modelCalls.sessionId, session));
    expect(calls.at(-1)).toMatchObject({ stage: "refinement", failure: null });
    const events = await query.select().from(runEvents).where(eq(runEvents.sessionId, session));
    expect(events.at(-1)).toMatchObject({ kind: "refinement_completed", engine: "llm" });
    expect(await answersKept()).toEqual([]);
  });

  it("that invents proposes none of its inventions", async () => {
    use("invents");
    const lies = new Set(provider.lies);
    await refine("Make every line more striking");
    const told = [...provider.lies].filter((lie) => !lies.has(lie));
    expect(told.length).toBeGreaterThan(0);
    const shown = JSON.stringify((await tailoring()).changes);
    expect(told.filter((lie) => shown.includes(lie))).toEqual([]);
  });

  it.each(["auth", "stall", "broken-json", "refusal"])(
    "is carried out by rules and costs nothing when the model answers with %s",
    async (scenario) => {
      use(scenario);
      const { refinement } = await refine("Make the letter shorter");
      expect(refinement?.made).toMatchObject({ engine: "embedded", because: "provider-failed" });
      expect(refinement?.counted).toBe(false);
      expect(await usageOf(refinement?.id ?? "")).toEqual(["released"]);
    },
  );

  it("whose every attempt breaks says so, and is not counted", async () => {
    current = { ...current, open: () => Promise.reject(new Error("the process is gone")) };
    const answer = await send("Make it sparkle once more");
    expect(answer.statusCode).toBe(500);
    expect(problemSchema.parse(answer.json()).error_code).toBe("refinement_failed");
    const last = (await listed()).find((one) => one.instruction === "Make it sparkle once more");
    expect(last).toMatchObject({ status: "failed", counted: false });
    expect(await usageOf(last?.id ?? "")).toEqual(["released"]);
  });

  it("can be cancelled: nothing is counted, nothing proposed and no answer kept", async () => {
    use("slow");
    const asked = provider.requests.length;
    const { refinement } = refineResponseSchema.parse(
      (await send("Make it sparkle even more", { prefer: "respond-async" })).json(),
    );
    const id = refinement?.id ?? "";
    await expect.poll(() => provider.requests.length).toBeGreaterThan(asked);
    const url = `${api}/generate/sessions/${session}/refinements/${id}/cancel`;
    const cancelled = await service.app.inject({ method: "POST", url, headers: person.write });
    expect(cancelled.statusCode).toBe(200);
    await expect.poll(() => usageOf(id)).toEqual(["released"]);
    expect((await listed()).find((one) => one.id === id)?.status).toBe("cancelled");
    expect(await answersKept()).toEqual([]);
  });
});
