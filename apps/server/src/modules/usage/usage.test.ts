import { generateResponseSchema } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseError } from "../../errors/database-error.ts";
import { givePlan } from "../../testing/plans.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { countAllUsage } from "./repository.ts";
import { chargeDownload, chargeUsage, holdUsage, releaseUsage, wasCharged } from "./usage.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.close());

let people = 0;
async function someone(): Promise<Person> {
  people += 1;
  return signIn(service, `usage-${people}@example.test`);
}

/** Holds one use; a database that is too busy is asked again, as a client does after a 503. */
async function hold(
  person: Person,
  subject: string,
  kind: "generation" | "refinement" = "generation",
): ReturnType<typeof holdUsage> {
  try {
    return await service.needs.database.transaction((queries) =>
      holdUsage(queries, {
        accountId: person.accountId,
        kind,
        subject,
        sessionId: kind === "refinement" ? "session-1" : undefined,
        now: service.clock.now(),
      }),
    );
  } catch (error) {
    if (databaseError(error)?.fault !== "unavailable") throw error;
    return hold(person, subject, kind);
  }
}

const counts = (person: Person, period: string) =>
  countAllUsage(service.needs.database.query, person.accountId, period);

describe("usage", () => {
  it("S35: of fifty parallel holds with one left exactly one succeeds", async () => {
    const person = await someone();
    for (const n of [1, 2, 3]) expect((await hold(person, `run-${n}`)).ok).toBe(true);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => hold(person, `p-${n}`)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toEqual({ ok: false, error: "limit_exceeded" });
  });

  it("counts a subject once, however often it is held", async () => {
    const person = await someone();
    await Promise.all([hold(person, "same"), hold(person, "same"), hold(person, "same")]);
    expect((await counts(person, "2026-03")).generation).toBe(1);
  });

  it("given back frees its place, and a charge cannot be given back", async () => {
    const person = await someone();
    const { query } = service.needs.database;
    for (const n of [1, 2, 3, 4]) await hold(person, `run-${n}`);
    await releaseUsage(query, person.accountId, "run-4");
    expect((await hold(person, "run-5")).ok).toBe(true);
    await chargeUsage(query, person.accountId, "run-5");
    await releaseUsage(query, person.accountId, "run-5");
    expect((await hold(person, "run-6")).ok).toBe(false);
  });

  it("of refinements is limited per generation session and per month", async () => {
    const person = await someone();
    expect((await hold(person, "ref-1", "refinement")).ok).toBe(true);
    expect(await hold(person, "ref-2", "refinement")).toEqual({
      ok: false,
      error: "session_refinement_limit",
    });
    await givePlan(service, person);
    expect((await hold(person, "ref-2", "refinement")).ok).toBe(true);
  });

  it("of downloads is charged once per version and format, and stays free afterwards", async () => {
    const person = await someone();
    const charge = (subject: string) =>
      service.needs.database.transaction((queries) =>
        chargeDownload(queries, {
          accountId: person.accountId,
          subject,
          now: service.clock.now(),
        }),
      );
    for (let n = 0; n < 10; n += 1) expect((await charge(`file-${n}`)).ok).toBe(true);
    expect(await charge("file-10")).toEqual({ ok: false, error: "download_limit_exceeded" });
    expect((await charge("file-3")).ok).toBe(true);
    expect((await counts(person, "2026-03")).download).toBe(10);
    const { query } = service.needs.database;
    expect(await wasCharged(query, person.accountId, "file-3")).toBe(true);
    expect(await wasCharged(query, person.accountId, "file-10")).toBe(false);
  });
});

async function start(person: Person, uploadId: string, n: number, template = "modern") {
  return post(
    service,
    "/generate/generate",
    { upload_id: uploadId, job_description: `${jobText} number ${n}`, template },
    { ...person.write, prefer: "respond-async" },
  );
}

describe("generations", () => {
  it("of eleven different ones with one left start one; the others are limit_exceeded", async () => {
    const person = await someone();
    const uploadId = await uploadText(service, person, resumeText);
    for (const n of [1, 2, 3]) await start(person, uploadId, n);
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, n) => start(person, uploadId, 10 + n)),
    );
    expect(answers.filter((answer) => answer.statusCode === 202)).toHaveLength(1);
    for (const answer of answers.filter((one) => one.statusCode !== 202)) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({
        error_code: "limit_exceeded",
        detail:
          "Monthly generation limit reached. Please upgrade your plan or wait until next month.",
        status: "limit_exceeded",
        details: { tier_required: "starter", monthly_price: 9 },
      });
    }
  });

  it("cancelled, or deleted while they wait, cost nothing", async () => {
    const person = await someone();
    const uploadId = await uploadText(service, person, resumeText);
    const ids: string[] = [];
    for (const n of [1, 2]) {
      const answer = generateResponseSchema.parse((await start(person, uploadId, n)).json());
      ids.push(answer.session_id);
    }
    expect((await counts(person, "2026-03")).generation).toBe(2);
    await post(service, `/generate/sessions/${ids[0]}/cancel`, {}, person.write);
    await service.app.inject({
      method: "DELETE",
      url: `${api}/generate/sessions/${ids[1]}`,
      headers: person.write,
    });
    expect((await counts(person, "2026-03")).generation).toBe(0);
  });

  it("with an unusable source cost nothing", async () => {
    const person = await someone();
    expect((await start(person, "unknown", 1)).statusCode).toBe(404);
    expect((await counts(person, "2026-03")).generation).toBe(0);
  });

  it("S36: in a template of a larger plan are refused", async () => {
    const person = await someone();
    const uploadId = await uploadText(service, person, resumeText);
    const refused = await start(person, uploadId, 1, "academic");
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ error_code: "template_locked" });
    await givePlan(service, person);
    expect((await start(person, uploadId, 1, "academic")).statusCode).toBe(202);
    expect((await get(service, "/generate/sessions", person.headers)).statusCode).toBe(200);
  });
});
