import { gapsResponseSchema, sessionSchema } from "@savile/contracts";
import type { Session } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstLine, saveEdits, urlOf } from "../../testing/edit-calls.ts";
import { wordyPosting, wordyResume } from "../../testing/sample-texts.ts";
import { makeSession } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { get, post } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { findSession } from "../generation-sessions/repository.ts";
import { wholeSession } from "./service.ts";

let service: TestService;
let person: Person;
let session: Session;

beforeAll(async () => {
  ({ service, person } = await startSignedIn({}));
  session = await makeSession(service, person, {
    resume: wordyResume,
    posting: wordyPosting,
  });
}, 120_000);
afterAll(() => service.close());

function read(headers = {}) {
  return get(service, urlOf(session, ""), { ...person.headers, ...headers });
}

/** The session read through every schema, as it is answered after a change. */
async function slowly(): Promise<Session> {
  const { query } = service.needs.database;
  const found = await findSession(query, person.accountId, session.session_id);
  if (found === null) throw new Error("the session is gone");
  return sessionSchema.parse(await wholeSession(query, found));
}

async function expectSame(): Promise<void> {
  expect((await read()).json()).toEqual(await slowly());
}

describe("a session that is read", () => {
  it("is put together from what is stored, with nothing more and nothing less", async () => {
    await expectSame();
    const saved = await saveEdits(service, person, session, {
      edits: [firstLine(session, "Wrote this line by hand")],
    });
    await expectSame();
    ({ session } = saved);
    const gaps = await get(service, urlOf(session, "/gaps"), person.headers);
    const { questions } = gapsResponseSchema.parse(gaps.json());
    const question = questions.find((entry) => entry.term === "Power BI");
    const answer = {
      gapId: question?.id,
      canonical: question?.canonical,
      answer: "yes",
      role: "exp1",
      when: "2022",
      text: "Built a Power BI report on late trucks for the site manager",
    };
    const body = { base_version: session.version, answer };
    const answered = await post(service, urlOf(session, "/gaps"), body, person.write);
    expect(answered.statusCode).toBe(200);
    await expectSame();
    const instruction = { suggestions: "make the summary shorter" };
    const refined = await post(service, urlOf(session, "/refine"), instruction, person.write);
    expect(refined.statusCode).toBe(200);
    await expectSame();
  });

  it("has a tag, and is not sent again to a client that holds it", async () => {
    const first = await read();
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"[\w-]{20,}"$/);
    expect(first.headers["content-type"]).toContain("application/json");
    const again = await read({ "if-none-match": tag });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    // What compresses answers may make another tag of it, and several may be named.
    const strong = await read({ "if-none-match": `"other", ${tag.slice(2)}` });
    expect(strong.statusCode).toBe(304);
    expect((await read({ "if-none-match": '"other"' })).statusCode).toBe(200);
    const renamed = await service.app.inject({
      method: "PATCH",
      url: `/api/v1${urlOf(session, "")}`,
      headers: { ...person.write, "content-type": "application/json" },
      payload: JSON.stringify({ title: "Another name" }),
    });
    expect(renamed.statusCode).toBe(200);
    const changed = await read({ "if-none-match": tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toMatchObject({ title: "Another name" });
  });

  it("of somebody else is not there, whatever tag is named", async () => {
    const other = { ...person.headers, "if-none-match": "*" };
    expect((await get(service, "/generate/sessions/unknown", other)).statusCode).toBe(404);
    expect((await post(service, urlOf(session, ""), {}, person.write)).statusCode).toBe(405);
  });
});
