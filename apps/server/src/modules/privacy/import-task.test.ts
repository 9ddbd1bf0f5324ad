import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emptyResume } from "@savile/model";
import { parsePosting } from "@savile/tailoring";
import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { jobText } from "../../testing/sample-texts.ts";
import type { Back } from "../../texts/text-task.ts";
import { importTask } from "./import-task.ts";

type Row = Readonly<Record<string, unknown>>;
/** Rows by their table, or the text that stands in their place. */
type Tables = Readonly<Record<string, readonly Row[] | string>>;

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "savile import "));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const createdAt = "2026-03-02T10:00:00.000Z";
const original = strToU8("the file itself");
const sha256 = createHash("sha256").update(original).digest("hex");

const source: Row = {
  id: "old source",
  extraction: {
    version: 1,
    format: "txt",
    pages: [],
    language: "en",
    confidence: null,
    resume: emptyResume(),
    facts: [],
    sections: [],
    lines: [],
    findings: [],
    unplaced: [],
  },
  createdAt,
};
const upload: Row = {
  id: "old upload",
  sourceId: "old source",
  readingId: null,
  corrections: [],
  revision: 0,
  fileName: "resume.txt",
  size: original.length,
  sha256,
  createdAt,
};
/** A run that failed: it has no documents. */
const session: Row = {
  id: "old session",
  sourceId: "old source",
  uploadId: "old upload",
  title: "Account Manager",
  jobDescription: jobText,
  posting: parsePosting(jobText),
  template: "modern",
  paper: "letter",
  outcome: "failed",
  report: null,
  version: 1,
  decisions: [],
  answers: [],
  layout: {},
  pages: null,
  createdAt,
};
const whole: Readonly<Record<string, readonly Row[]>> = {
  source_resumes: [source],
  uploads: [upload],
  generation_sessions: [session],
};
const gap = (canonical: string): Row => ({ canonical, createdAt });

let archives = 0;

/** An export on the disk; its one original is that of the upload. */
async function exported(tables: Tables, bytes = original): Promise<string> {
  const file = { path: "originals/1.txt", belongs_to: "old upload", file_name: "resume.txt" };
  const manifest = {
    format: "savile-account",
    version: 1,
    keep_originals: false,
    files: [{ ...file, sha256 }],
  };
  const records = Object.entries(tables).map(([name, rows]): [string, Uint8Array] => [
    `records/${name}.json`,
    strToU8(typeof rows === "string" ? rows : JSON.stringify(rows)),
  ]);
  archives += 1;
  const path = join(folder, `${archives}.zip`);
  const members = Object.fromEntries(records);
  const account = strToU8(JSON.stringify(manifest));
  await writeFile(path, zipSync({ "account.json": account, [file.path]: bytes, ...members }));
  return path;
}

const piecesSchema = z.array(
  z.object({ table: z.string(), values: z.record(z.string(), z.unknown()) }),
);
const askedSchema = z.array(
  z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) }),
);
type Pieces = z.infer<typeof piecesSchema>;

/** What an account answers that takes an import. */
interface Answers {
  /** Ids that it has already, by the table. */
  readonly known?: Readonly<Record<string, string>>;
  readonly file?: string | null;
  /** After which questions nobody waits any more. */
  readonly leftAfter?: number;
  readonly broken?: boolean;
}

/** Brings an export to an account that answers so; also tells what was asked of it. */
async function bring(path: string, answers: Answers = {}) {
  const asked: string[] = [];
  const stored: Pieces[] = [];
  const answerOf = (name: string, value: unknown): unknown => {
    if (name === "known") {
      return askedSchema.parse(value).map(({ table }) => answers.known?.[table] ?? null);
    }
    if (name === "file") return answers.file ?? null;
    if (answers.broken === true) throw new Error("the database is gone");
    stored.push(piecesSchema.parse(value));
    return null;
  };
  const back: Back = {
    ask: async (name, value) => {
      asked.push(name);
      return answerOf(name, value);
    },
    tell: () => undefined,
    signal: {
      get aborted() {
        return asked.length >= (answers.leftAfter ?? Number.POSITIVE_INFINITY);
      },
    },
  };
  const result = await importTask.work({ path, accountId: "ada" }, back);
  return { result, asked, stored };
}

const tablesOf = (pieces: Pieces | undefined) => pieces?.map(({ table }) => table);

function valuesIn(stored: readonly Pieces[], table: string): Row {
  const piece = stored.flat().find((one) => one.table === table);
  if (piece === undefined) throw new Error(`nothing of ${table} was stored`);
  return piece.values;
}

/** How an export is refused, and what was done with it but to ask what the account has. */
async function refusalOf(tables: Tables) {
  const { result, asked } = await bring(await exported(tables), { file: "blob" });
  return { result, done: asked.filter((name) => name !== "known") };
}

const unusable = { result: { ok: false, error: "import_unusable" }, done: [] };

