import { createLanguageModels, forEveryPlan } from "@savile/language-models";
import type { LanguageModels, ModelLimits, ModelSettings } from "@savile/language-models";
import { generateResponseSchema, generationEventSchema, sessionSchema } from "@savile/contracts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startProvider } from "../../../../../tests/fakes/provider/start-provider.ts";
import type { ReadPrompt } from "../../../../../tests/fakes/provider/read-prompt.ts";
import type { FakeProvider } from "../../../../../tests/fakes/provider/start-provider.ts";
import { modelAnswers, modelCalls, runEvents, usageEntries } from "../../db/schema.ts";
import { theseModels } from "../../testing/models.ts";
import { givePlan } from "../../testing/plans.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { inProcessRenderer } from "../../testing/renderer.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { listFailures } from "../admin/failure-repository.ts";
import { keptWordings } from "../admin/kept-wordings.ts";
import { modelCosts, spentOf } from "./ledger.ts";

let provider: FakeProvider;
let service: TestService;
let person: Person;
let uploadId: string;
let current: LanguageModels;
let deaths = 0;

const patient = { firstByteMs: 10_000, idleMs: 10_000, backoffMs: 5 };
const hasty = { firstByteMs: 400, idleMs: 400, backoffMs: 5 };
let names = 0;

function settingsOf(
  scenario: string,
  limits: Partial<ModelLimits> = {},
  judge?: string,
): ModelSettings {
  names += 1;
  const prices = { version: "test", input: 2, output: 10, cacheRead: 0.2, cacheWrite: 2.5 };
  return {
    provider: { kind: "anthropic", apiKey: "fake", baseUrl: provider.url },
    choices: forEveryPlan({
      id: `fake:${scenario}:${names}`,
      display: "Scripted model",
      prices,
      maxTokens: 8_000,
    }),
    limits: { dayMicros: null, monthMicros: null, atOnce: 5, ...limits },
    ...(judge === undefined
      ? {}
      : { judge: { id: `fake:${judge}`, display: "Judge", prices, maxTokens: 1_000 } }),
  };
}

/** From now on the model follows this scenario. */
function use(scenario: string, limits: Partial<ModelLimits> = {}, judge?: string): void {
  current = createLanguageModels({
    settings: settingsOf(scenario, limits, judge),
    now: Date.now,
    spent: () => spentOf(service.needs.database.query, service.clock.now()),
    policy: scenario === "stall" || scenario === "silent" ? hasty : patient,
  });
}

beforeAll(async () => {
  provider = await startProvider();
  const real = inProcessRenderer();
  service = await startTestService({
    parts: {
      models: theseModels(() => ({
        settings: settingsOf("ok"),
        circuits: () => current.circuits(),
        open: (input) => current.open(input),
      })),
      renderer: {
        ...real,
        layout: async (input) => {
          if (input.want.includes("pdf") && deaths-- > 0) throw new Error("the process is gone");
          return real.layout(input);
        },
      },
    },
  });
  person = await signIn(service);
  await givePlan(service, person, "enterprise");
  uploadId = await uploadText(service, person, resumeText);
});
afterAll(async () => {
  await service.close();
  await provider.close();
});

let asked = 0;

function generate(headers: Record<string, string> = {}) {
  asked += 1;
  const body = { upload_id: uploadId, job_description: `${jobText}\nReference ${asked}` };
  return post(service, "/generate/generate", body, { ...person.write, ...headers });
}

async function sessionOf() {
  const answer = await generate();
  expect(answer.statusCode).toBe(200);
  const { session_id: id } = generateResponseSchema.parse(answer.json());
  const stored = await get(service, `/generate/sessions/${id}`, person.headers);
  return sessionSchema.parse(stored.json());
}

async function callsOf(id: string) {
  const { query } = service.needs.database;
  return query.select().from(modelCalls).where(eq(modelCalls.sessionId, id)).orderBy(modelCalls.id);
}

async function eventsOf(id: string) {
  const { query } = service.needs.database;
  return query.select().from(runEvents).where(eq(runEvents.sessionId, id)).orderBy(runEvents.id);
}

async function usageStates(id: string): Promise<string[]> {
  const all = await service.needs.database.query.select().from(usageEntries);
  return all.filter((entry) => entry.subject.includes(id)).map((entry) => entry.state);
}

