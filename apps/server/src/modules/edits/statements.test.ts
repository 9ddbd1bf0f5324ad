import type { Session } from "@savile/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase } from "../../db/database.ts";
import { countingEngine } from "../../testing/counting-engine.ts";
import { documentsOf, firstLine, saveEdits, sendEdits, urlOf } from "../../testing/edit-calls.ts";
import { openMigratedEngine } from "../../testing/open-test-database.ts";
import { makeSession } from "../../testing/sessions.ts";
import { startSignedIn } from "../../testing/signed-in.ts";
import { closeGround, openGround } from "../../testing/test-service.ts";
import type { Ground, TestService } from "../../testing/test-service.ts";
import { get } from "../../testing/visitor.ts";
import type { Person } from "../../testing/visitor.ts";

/** What one saved edit may ask of the database. */
const mostStatements = 12;

const counting = countingEngine(await openMigratedEngine());
let ground: Ground;
let service: TestService;
let person: Person;
/** As the last save left it: the tests follow each other. */
let session: Session;

beforeAll(async () => {
  ground = await openGround(createDatabase(counting.engine));
  // Nothing looks for jobs while statements are counted: of the one that is made it is told.
  ({ service, person } = await startSignedIn({ ground, pollMs: 3_600_000 }));
  session = await makeSession(service, person);
});

afterAll(async () => {
  await service.close();
  await closeGround(ground);
});

/** What the database is asked while something is done. */
async function statementsOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  counting.statements.length = 0;
  await act();
  return [...counting.statements];
}

/** The tables that a statement reads; one that is only written to is none of them. */
function tablesRead(statement: string): string[] {
  if (!/^\s*select\b/i.test(statement)) return [];
  return [...statement.matchAll(/\b(?:from|join) "(\w+)"/g)].map(([, table = ""]) => table);
}

/** Saves edits and answers the statements that are too many, and the tables that were read twice. */
async function beyond(...edits: readonly unknown[]) {
  const { version } = session;
  const statements = await statementsOf(async () => {
    const saved = await saveEdits(service, person, session, { edits });
    expect(saved.refused).toEqual([]);
    ({ session } = saved);
  });
  expect(session.version).toBe(version + 1);
  const tables = statements.flatMap(tablesRead);
  expect(tables).toContain("generation_sessions");
  const twice = tables.filter((table, place) => tables.indexOf(table) < place);
  return { statements: statements.slice(mostStatements), twice };
}

const nothing = { statements: [], twice: [] };

/** The job whose lines are edited. */
function firstJob() {
  const [job] = documentsOf(session).resume.experience;
  if (job === undefined) throw new Error("the sample has no job");
  return job;
}

const at = { document_type: "resume", timestamp: "2026-03-02T10:00:00.000Z" } as const;

describe("one saved edit", () => {
  it("of a text asks the database for little, and of no table twice", async () => {
    expect(await beyond(firstLine(session, "Won 40 new customers in Lisbon"))).toEqual(nothing);
    // Now there is a version that others are told against.
    expect(await beyond(firstLine(session, "Won 50 new customers in Lisbon"))).toEqual(nothing);
  });

  it("that adds a line or takes it out asks for no more, and neither does its undoing", async () => {
    const { id } = firstJob();
    const value = { id: "b10001", text: "Trained two colleagues" };
    const place = { ...at, field_path: `${id}.bullets`, after_id: null };
    const insert = { ...place, kind: "insert", old_value: null, new_value: value };
    const taken = { ...place, kind: "remove", old_value: value, new_value: null };
    expect(await beyond(insert)).toEqual(nothing);
    expect(await beyond(taken)).toEqual(nothing);
    expect(await beyond(insert)).toEqual(nothing);
    expect(await beyond(taken)).toEqual(nothing);
  });

  it("of a text that goes back to what it was asks for no more", async () => {
    const [line] = firstJob().bullets;
    const text = line?.text ?? "";
    expect(await beyond(firstLine(session, `${text} and Porto`))).toEqual(nothing);
    expect(await beyond(firstLine(session, text))).toEqual(nothing);
  });

  it("whose answer got lost, or that changes nothing, is answered with less", async () => {
    const before = session;
    const sent = { edits: [firstLine(session, "Won 60 new customers in Lisbon")] };
    ({ session } = await saveEdits(service, person, before, sent));
    const again = await statementsOf(async () => {
      const answer = await saveEdits(service, person, before, sent);
      expect(answer.session).toEqual(session);
    });
    expect(again.slice(5)).toEqual([]);
    const unchanged = await statementsOf(async () => {
      const [line] = firstJob().bullets;
      await saveEdits(service, person, session, { edits: [firstLine(session, line?.text ?? "")] });
    });
    expect(unchanged.slice(5)).toEqual([]);
  });

  it("for an older version brings the session as it is, read once more", async () => {
    const sent = { edits: [firstLine(session, "Won 70")], version: session.version - 1 };
    const statements = await statementsOf(async () => {
      expect((await sendEdits(service, person, session, sent)).statusCode).toBe(409);
    });
    expect(statements.slice(mostStatements)).toEqual([]);
  });
});

describe("a read", () => {
  it.each([
    ["of a session", () => urlOf(session, ""), 3],
    ["of the list", () => "/generate/sessions", 2],
    ["of the list by words", () => "/generate/sessions?search=nurse", 3],
    ["of a list that is cut", () => "/generate/sessions?limit=1", 3],
    ["of who is signed in", () => "/auth/me", 2],
  ])("%s asks the database as often as it has to", async (_, url, most) => {
    const statements = await statementsOf(async () => {
      expect((await get(service, url(), person.headers)).statusCode).toBe(200);
    });
    expect(statements.slice(most)).toEqual([]);
  });
});