describe("an import", () => {
  it("asks what is there, has files kept, and then everything stored under new ids", async () => {
    const { result, asked, stored } = await bring(await exported(whole), { file: "blob 1" });
    expect(result).toEqual({
      ok: true,
      value: { came: { source_resumes: 1, uploads: 1, generation_sessions: 1 }, skipped: 0 },
    });
    expect(asked).toEqual(["known", "known", "known", "file", "store"]);
    expect(tablesOf(stored[0])).toEqual(["source_resumes", "uploads", "generation_sessions"]);
    const [sourceRow, uploadRow, sessionRow] = Object.keys(whole).map((t) => valuesIn(stored, t));
    expect(uploadRow).toMatchObject({ sourceId: sourceRow?.["id"], blobKey: "blob 1" });
    expect(sessionRow).toMatchObject({
      accountId: "ada",
      sourceId: sourceRow?.["id"],
      uploadId: uploadRow?.["id"],
    });
    expect(JSON.stringify(stored)).not.toContain('"old ');
  });

  it("brings nothing that the account has, and binds what is new to it", async () => {
    const known = { uploads: "own upload" };
    const { result, asked, stored } = await bring(await exported(whole), { known, file: "blob" });
    expect(result).toMatchObject({ value: { came: { generation_sessions: 1 }, skipped: 1 } });
    expect(asked).not.toContain("file");
    expect(tablesOf(stored.flat())).not.toContain("uploads");
    expect(valuesIn(stored, "generation_sessions")).toMatchObject({ uploadId: "own upload" });
  });

  it("leaves behind what was not finished", async () => {
    const running = { ...session, outcome: null };
    const unfinished = { ...whole, generation_sessions: [running] };
    const { result, stored } = await bring(await exported(unfinished));
    expect(result).toMatchObject({ value: { skipped: 1 } });
    expect(tablesOf(stored.flat())).toEqual(["source_resumes", "uploads"]);
  });

  it("keeps no file of other bytes than the upload had, nor one without room", async () => {
    const other = await bring(await exported(whole, strToU8("altered")), { file: "blob" });
    expect(other.asked).not.toContain("file");
    const full = await bring(await exported(whole), { file: null });
    for (const { result, stored } of [other, full]) {
      expect(result.ok).toBe(true);
      expect(valuesIn(stored, "uploads")).toMatchObject({ blobKey: null });
    }
  });
});

describe("the rows of an import", () => {
  it("are stored a few at a time, by their number and by their length", async () => {
    const many = Array.from({ length: 50 }, (_, index) => gap(`skill ${index}`));
    const { stored } = await bring(await exported({ declined_gaps: many }));
    expect(stored.map((pieces) => pieces.length)).toEqual([24, 24, 2]);
    const long = ["a", "b", "c"].map((letter) => gap(letter.repeat(140_000)));
    const few = await bring(await exported({ declined_gaps: long }));
    expect(few.stored.map((pieces) => pieces.length)).toEqual([2, 1]);
  });

  it("of one session are stored at once, however many they are", async () => {
    const instructions = Array.from({ length: 30 }, (_, index) => ({
      id: `old instruction ${index}`,
      sessionId: "old session",
      instruction: `Shorter by ${index}`,
      outcome: "not_understood",
      result: null,
      made: null,
      createdAt,
    }));
    const { stored } = await bring(await exported({ ...whole, refinements: instructions }));
    const [alone, together] = stored;
    expect(tablesOf(alone)).toEqual(["source_resumes", "uploads"]);
    expect(together).toHaveLength(31);
    expect(new Set(tablesOf(together))).toEqual(new Set(["generation_sessions", "refinements"]));
  });
});

describe("an import that fails", () => {
  it("has nothing stored where the last row cannot be used", async () => {
    const altered = { ...whole, declined_gaps: [gap("Kaizen"), { canonical: 7, createdAt }] };
    expect(await refusalOf(altered)).toEqual(unusable);
  });

  it.each<[string, string, unknown]>([
    ["generation_sessions", "template", "../../etc/passwd"],
    ["generation_sessions", "createdAt", "yesterday"],
    ["generation_sessions", "version", 3_000_000_000],
    ["uploads", "fileName", 7],
    ["source_resumes", "extraction", null],
  ])("has nothing stored of an altered %s.%s", async (table, key, value) => {
    const rows = whole[table]?.map((row) => ({ ...row, [key]: value })) ?? [];
    expect(await refusalOf({ ...whole, [table]: rows })).toEqual(unusable);
  });

  it("has nothing stored where records are no JSON, or no list", async () => {
    expect(await refusalOf({ ...whole, declined_gaps: "[{" })).toEqual(unusable);
    expect(await refusalOf({ ...whole, uploads: '{"not":"a list"}' })).toEqual(unusable);
  });

  it("has nothing stored of a file that is no export", async () => {
    const path = join(folder, "other.zip");
    await writeFile(path, strToU8("not a zip"));
    const { result, asked } = await bring(path);
    expect(result).toEqual({ ok: false, error: "import_unusable" });
    expect(asked).toEqual([]);
  });

  it("ends where nobody waits for it any more, before and between the rows", async () => {
    const cancelled = { ok: false, error: "cancelled" };
    const early = await bring(await exported(whole), { leftAfter: 1 });
    expect(early.result).toEqual(cancelled);
    expect(early.stored).toEqual([]);
    const many = Array.from({ length: 50 }, (_, index) => gap(`skill ${index}`));
    const late = await bring(await exported({ declined_gaps: many }), { leftAfter: 1 });
    expect(late.result).toEqual(cancelled);
    expect(late.stored).toHaveLength(1);
  });

  it("says nothing of the export where the fault is ours", async () => {
    const path = await exported(whole);
    await expect(bring(path, { broken: true })).rejects.toThrow("the database is gone");
    await expect(bring(join(folder, "gone.zip"))).rejects.toThrow("ENOENT");
  });
});
