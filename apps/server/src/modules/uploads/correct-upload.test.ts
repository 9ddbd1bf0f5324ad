import { sessionSchema, uploadSchema } from "@savile/contracts";
import type { Session, Upload } from "@savile/contracts";
import type { Correction } from "@savile/model";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, get, post, signIn, uploadText } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

let service: TestService;
let person: Person;
let id: string;

beforeAll(async () => {
  service = await startTestService();
  person = await signIn(service);
});
afterAll(async () => service.close());
beforeEach(async () => {
  id = await uploadText(service, person, resumeText);
});

const put = (body: unknown, who = person, upload = id) =>
  service.app.inject({
    method: "PUT",
    url: `${api}/upload/${upload}/corrections`,
    headers: { ...who.write, "content-type": "application/json" },
    payload: JSON.stringify(body),
  });

async function correct(revision: number, corrections: readonly Correction[]): Promise<Upload> {
  const answer = await put({ base_revision: revision, corrections });
  expect(answer.statusCode).toBe(200);
  return uploadSchema.parse(answer.json());
}

async function shown(): Promise<Upload> {
  return uploadSchema.parse((await get(service, `/upload/${id}`, person.headers)).json());
}

async function sources(): Promise<number> {
  return (await service.needs.database.query.query.sourceResumes.findMany()).length;
}

const rename: Correction = { op: "set", path: "name", text: "Mira Stolz-Weber" };
const retitle: Correction = { op: "set", path: "exp1.title", text: "Senior Account Manager" };

describe("corrections", () => {
  it("never leave a reader of that moment with a source that has just gone", async () => {
    const seen: number[] = [];
    async function read(): Promise<void> {
      for (let times = 0; times < 6; times += 1)
        seen.push((await get(service, `/upload/${id}`, person.headers)).statusCode);
    }
    for (let revision = 0; revision < 8; revision += 1) {
      const next: Correction = { ...rename, text: `Mira ${"x".repeat(revision + 1)}` };
      await Promise.all([correct(revision, [next]), read(), read(), read()]);
    }
    expect([...new Set(seen)]).toEqual([200]);
  });

  it("become facts of the account with its clock, and are there after a reload", async () => {
    const first = await correct(0, [{ ...rename, at: "1999-01-01T00:00:00.000Z" }]);
    expect(first).toMatchObject({ revision: 1, extraction: { resume: { name: rename.text } } });
    expect(first.extraction.facts.find((fact) => fact.id === "name")?.origin).toEqual({
      by: "user",
      accountId: person.accountId,
      at: service.clock.now().toISOString(),
      via: "edit",
    });
    expect(first.reading?.resume.name).toBe("Mira Stolz");
    expect(await shown()).toEqual(first);
  });

  it("are replaced as a whole: a shorter list takes back, an empty one leaves the reading", async () => {
    const before = await shown();
    const count = await sources();
    await correct(0, [rename, retitle]);
    const shorter = await correct(1, [rename]);
    expect(shorter.extraction.resume.experience[0]?.title).toBe("Account Manager");
    expect(await sources()).toBe(count + 1);
    const none = await correct(2, []);
    expect(none).toEqual({ ...before, revision: 3 });
    expect(await sources()).toBe(count);
  });

  it("keep the time at which each was first stored", async () => {
    const first = await correct(0, [rename]);
    service.clock.pass(60_000);
    const second = await correct(1, [rename, retitle]);
    expect(second.corrections[0]).toEqual(first.corrections[0]);
    expect(second.corrections[1]?.at).not.toBe(first.corrections[0]?.at);
  });

  it("from a page that is out of date are refused, and nothing is lost", async () => {
    await correct(0, [rename]);
    const answer = await put({ base_revision: 0, corrections: [retitle] });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ error_code: "conflict" });
    expect((await shown()).corrections).toHaveLength(1);
  });

  it("sent at the same moment: one is stored, the other is told", async () => {
    const answers = await Promise.all(
      [rename, retitle].map((one) => put({ base_revision: 0, corrections: [one] })),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect((await shown()).revision).toBe(1);
  });

  it("that fit nothing change nothing", async () => {
    await correct(0, [rename]);
    const bad: Correction = { op: "set", path: "exp9.title", text: "x" };
    const answer = await put({ base_revision: 1, corrections: [rename, bad] });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error_code: "correction_refused" });
    expect(await shown()).toMatchObject({
      revision: 1,
      extraction: { resume: { name: rename.text } },
    });
  });

  it.each([
    [{}],
    [{ base_revision: -1, corrections: [] }],
    [{ base_revision: 0, corrections: [{ op: "run", path: "name" }] }],
    [{ base_revision: 0, corrections: [{ ...rename, more: 1 }] }],
    [{ base_revision: 0, corrections: Array.from({ length: 2_001 }, () => rename) }],
  ])("of another shape are not valid: %j", async (body) => {
    expect((await put(body)).statusCode).toBe(422);
  });

  it("of another account's upload are not found", async () => {
    const other = await signIn(service, "other@example.test");
    expect((await put({ base_revision: 0, corrections: [] }, other)).statusCode).toBe(404);
  });

  it("go with the upload, and leave no source behind", async () => {
    const count = await sources();
    await correct(0, [rename]);
    const url = `${api}/upload/${id}`;
    await service.app.inject({ method: "DELETE", url, headers: person.write });
    expect(await sources()).toBe(count - 1);
  });
});

async function generate(): Promise<string> {
  const body = { upload_id: id, job_description: jobText };
  const answer = await post(service, "/generate/generate", body, person.write);
  return answer.json<{ session_id: string }>().session_id;
}
async function session(sessionId: string): Promise<Session> {
  return sessionSchema.parse(
    (await get(service, `/generate/sessions/${sessionId}`, person.headers)).json(),
  );
}

describe("documents", () => {
  it("are made from the corrected source, and earlier ones keep theirs", async () => {
    const early = await generate();
    await correct(0, [rename]);
    const late = await generate();
    expect((await session(early)).tailoring?.resume.resume.name).toBe("Mira Stolz");
    const made = await session(late);
    expect(made.tailoring?.resume.resume.name).toBe(rename.text);
    const claim = made.tailoring?.resume.claims.find((one) => one.path === "name");
    expect(claim).toMatchObject({ verdict: "supported", evidence: { factIds: ["name"] } });
    await correct(1, []);
    expect((await session(late)).extraction.resume.name).toBe(rename.text);
  });
});
