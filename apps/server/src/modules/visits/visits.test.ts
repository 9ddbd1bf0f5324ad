import { readFileSync } from "node:fs";
import { problemSchema, sessionSchema, visitAnswerSchema } from "@savile/contracts";
import type { Visit } from "@savile/contracts";
import { sample, usagePeriodOf } from "@savile/model";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accounts, blobs, generationSessions, sourceResumes, uploads } from "../../db/schema.ts";
import { jobText, resumeText } from "../../testing/sample-texts.ts";
import { startTestService } from "../../testing/test-service.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, form, get, newPerson, post } from "../../testing/visitor.ts";
import type { FilePart, Person } from "../../testing/visitor.ts";
import { sweepBlobs } from "../blobs/service.ts";
import { countUsage } from "../usage/repository.ts";
import { endOldVisits } from "./end-visits.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const resume: FilePart = { bytes: resumeText, name: "resume.txt" };
const samplePdf: FilePart = {
  bytes: readFileSync(new URL(`../../../../web/public/sample/${sample.fileName}`, import.meta.url)),
  name: sample.fileName,
  type: "application/pdf",
};

function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  const cookie = headers["set-cookie"];
  return typeof cookie === "string" ? (cookie.split(";")[0] ?? "") : "";
}

function start(on: TestService, file: FilePart, job: string, headers = {}) {
  const { payload, headers: typed } = form([{ bytes: job, field: "job_description" }, file]);
  return on.app.inject({
    method: "POST",
    url: `${api}/visit`,
    headers: { ...typed, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
}

interface Held {
  readonly visit: Visit;
  readonly headers: { readonly cookie: string };
}

/** A visitor whose run has ended. */
async function visitorWith(file: FilePart = resume, job: string = jobText): Promise<Held> {
  const started = await start(service, file, job);
  expect(started.statusCode).toBe(202);
  const headers = { cookie: cookieOf(started) };
  return { headers, visit: await ended(headers) };
}

async function ended(headers: { cookie: string }): Promise<Visit> {
  for (;;) {
    const answer = visitAnswerSchema.parse((await get(service, "/visit", headers)).json());
    if (answer.visit === null) throw new Error("nothing is held");
    if (answer.visit.status !== "queued" && answer.visit.status !== "running") return answer.visit;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const code = (answer: { json(): unknown }) => problemSchema.parse(answer.json()).error_code;
const adopt = (person: Person, headers = {}) =>
  post(service, "/visit/adopt", {}, { ...person.write, ...headers });
const used = (person: Person) =>
  countUsage(
    service.needs.database.query,
    person.accountId,
    "generation",
    usagePeriodOf(service.clock.now()),
  );

describe("a visitor", () => {
  it("sees the result with its proof, and gets no file", async () => {
    const { visit, headers } = await visitorWith();
    expect(visit).toMatchObject({ status: "succeeded", file_name: "resume.txt" });
    const url = `/generate/sessions/${visit.session_id}`;
    const session = sessionSchema.parse((await get(service, url, headers)).json());
    expect(session.tailoring?.resume.claims.length).toBeGreaterThan(5);
    const pages = `/generate/sessions/${visit.session_id}/preview/resume`;
    expect((await get(service, `${pages}?format=pages`, headers)).statusCode).toBe(200);
    for (const query of ["?format=pdf", "?format=txt", "?format=html", ""]) {
      expect((await get(service, `${pages}${query}`, headers)).statusCode).toBe(401);
    }
    const download = `/generate/sessions/${visit.session_id}/download/pdf?document_type=resume`;
    expect((await get(service, download, headers)).statusCode).toBe(401);
  });

  it("reads nothing of another one, and nothing by a cookie that is not ours", async () => {
    const one = await visitorWith();
    const other = await visitorWith();
    const url = `/generate/sessions/${one.visit.session_id}`;
    expect((await get(service, url, other.headers)).statusCode).toBe(404);
    const forged = { cookie: `${one.headers.cookie.slice(0, -3)}abc` };
    expect((await get(service, url, forged)).statusCode).toBe(401);
    expect((await get(service, "/visit", forged)).json()).toEqual({ visit: null });
    expect((await get(service, "/generate/sessions", one.headers)).statusCode).toBe(401);
  });

  it("holds one result: a second one takes the place of the first", async () => {
    const first = await visitorWith();
    const second = await start(service, resume, jobText, first.headers);
    expect(second.statusCode).toBe(202);
    expect((await get(service, "/visit", first.headers)).json()).toEqual({ visit: null });
    expect(await ended({ cookie: cookieOf(second) })).toMatchObject({ status: "succeeded" });
  });

  it("leaves nothing where the file cannot be read or a posting is missing", async () => {
    const before = await service.needs.database.query.select().from(accounts);
    const empty = await start(service, { bytes: "", name: "a.txt" }, jobText);
    expect([empty.statusCode, code(empty)]).toEqual([422, "empty_file"]);
    expect((await start(service, resume, "  ")).statusCode).toBe(422);
    expect(
      (await start(service, resume, jobText, { origin: "https://evil.example" })).statusCode,
    ).toBe(403);
    expect(await service.needs.database.query.select().from(accounts)).toHaveLength(before.length);
  });

  it("is forgotten when asked to, and after a day", async () => {
    const asked = await visitorWith();
    const gone = await service.app.inject({
      method: "DELETE",
      url: `${api}/visit`,
      headers: asked.headers,
    });
    expect(gone.json()).toEqual({ success: true });
    const waits = await visitorWith();
    service.clock.pass(24 * 3_600_000 - 60_000);
    await endOldVisits(service.needs);
    expect((await get(service, "/visit", waits.headers)).json()).toMatchObject({
      visit: { session_id: waits.visit.session_id },
    });
    service.clock.pass(60_000);
    // The cookie proves nothing any more, whether or not the chore came by.
    expect((await get(service, "/visit", waits.headers)).json()).toEqual({ visit: null });
    expect(await endOldVisits(service.needs)).toBeGreaterThan(0);
    await sweepBlobs(service.needs);
    const { query } = service.needs.database;
    for (const id of [asked.visit.session_id, waits.visit.session_id]) {
      expect(
        await query.select().from(generationSessions).where(eq(generationSessions.id, id)),
      ).toEqual([]);
    }
    const held = await query.select({ id: accounts.id }).from(accounts);
    const owners = new Set(held.map(({ id }) => id));
    for (const table of [uploads, sourceResumes, blobs]) {
      const rows = await query.select({ owner: table.accountId }).from(table);
      expect(rows.filter(({ owner }) => !owners.has(owner))).toEqual([]);
    }
  });
});

describe("a result of a visitor", () => {
  it("is adopted once by who signs in, and counted then", async () => {
    const { visit, headers } = await visitorWith();
    const person = await newPerson(service);
    expect(await used(person)).toBe(0);
    const adopted = await adopt(person, headers);
    expect(adopted.json()).toEqual({ session_id: visit.session_id });
    expect(String(adopted.headers["set-cookie"])).toContain("Max-Age=0");
    expect(await used(person)).toBe(1);
    const url = `/generate/sessions/${visit.session_id}`;
    const session = sessionSchema.parse((await get(service, url, person.headers)).json());
    expect(session).toMatchObject({ status: "succeeded", application_state: "to_send" });
    const { upload_id: upload } = session;
    expect((await get(service, `/upload/${upload}`, person.headers)).statusCode).toBe(200);
    const download = `/generate/sessions/${visit.session_id}/download/pdf?document_type=resume`;
    expect((await get(service, download, person.headers)).statusCode).toBe(200);
    expect((await get(service, url, headers)).statusCode).toBe(401);
    expect(code(await adopt(person, headers))).toBe("visit_not_found");
    const left = await service.needs.database.query
      .select()
      .from(generationSessions)
      .where(eq(generationSessions.id, visit.session_id));
    expect(left.map(({ accountId }) => accountId)).toEqual([person.accountId]);
  });

  it("may be adopted while it is still written", async () => {
    const started = await start(service, resume, jobText);
    const person = await newPerson(service);
    const adopted = await adopt(person, { cookie: cookieOf(started) });
    expect(adopted.statusCode).toBe(200);
    const list = await get(service, "/generate/sessions", person.headers);
    expect(list.json()).toMatchObject({ sessions: [{ status: "succeeded" }] });
  });

  it("of the sample is never counted", async () => {
    const { visit, headers } = await visitorWith(
      samplePdf,
      sample.posting.replaceAll("\n", "\r\n"),
    );
    expect(visit.status).toBe("succeeded");
    const person = await newPerson(service);
    expect((await adopt(person, headers)).statusCode).toBe(200);
    expect(await used(person)).toBe(0);
  });

  it("stays held where the month is used up", async () => {
    const person = await newPerson(service);
    const jobs = [1, 2, 3, 4, 5].map((n) => `${jobText}\nReference ${n}`);
    const all: Held[] = [];
    for (const job of jobs) all.push(await visitorWith(resume, job));
    const answers: number[] = [];
    for (const { headers } of all) answers.push((await adopt(person, headers)).statusCode);
    expect(answers).toEqual([200, 200, 200, 200, 403]);
    const last = all.at(-1);
    expect((await get(service, "/visit", last?.headers)).json()).toMatchObject({
      visit: { status: "succeeded" },
    });
  });
});

it("results before sign-in are bounded by network", async () => {
  const strict = await startTestService({ settings: { authMode: "code" } });
  try {
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await start(strict, resume, jobText)).statusCode);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  } finally {
    await strict.close();
  }
});
