import { getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { documents, generationSessions, refinements, uploads } from "../../db/schema.ts";
import { Refusal } from "../../errors/refusal.ts";
import { packText, unpackText } from "../versions/pack-text.ts";
import { importPlan } from "./import-plan.ts";
import type { ImportStep } from "./import-plan.ts";
import { createIdMap, isUnusable, translateRow, UnusableRow } from "./import-rows.ts";
import type { IdMap } from "./import-rows.ts";

type Row = Readonly<Record<string, unknown>>;

function stepOf(table: PgTable): ImportStep {
  const step = importPlan.find((one) => one.table === table);
  if (step === undefined) throw new Error(`no step for ${getTableName(table)}`);
  return step;
}

const moment = "2026-03-02T10:00:00.000Z";
const instruction: Row = {
  id: "old refinement",
  accountId: "somebody else",
  sessionId: "old session",
  jobId: 7,
  instruction: "Shorter, please",
  outcome: "applied",
  errorCode: null,
  result: null,
  made: null,
  durationMs: 12,
  createdAt: moment,
  finishedAt: moment,
  undoneAt: null,
};

/** Ids of which the session of the instruction is known. */
function knownIds(): IdMap {
  const ids = createIdMap();
  ids.add(generationSessions, "old session", "new session");
  return ids;
}

function translate(row: Row, step = stepOf(refinements), ids = knownIds()) {
  let made = 0;
  const newId = (): string => `made ${(made += 1)}`;
  return translateRow({ step, row, ids, accountId: "ada", newId });
}

function thrownBy(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
}

describe("the ids of an import", () => {
  it("are found by table and old id, and nothing else is", () => {
    const ids = createIdMap();
    ids.add(uploads, "1", "upload");
    ids.add(refinements, "1", "refinement");
    expect(ids.find(uploads, "1")).toBe("upload");
    expect(ids.find(refinements, "1")).toBe("refinement");
    expect([ids.find(documents, "1"), ids.find(uploads, "2"), ids.find(uploads, 1)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("replace the old ones wherever they stand as a whole, and no part of a text or name", () => {
    const ids = createIdMap();
    ids.add(refinements, "r1", "new");
    const structure = { refinement: "r1", lines: [["r1"], "r1 and more"], r1: null };
    expect(ids.rename(structure)).toEqual({
      refinement: "new",
      lines: [["new"], "r1 and more"],
      r1: null,
    });
    expect(structure.refinement).toBe("r1");
    expect(ids.rename(null)).toBeNull();
  });
});

describe("a row of an export", () => {
  it("becomes one of the account under a new id, with its references followed", () => {
    const ids = knownIds();
    expect(translate(instruction, stepOf(refinements), ids)).toEqual({
      ...instruction,
      id: "made 1",
      accountId: "ada",
      sessionId: "new session",
      jobId: null,
      createdAt: new Date(moment),
      finishedAt: new Date(moment),
    });
    expect(ids.find(refinements, "old refinement")).toBe("made 1");
  });

  it("keeps the id that was made for it before", () => {
    const ids = knownIds();
    ids.add(refinements, "old refinement", "made before");
    expect(translate(instruction, stepOf(refinements), ids)).toMatchObject({ id: "made before" });
  });

  it("brings no column that there is not, and of absent ones what the table takes by itself", () => {
    const { errorCode: _, ...short } = instruction;
    const translated = translate({ ...short, isAdmin: true });
    expect(translated).toMatchObject({ errorCode: null });
    expect(translated).not.toHaveProperty("isAdmin");
  });

  it("names no file of the server, and keeps no reference that did not come along", () => {
    const ids = createIdMap();
    const { sourceId } = stepOf(uploads).references;
    if (sourceId === undefined) throw new Error("an upload has a source");
    ids.add(sourceId, "old source", "new source");
    const upload = {
      id: "old upload",
      sourceId: "old source",
      readingId: "not there",
      corrections: [],
      blobKey: "../../etc/passwd",
      fileName: "resume.pdf",
      size: 12,
      sha256: "abc",
      createdAt: moment,
    };
    expect(translate(upload, stepOf(uploads), ids)).toMatchObject({
      sourceId: "new source",
      readingId: null,
      blobKey: null,
      revision: undefined,
    });
  });

  it.each<[string, Row]>([
    ["of no session that came", { sessionId: "unknown" }],
    ["without a time", { createdAt: null }],
    ["of a time that is none", { createdAt: "yesterday" }],
    ["of a time without a zone", { createdAt: "2026-03-02T10:00:00" }],
    ["of a number for a text", { instruction: 7 }],
    ["of a text for a number", { durationMs: "12" }],
    ["of half a number", { durationMs: 1.5 }],
    ["of a number larger than its column", { durationMs: 3_000_000_000 }],
    ["of a word that its column does not have", { outcome: "won" }],
    ["of a text longer than any of ours", { instruction: "x".repeat(400_001) }],
    ["of letters that no database holds", { instruction: "a\u0000b" }],
    ["of a structure that is none of ours", { result: { parts: "all" } }],
  ])("%s cannot be used", (_, part) => {
    expect(isUnusable(thrownBy(() => translate({ ...instruction, ...part })))).toBe(true);
  });
});

describe("a structure of an export", () => {
  const parts = z.object({ kind: z.literal("resume"), names: z.array(z.string()) });
  const packing = {
    parse: (value: unknown) => parts.parse(JSON.parse(unpackText(z.string().parse(value)))),
  };
  const step: ImportStep = {
    table: documents,
    id: null,
    references: { sessionId: generationSessions },
    renamed: ["structure"],
    emptied: [],
    structures: { structure: parts },
    keep: () => true,
  };
  const row = {
    sessionId: "old session",
    kind: "resume",
    version: 2,
    structure: { kind: "resume", names: ["old session", "other"], more: 1 },
    createdAt: moment,
  };

  it("is what its schema reads, with the new ids in it", () => {
    expect(translate(row, step)).toMatchObject({
      structure: { kind: "resume", names: ["new session", "other"] },
    });
    expect(translate(row, { ...step, renamed: [] })).toMatchObject({
      structure: { names: ["old session", "other"] },
    });
  });

  it("is packed where it is stored so", () => {
    const packed = { ...row, structure: packText(JSON.stringify(row.structure)) };
    const structures = { structure: packing };
    const { structure } = translate(packed, { ...step, packed: ["structure"], structures });
    expect(JSON.parse(unpackText(String(structure)))).toEqual({
      kind: "resume",
      names: ["new session", "other"],
    });
  });

  it("cannot be used where an old id takes the place of a word that it needs", () => {
    const structures = { structure: packing };
    const packed = { ...row, structure: packText(JSON.stringify(row.structure)) };
    const cases: [Row, ImportStep][] = [
      [row, step],
      [packed, { ...step, packed: ["structure"], structures }],
    ];
    for (const [given, how] of cases) {
      const ids = knownIds();
      ids.add(uploads, "resume", "new upload");
      expect(isUnusable(thrownBy(() => translate(given, how, ids)))).toBe(true);
    }
  });
});

describe("an altered export", () => {
  it("is told by a row, a text, a schema or a JSON that cannot be used", () => {
    const thrown = [new UnusableRow(), new Refusal("invalid_text"), new SyntaxError("no JSON")];
    for (const error of thrown) expect(isUnusable(error)).toBe(true);
    expect(isUnusable(thrownBy(() => z.string().parse(7)))).toBe(true);
  });

  it("is not told by a fault of ours", () => {
    expect(isUnusable(new Error("the database is gone"))).toBe(false);
    expect(isUnusable(null)).toBe(false);
  });
});
