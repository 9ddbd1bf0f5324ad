import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sessionSchema } from "@savile/contracts";
import { extract } from "@savile/extraction";
import { parsePosting, tailor } from "@savile/tailoring";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import { firstLine, saveEdits, textOnWire } from "../testing/edit-calls.ts";
import { migrationsFolder, openTestEngine } from "../testing/open-test-database.ts";
import { jobText, resumeText } from "../testing/sample-texts.ts";
import { resultOf } from "../testing/sessions.ts";
import { startTestService } from "../testing/test-service.ts";
import type { TestService } from "../testing/test-service.ts";
import { get, post, signIn } from "../testing/visitor.ts";
import { createDatabase } from "./database.ts";
import type { Engine } from "./engine.ts";
import { migrate } from "./migrate.ts";

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number() })) });
const day = "2026-01-15";
let service: TestService;
let engine: Engine;

/** The migrations of the first release alone. */
async function firstMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "savile first "));
  await cp(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = journalSchema.parse(JSON.parse(await readFile(file, "utf8")));
  const entries = journal.entries.filter((entry) => entry.idx === 0);
  await writeFile(file, JSON.stringify({ ...journal, entries }));
  return folder;
}

function run(text: string, values: unknown[]) {
  return engine.query(text, values, "objects");
}

/** Rows as the first release wrote them: changes without proof, no version, no pages. */
async function storeFirstSession(): Promise<void> {
  const bytes = new TextEncoder().encode(resumeText);
  const read = await extract(bytes, { today: day, name: "old.txt" });
  if (!read.ok) throw new Error(read.error.code);
  const extraction = read.value;
  const posting = parsePosting(jobText);
  const made = await tailor({
    resume: extraction.resume,
    facts: extraction.facts,
    extractionConfidence: extraction.confidence,
    posting,
    jobDescription: jobText,
    today: day,
  });
  if (!made.ok) throw new Error(made.error.code);
  const { resume, letter, layoutGain: _, changes, ...rest } = made.value;
  const plain = changes.map(({ clauses: _c, verdict: _v, issues: _i, ...change }) => change);
  const at = `${day}T08:00:00Z`;
  await run("insert into accounts (id, email, created_at) values ($1, $2, $3)", [
    "acc-old",
    "old@example.test",
    at,
  ]);
  await run(
    "insert into source_resumes (id, account_id, extraction, created_at) values ($1, $2, $3, $4)",
    ["src-old", "acc-old", JSON.stringify(extraction), at],
  );
  await run(
    `insert into generation_sessions (id, account_id, source_id, title, job_description, posting,
       template, paper, outcome, report, created_at, finished_at)
     values ($1, $2, $3, $4, $5, $6, 'modern', 'letter', 'succeeded', $7, $8, $8)`,
    [
      "ses-old",
      "acc-old",
      "src-old",
      "Account Manager",
      jobText,
      JSON.stringify(posting),
      JSON.stringify({ ...rest, changes: plain }),
      at,
    ],
  );
  for (const structure of [resume, letter]) {
    await run(
      `insert into documents (session_id, kind, account_id, version, structure, created_at)
       values ($1, $2, $3, 1, $4, $5)`,
      ["ses-old", structure.kind, "acc-old", JSON.stringify(structure), at],
    );
  }
}

beforeAll(async () => {
  engine = await openTestEngine();
  const folder = await firstMigrations();
  await migrate(engine, folder);
  await rm(folder, { recursive: true, force: true });
  await storeFirstSession();
  await migrate(engine, migrationsFolder);
  service = await startTestService({
    parts: { database: createDatabase(engine) },
    worker: false,
  });
});
afterAll(async () => {
  await service.close();
  await engine.close();
});

it("a session of the first release is shown, decided on, edited and scored like one of today", async () => {
  const person = await signIn(service, "old@example.test");
  const url = "/generate/sessions/ses-old";
  const read = await get(service, url, person.headers);
  const session = sessionSchema.parse(read.json());
  expect(session).toMatchObject({ version: 1, decisions: [], gap_answers: [], pages: null });
  const changes = session.tailoring?.changes ?? [];
  expect(changes.length).toBeGreaterThan(0);
  const decisions = changes.map(({ id, after }) => ({ change_id: id, action: "reject", after }));
  const body = { base_version: 1, decisions };
  const decided = await post(service, `${url}/changes`, body, person.write);
  const rejected = sessionSchema.parse(decided.json());
  expect(rejected.tailoring?.resume.resume).toEqual(session.extraction.resume);
  expect(rejected.pages).toEqual({ resume: 1, cover_letter: 1, budget: 1 });
  const undo = { base_version: 2, decisions: [] };
  const undone = sessionSchema.parse(
    (await post(service, `${url}/changes`, undo, person.write)).json(),
  );
  expect(undone.tailoring?.resume).toEqual(session.tailoring?.resume);
  expect(undone.tailoring?.score).toEqual(session.tailoring?.score);
  const line = firstLine(undone, "Sold 40 licences to schools");
  const { session: edited } = await saveEdits(service, person, undone, { edits: [line] });
  expect(resultOf(edited).edited?.edits).toHaveLength(1);
  expect(edited.pages).toEqual(rejected.pages);
  const back = textOnWire(line.field_path, line.new_value, line.old_value);
  const { session: last } = await saveEdits(service, person, edited, { edits: [back] });
  expect(last.tailoring).toEqual(undone.tailoring);
});
