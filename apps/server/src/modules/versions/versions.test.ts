import {
  problemSchema,
  sessionListSchema,
  sessionSchema,
  sessionSummarySchema,
  versionListSchema,
  versionSchema,
} from "@savile/contracts";
import type { Session, VersionList } from "@savile/contracts";
import { sql } from "drizzle-orm";
import { strFromU8, strToU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { givePlan } from "../../testing/plans.ts";
import { jobText } from "../../testing/sample-texts.ts";
import { makeSession, readSession, resultOf } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import type { TestService } from "../../testing/test-service.ts";
import { api, form, get, post, signIn } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";
import { unpackText } from "./pack-text.ts";
import { readState } from "./version-state.ts";

let service: TestService;
let person: Person;

beforeAll(async () => {
  ({ service, person } = await startSignedIn());
});
afterAll(() => service.close());

const urlOf = (session: Pick<Session, "session_id">) => `/generate/sessions/${session.session_id}`;

async function decide(session: Session, action: "accept" | "reject", count = 1): Promise<Session> {
  const decisions = resultOf(session)
    .changes.slice(0, count)
    .map(({ id, after }) => ({ change_id: id, action, after }));
  const body = { base_version: session.version, decisions };
  const answer = await post(service, `${urlOf(session)}/changes`, body, person.write);
  expect(answer.statusCode).toBe(200);
  return sessionSchema.parse(answer.json());
}

async function versionsOf(session: Session): Promise<VersionList> {
  const answer = await get(service, `${urlOf(session)}/versions`, person.headers);
  expect(answer.statusCode).toBe(200);
  return versionListSchema.parse(answer.json());
}

async function versionOf(session: Session, number: number) {
  const answer = await get(service, `${urlOf(session)}/versions/${number}`, person.headers);
  expect(answer.statusCode).toBe(200);
  return versionSchema.parse(answer.json());
}

function restore(session: Session, number: number, base = session.version) {
  const url = `${urlOf(session)}/versions/${number}/restore`;
  return post(service, url, { base_version: base }, person.write);
}

async function restored(session: Session, number: number): Promise<Session> {
  const answer = await restore(session, number);
  expect(answer.statusCode).toBe(200);
  return sessionSchema.parse(answer.json());
}

function rename(session: Session, title: string, who = person) {
  return service.app.inject({
    method: "PATCH",
    url: `${api}${urlOf(session)}`,
    headers: { "content-type": "application/json", ...who.write },
    payload: JSON.stringify({ title }),
  });
}

/** All that a restore brings back, as text. */
function stateOf({ tailoring, decisions, gap_answers, layout }: Session): string {
  return JSON.stringify({ tailoring, decisions, gap_answers, layout });
}

async function filesOf(session: Session): Promise<string[]> {
  const files = await Promise.all(
    ["resume", "cover_letter"].map((type) =>
      get(service, `${urlOf(session)}/download/txt?document_type=${type}`, person.headers),
    ),
  );
  return files.map((file) => `${file.statusCode} ${file.payload}`);
}

describe("the versions of a session", () => {
  it("begin with what the engine wrote and tell each change with the lines that it is about", async () => {
    const session = await makeSession(service, person);
    const first = await versionsOf(session);
    expect(first).toMatchObject({ version: 1, versions: [{ number: 1, by: "engine" }] });
    const rejected = await decide(session, "reject", 100);
    await decide(rejected, "accept", 0);
    const { version, versions } = await versionsOf(session);
    expect(version).toBe(3);
    expect(versions.map((one) => [one.number, one.by])).toEqual([
      [3, "you"],
      [2, "you"],
      [1, "engine"],
    ]);
    const [, second] = versions;
    expect(second?.changes.decided).toBe(resultOf(session).changes.length);
    expect(second?.changes.groups.length).toBeGreaterThan(0);
    expect(second?.ats_score).toBe(rejected.ats_score);
    for (const group of second?.changes.groups ?? []) {
      expect(group.count).toBeGreaterThan(0);
      expect(group.text === undefined).toBe(group.count > 1);
    }
  });

  it("are shown with their documents and the lines in which the present ones differ", async () => {
    const session = await makeSession(service, person);
    const rejected = await decide(session, "reject", 100);
    const first = await versionOf(rejected, 1);
    expect(first.documents.resume).toEqual(resultOf(session).resume.resume);
    expect(first.documents.cover_letter).toEqual(resultOf(session).letter.letter);
    expect(first.difference.length).toBeGreaterThan(0);
    for (const line of first.difference) expect(line.old_value).not.toBe(line.new_value);
    const present = await versionOf(rejected, 2);
    expect(present.difference).toEqual([]);
    expect(present.documents.resume).toEqual(resultOf(rejected).resume.resume);
  });

  it("come back as a new version, byte for byte, with the files that they had", async () => {
    const session = await makeSession(service, person);
    const files = await filesOf(session);
    const rejected = await decide(session, "reject", 100);
    expect(await filesOf(rejected)).not.toEqual(files);
    const back = await restored(rejected, 1);
    expect(back.version).toBe(3);
    expect(stateOf(back)).toBe(stateOf(session));
    expect(await filesOf(back)).toEqual(files);
    const [newest] = (await versionsOf(back)).versions;
    expect(newest).toMatchObject({ number: 3, by: "restore", changes: { restored: 1 } });
    const forth = await restored(back, 2);
    expect(stateOf(forth)).toBe(stateOf(rejected));
  });

  it("are not restored over a change that the person has not seen", async () => {
    const session = await makeSession(service, person);
    const second = await decide(session, "reject");
    const third = await decide(second, "reject", 2);
    const answer = await restore(second, 1);
    expect(answer.statusCode).toBe(409);
    const problem = problemSchema.parse(answer.json());
    expect(problem.error_code).toBe("stale_version");
    expect(sessionSchema.parse(problem.current)).toEqual(third);
    const twice = await Promise.all([restore(third, 1), restore(third, 2)]);
    expect(twice.map((one) => one.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("are those of one session and one account, and only those that are kept", async () => {
    const session = await makeSession(service, person);
    const unknown = await get(service, `${urlOf(session)}/versions/2`, person.headers);
    expect(problemSchema.parse(unknown.json()).error_code).toBe("version_not_found");
    expect((await restore(session, 9)).statusCode).toBe(404);
    expect(await restored(session, 1)).toEqual(session);
    const other = await signIn(service, "other@example.test");
    const stolen = await get(service, `${urlOf(session)}/versions/1`, other.headers);
    expect(problemSchema.parse(stolen.json()).error_code).toBe("session_not_found");
  });

  it("begin where they are first kept for sessions of older releases", async () => {
    const session = await makeSession(service, person);
    const second = await decide(session, "reject");
    const { query } = service.needs.database;
    const { session_id: id } = session;
    await query.execute(sql`delete from session_versions where session_id = ${id}`);
    expect((await versionsOf(second)).versions).toMatchObject([
      { number: 2, by: "you", changes: { groups: [], unknown: true } },
    ]);
    const third = await decide(second, "reject", 2);
    expect((await versionsOf(third)).versions.map((one) => one.number)).toEqual([3, 2]);
    expect(stateOf(await restored(third, 2))).toBe(stateOf(second));
  });

  it("are few and small: differences to a version that stands alone", async () => {
    let session = await makeSession(service, person);
    for (let round = 0; round < 6; round += 1) {
      session = await decide(session, round % 2 === 0 ? "reject" : "accept", 1);
    }
    const sizes = await service.needs.database.query.execute(
      sql`select number, basis, length(state) as bytes from session_versions
          where session_id = ${session.session_id} and state is not null order by number`,
    );
    const rows = JSON.stringify(sizes);
    expect(rows).toContain('"basis":1');
    expect(stateOf(await restored(session, 4))).not.toBe("");
  });
});

describe("an export of an account", () => {
  it("holds the versions, each readable on its own, and an import brings them back", async () => {
    const owner = await signIn(service, "mover@example.test");
    const session = await makeSession(service, owner);
    const change = resultOf(session).changes[0];
    const body = (version: number, action: string) => ({
      base_version: version,
      decisions: [{ change_id: change?.id, action, after: change?.after }],
    });
    for (const [version, action] of [
      [1, "reject"],
      [2, "accept"],
      [3, "reject"],
    ] as const) {
      await post(service, `${urlOf(session)}/changes`, body(version, action), owner.write);
    }
    const archive = (await get(service, "/account/export", owner.headers)).rawPayload;
    const records = strFromU8(unzipSync(archive)["records/session_versions.json"] ?? strToU8(""));
    const states = z
      .array(z.object({ number: z.number(), basis: z.null(), state: z.nullable(z.string()) }))
      .parse(JSON.parse(records));
    expect(states).toHaveLength(4);
    const read = states.flatMap(({ state }) =>
      state === null ? [] : [readState(unpackText(state)).format],
    );
    expect(new Set(read)).toEqual(new Set([1]));
    const heir = await signIn(service, "heir@example.test");
    const file = form([{ bytes: archive, name: "savile-account.zip", type: "application/zip" }]);
    const brought = await service.app.inject({
      method: "POST",
      url: `${api}/account/import`,
      headers: { ...file.headers, ...heir.write },
      ...(file.payload === undefined ? {} : { payload: file.payload }),
    });
    expect(brought.statusCode).toBe(200);
    const list = await get(service, "/generate/sessions", heir.headers);
    const [moved] = sessionListSchema.parse(list.json()).sessions;
    if (moved === undefined) throw new Error("nothing came");
    const url = `${urlOf(moved)}/versions/1/restore`;
    const back = await post(service, url, { base_version: 4 }, heir.write);
    const { tailoring } = sessionSchema.parse(back.json());
    expect(JSON.stringify(tailoring)).toBe(JSON.stringify(resultOf(session)));
  });
});

describe("a list of sessions", () => {
  it("is found by words of its names, as many as are asked for", async () => {
    const who = await signIn(service, "lister@example.test");
    await givePlan(service, who);
    const first = await makeSession(service, who);
    service.clock.pass(1_000);
    const named = await makeSession(service, who, { posting: `${jobText}\n- Tact` });
    await rename(named, "100%_sure \\ try", who);
    const list = async (query: string) => {
      const answer = await get(service, `/generate/sessions${query}`, who.headers);
      const { sessions, total, all } = sessionListSchema.parse(answer.json());
      return { ids: sessions.map((one) => one.session_id), total, all };
    };
    const both = [named.session_id, first.session_id];
    expect(await list("")).toEqual({ ids: both, total: 2, all: 2 });
    expect(await list("?limit=1")).toEqual({ ids: [named.session_id], total: 2, all: 2 });
    const found = { ids: [named.session_id], total: 1, all: 2 };
    expect(await list(`?search=${encodeURIComponent(" 0%_SURE \\ ")}`)).toEqual(found);
    expect(await list("?search=harbour%20goods")).toEqual({ ids: both, total: 2, all: 2 });
    expect(await list("?search=%25%25")).toEqual({ ids: [], total: 0, all: 2 });
    const wrong = await get(service, "/generate/sessions?limit=0", who.headers);
    expect(wrong.statusCode).toBe(422);
  });
});

describe("the name of a session", () => {
  it("is the person's own until it is emptied", async () => {
    const session = await makeSession(service, person);
    const named = await rename(session, "  Harbour \n Goods, second try ");
    expect(named.statusCode).toBe(200);
    expect(sessionSummarySchema.parse(named.json())).toMatchObject({
      title: "Harbour Goods, second try",
      renamed: true,
      status: "succeeded",
    });
    const list = await get(service, "/generate/sessions", person.headers);
    const listed = sessionListSchema
      .parse(list.json())
      .sessions.find((one) => one.session_id === session.session_id);
    expect(listed).toMatchObject({ title: "Harbour Goods, second try", renamed: true });
    const emptied = sessionSummarySchema.parse((await rename(session, " ")).json());
    expect(emptied.title).toBe(session.title);
    expect(emptied.renamed).toBeUndefined();
    expect((await readSession(service, person, session.session_id)).version).toBe(1);
  });

  it("has at most 120 characters, whatever they are made of", async () => {
    const session = await makeSession(service, person);
    expect((await rename(session, "🧵".repeat(120))).statusCode).toBe(200);
    const long = await rename(session, "🧵".repeat(121));
    expect(long.statusCode).toBe(422);
    expect(problemSchema.parse(long.json()).error_code).toBe("title_too_long");
    const other = await signIn(service, "renamer@example.test");
    expect((await rename(session, "Mine", other)).statusCode).toBe(404);
  });
});

function duplicate(session: Session, body: unknown, headers = {}) {
  const url = `${urlOf(session)}/duplicate`;
  return post(service, url, body, { ...person.write, ...headers });
}

async function finished(id: string): Promise<Session> {
  for (;;) {
    const session = await readSession(service, person, id);
    if (session.status !== "queued" && session.status !== "running") return session;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function usedGenerations(): Promise<number> {
  const answer = await get(service, "/generate/user/subscription", person.headers);
  return answer.json<{ usage: { generations_used: number } }>().usage.generations_used;
}

describe("a session for another posting", () => {
  const posting = `Key Account Lead\nCompany: Kestrel Pumps\n\nRequirements\n- Negotiation\n`;

  it("is a run of its own on the same resume, counted once", async () => {
    const session = await makeSession(service, person, { template: "traditional" });
    const used = await usedGenerations();
    const key = { "idempotency-key": "twice" };
    const started = await duplicate(session, { job_description: posting }, key);
    expect(started.statusCode).toBe(202);
    const id = started.json<{ session_id: string }>().session_id;
    const again = await duplicate(session, { job_description: posting }, key);
    expect(again.json<{ session_id: string }>().session_id).toBe(id);
    const made = await finished(id);
    expect(made).toMatchObject({
      status: "succeeded",
      company: "Kestrel Pumps",
      template: "traditional",
      upload_id: session.upload_id,
      version: 1,
    });
    expect(made.extraction.resume).toEqual(session.extraction.resume);
    expect(await usedGenerations()).toBe(used + 1);
  });

  it("works when the upload is gone", async () => {
    const session = await makeSession(service, person);
    const gone = await service.app.inject({
      method: "DELETE",
      url: `${api}/upload/${session.upload_id ?? ""}`,
      headers: person.write,
    });
    expect(gone.statusCode).toBe(200);
    const started = await duplicate(session, { job_description: posting });
    const made = await finished(started.json<{ session_id: string }>().session_id);
    expect(made.status).toBe("succeeded");
    expect(made.extraction.resume).toEqual(session.extraction.resume);
  });

  it("is refused as a generation is", async () => {
    const session = await makeSession(service, person);
    const blank = await duplicate(session, { job_description: "  " });
    expect(blank.statusCode).toBe(422);
    const long = await duplicate(session, { job_description: "x".repeat(10_001) });
    expect(long.statusCode).toBe(422);
    const free = await signIn(service, "free@example.test");
    const own = await makeSession(service, free);
    const url = `${urlOf(own)}/duplicate`;
    const locked = { job_description: jobText, template: "executive" };
    const refused = await post(service, url, locked, free.write);
    expect(problemSchema.parse(refused.json()).error_code).toBe("template_locked");
    const stolen = await post(service, `${urlOf(session)}/duplicate`, locked, free.write);
    expect(problemSchema.parse(stolen.json()).error_code).toBe("session_not_found");
  });
});