describe("a run with a language model", () => {
  it("is written by it, says so, and leaves its books and times behind", async () => {
    use("ok");
    const session = await sessionOf();
    const { tailoring, session_id: id } = session;
    expect(tailoring?.resume.made).toMatchObject({ engine: "llm", model: "Scripted model" });
    const claims = [...(tailoring?.resume.claims ?? []), ...(tailoring?.letter.claims ?? [])];
    expect(claims.filter((claim) => claim.verdict === "unsupported")).toEqual([]);
    const calls = await callsOf(id);
    expect(calls.map((call) => call.stage).toSorted()).toEqual(
      expect.arrayContaining(["letter", "resume"]),
    );
    expect(calls.every((call) => call.costMicros > 0 && call.sessionId === id)).toBe(true);
    expect(calls.every((call) => call.plan === "enterprise" && call.requestId === "req_fake")).toBe(
      true,
    );
    expect(await eventsOf(id)).toMatchObject([
      { kind: "generation_started", targetMs: 30_000, sessionId: id },
      { kind: "generation_completed", outcome: "succeeded", targetMet: true, engine: "llm" },
    ]);
    expect(await service.needs.database.query.select().from(modelAnswers)).toEqual([]);
    expect(await usageStates(id)).toEqual(["charged"]);
    const costs = await modelCosts(service.needs.database.query, new Date(0));
    const model = { calls: calls.length, failures: 0, sessions: 1 };
    expect(costs).toEqual([expect.objectContaining(model)]);
    const counted = [tailoring?.resume.made.wordings, tailoring?.letter.made.wordings];
    const sum = (of: "offered" | "kept") => counted.reduce((all, one) => all + (one?.[of] ?? 0), 0);
    expect(sum("kept")).toBeGreaterThan(0);
    expect(await keptWordings(service.needs.database.query, new Date(0))).toEqual({
      offered: sum("offered"),
      kept: sum("kept"),
    });
  });

  it("tells the lines while they are written, who writes, and how long it may take", async () => {
    use("slow-lines");
    provider.script("slow-lines", (prompt) => ({
      text: JSON.stringify({
        proposals: prompt.slots.map((slot) => ({
          slot,
          factIds: [prompt.roles[0]?.lines[0]?.id ?? "summary"],
          reqIds: [],
          text: `Words for ${slot} that take their time to arrive`,
        })),
      }),
      everyMs: 8,
    }));
    const answer = await generate({ prefer: "respond-async" });
    const { session_id: id } = generateResponseSchema.parse(answer.json());
    const stream = await get(service, `/generate/sessions/${id}/events`, person.headers);
    const events = [...stream.body.matchAll(/^data: (.+)$/gm)].map((match) =>
      generationEventSchema.parse(JSON.parse(match[1] ?? "")),
    );
    const writing = events.filter((event) => event.state === "writing");
    expect(writing.length).toBeGreaterThan(1);
    expect(writing.flatMap((event) => event.lines ?? []).map((line) => line.text)).toContainEqual(
      expect.stringMatching(/^Words for/),
    );
    expect(events[0]).toMatchObject({ writer: "Scripted model", state: "started" });
    const left = events.flatMap((event) => event.left_ms ?? []);
    expect(left[0]).toBeGreaterThan(left.at(-1) ?? 0);
    expect(left[0]).toBeLessThanOrEqual(30_000);
    const percents = events.map((event) => event.progress);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
  });

  it.each([
    ["auth", "provider-failed"],
    ["unknown-model", "provider-failed"],
    ["bad-request", "provider-failed"],
    ["overloaded", "provider-failed"],
    ["rate-long", "provider-failed"],
    ["drop", "provider-failed"],
    ["stall", "provider-failed"],
    ["silent", "provider-failed"],
    ["refusal", "provider-failed"],
    ["truncated", "provider-failed"],
    ["broken-json", "provider-failed"],
    ["huge", "provider-failed"],
    ["empty", "provider-failed"],
  ])(
    "gives documents of the embedded engine, labelled and free of charge, under %s",
    async (scenario, because) => {
      use(scenario);
      const { tailoring, session_id: id, status } = await sessionOf();
      expect(status).toBe("succeeded");
      expect(tailoring?.resume.made).toMatchObject({ engine: "embedded", because });
      expect(tailoring?.letter.made).toMatchObject({ engine: "embedded", because });
      expect(await usageStates(id)).toEqual(["released"]);
      const calls = await callsOf(id);
      expect(calls.length).toBeGreaterThan(0);
      expect(calls.every((call) => call.failure !== null)).toBe(true);
    },
  );

  it("that fails is told to the administrator by its kind", async () => {
    use("auth");
    await sessionOf();
    const failures = await listFailures(service.needs.database.query, new Date(0));
    expect(failures).toContainEqual(
      expect.objectContaining({ what: "language_model", code: "auth" }),
    );
  });

  it("that invents, or obeys the posting, prints none of it, and counts as a run", async () => {
    use("invents");
    const { tailoring, session_id: id } = await sessionOf();
    const printed = JSON.stringify([tailoring?.resume.resume, tailoring?.letter.letter]);
    expect([...provider.lies].filter((lie) => printed.includes(lie))).toEqual([]);
    expect(await usageStates(id)).toEqual(["charged"]);
    const { wordings } = tailoring?.letter.made ?? {};
    expect(wordings?.kept).toBeLessThan(wordings?.offered ?? 0);
  });

  it("is not begun when the money of the day is spent: the embedded engine writes, and it counts", async () => {
    use("ok", { dayMicros: 0 });
    const asked = provider.requests.length;
    const { tailoring, session_id: id } = await sessionOf();
    expect(tailoring?.resume.made).toMatchObject({ engine: "embedded", because: "budget" });
    expect(provider.requests.length).toBe(asked);
    expect(await usageStates(id)).toEqual(["charged"]);
  });

  it("can be cancelled while it is written: the socket closes and nothing is charged", async () => {
    use("slow");
    const asked = provider.requests.length;
    const answer = await generate({ prefer: "respond-async" });
    const { session_id: id } = generateResponseSchema.parse(answer.json());
    await expect.poll(() => provider.requests.length).toBeGreaterThan(asked);
    const url = `${api}/generate/sessions/${id}/cancel`;
    const cancelled = await service.app.inject({ method: "POST", url, headers: person.write });
    expect(cancelled.statusCode).toBe(200);
    await expect.poll(() => usageStates(id)).toEqual(["released"]);
    await expect.poll(() => provider.requests.at(-1)?.closedEarly).toBe(true);
    const [, ended] = await eventsOf(id);
    expect(ended).toMatchObject({ outcome: "cancelled", targetMet: false });
  });

  it("asks and pays once when its process dies between the answer and the commit", async () => {
    use("ok");
    deaths = 1;
    const before = provider.requests.length;
    const { session_id: id, status } = await sessionOf();
    expect(status).toBe("succeeded");
    expect(deaths).toBeLessThan(1);
    const asked = provider.requests.slice(before).map((request) => request.body);
    expect(asked.length).toBe((await callsOf(id)).length);
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(await usageStates(id)).toEqual(["charged"]);
  });
});

/** Answers one line with a word that nobody stated. */
function wordFreely({ roles, slots }: ReadPrompt) {
  const proposals = roles
    .flatMap((role) => role.lines)
    .filter(({ id, text }) => slots.includes(id) && text.includes("40 customers"))
    .map(({ id, text }) => ({
      slot: id,
      factIds: [id],
      reqIds: [],
      text: text.replace("40 customers", "40 loyal customers"),
    }));
  return { text: JSON.stringify({ proposals }) };
}

describe("a run with a judge of wordings in doubt", () => {
  it("asks it, books its calls under its own name, and says who agreed", async () => {
    provider.script("freely", wordFreely);
    use("freely", {}, "judge-agrees");
    const { tailoring, session_id: id } = await sessionOf();
    const claim = tailoring?.resume.claims.find(({ text }) => text.includes("loyal"));
    expect(claim).toMatchObject({ by: "llm", verdict: "supported", issues: [] });
    expect(claim?.reason).toContain("Judge reads it as the same as");
    const opinions = (await callsOf(id)).filter((call) => call.stage === "opinion");
    expect(opinions.map((call) => call.model)).toEqual(["fake:judge-agrees", "fake:judge-agrees"]);
    expect(opinions.every((call) => call.costMicros > 0)).toBe(true);
  });
});
