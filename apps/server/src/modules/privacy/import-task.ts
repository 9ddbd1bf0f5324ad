import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { getTableName } from "drizzle-orm";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod";
import { systemClock } from "../../adapters/clock/system-clock.ts";
import { uuidV7 } from "../../adapters/ids/uuid-v7.ts";
import { refinements, uploads } from "../../db/schema.ts";
import { textTask } from "../../texts/text-task.ts";
import type { Back } from "../../texts/text-task.ts";
import { groupsOf } from "./import-groups.ts";
import type { Group, Piece } from "./import-groups.ts";
import { importPlan } from "./import-plan.ts";
import { createIdMap, isUnusable, translateRow } from "./import-rows.ts";
import type { IdMap } from "./import-rows.ts";
import { readArchive } from "./read-archive.ts";
import type { Archive } from "./read-archive.ts";

/** Rows of one table; the size of an export bounds them as well. */
const mostRows = 20_000;
const askedAtOnce = 500;
/** What is stored in one transaction: others wait for the database meanwhile. */
const rowsAtOnce = 24;
const charactersAtOnce = 300_000;

/** What an export had in it; the rows themselves were asked to be stored. */
export interface ReadImport {
  readonly came: Readonly<Record<string, number>>;
  /** Rows that were there already or were not finished. */
  readonly skipped: number;
}

/** A row by which a thing is found again that an account has already. */
export interface KnownRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/** A file of an export that wants to be kept. */
export interface GivenFile {
  readonly bytes: Uint8Array;
}

function rowsOf(archive: Archive, table: string) {
  return archive.records(table).slice(0, mostRows);
}

/** Asks which uploads, sessions and refinements the account has already. */
async function learnKnown(archive: Archive, ids: IdMap, back: Back): Promise<Set<string>> {
  const known = new Set<string>();
  for (const { table, id } of importPlan) {
    if (id === null) continue;
    const name = getTableName(table);
    const rows = rowsOf(archive, name);
    for (let from = 0; from < rows.length; from += askedAtOnce) {
      const asked = rows.slice(from, from + askedAtOnce).map((row) => ({
        table: name,
        row: { createdAt: row["createdAt"], ...identity(row) },
      }));
      const found = z.array(z.nullable(z.string())).parse(await back.ask("known", asked));
      found.forEach((existing, index) => {
        const old = rows[from + index]?.["id"];
        if (existing === null || typeof old !== "string") return;
        ids.add(table, old, existing);
        known.add(`${name} ${old}`);
      });
    }
  }
  return known;
}

function identity({ sha256, title, instruction }: Readonly<Record<string, unknown>>) {
  return { sha256, title, instruction };
}

interface Translated {
  readonly pieces: readonly Piece[];
  readonly came: Record<string, number>;
  skipped: number;
}

/** Every row as one of the account; throws at the first that cannot be used, before anything is stored. */
function translate(
  archive: Archive,
  accountId: string,
  ids: IdMap,
  known: ReadonlySet<string>,
): Translated {
  const uuids = uuidV7(systemClock);
  const newId = (): string => uuids.next();
  // Sessions name their refinements, which come after them.
  for (const { id } of rowsOf(archive, getTableName(refinements))) {
    const isNew = typeof id === "string" && ids.find(refinements, id) === null;
    if (isNew) ids.add(refinements, id, newId());
  }
  const pieces: Piece[] = [];
  const came: Record<string, number> = {};
  let skipped = 0;
  for (const step of importPlan) {
    const table = getTableName(step.table);
    for (const row of rowsOf(archive, table)) {
      const old = typeof row["id"] === "string" ? row["id"] : null;
      if (known.has(`${table} ${old}`) || !step.keep(row, archive.records)) {
        skipped += 1;
        continue;
      }
      const values = translateRow({ step, row, ids, accountId, newId });
      pieces.push({ table, values, old });
      came[table] = (came[table] ?? 0) + 1;
    }
  }
  return { pieces, came, skipped };
}

/** Has the originals of new uploads kept; their rows name them. */
async function withFiles(
  archive: Archive,
  pieces: readonly Piece[],
  back: Back,
): Promise<Map<string, string>> {
  const table = getTableName(uploads);
  const wanted = new Set(pieces.flatMap((one) => (one.table === table ? [one.old] : [])));
  const keys = new Map<string, string>();
  for (const { path, belongs_to: owner, sha256 } of archive.manifest.files) {
    const bytes = wanted.has(owner) ? archive.file(path) : null;
    if (bytes === null || createHash("sha256").update(bytes).digest("hex") !== sha256) continue;
    const key = z.nullable(z.string()).parse(await back.ask("file", { bytes }));
    if (key !== null) keys.set(owner, key);
  }
  return keys;
}

async function store(groups: readonly Group[], back: Back): Promise<boolean> {
  let batch: Piece[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await back.ask("store", batch);
    batch = [];
    size = 0;
  };
  for (const group of groups) {
    if (back.signal.aborted) return false;
    const length = JSON.stringify(group).length;
    const full = batch.length + group.length > rowsAtOnce || size + length > charactersAtOnce;
    if (full) await flush();
    batch.push(...group);
    size += length;
  }
  await flush();
  return !back.signal.aborted;
}

async function bringBack(
  archive: Archive,
  accountId: string,
  back: Back,
): Promise<Result<ReadImport, "import_unusable" | "cancelled">> {
  const ids = createIdMap();
  const known = await learnKnown(archive, ids, back);
  const { pieces, came, skipped } = translate(archive, accountId, ids, known);
  if (back.signal.aborted) return err("cancelled");
  const files = await withFiles(archive, pieces, back);
  const stored = await store(groupsOf(pieces, files), back);
  return stored ? ok({ came, skipped }) : err("cancelled");
}

/**
 * Opens an export and has what is in it stored: nothing before every row was read and checked, then a few rows
 * at a time, each session with all that belongs to it at once.
 */
export const importTask = textTask(
  "import",
  async ({ path, accountId }: { readonly path: string; readonly accountId: string }, back) => {
    const archive = readArchive(await readFile(path));
    if (!archive.ok) return archive;
    try {
      return await bringBack(archive.value, accountId, back);
    } catch (error) {
      if (isUnusable(error)) return err("import_unusable" as const);
      throw error;
    }
  },
  { lane: "job", limitMs: 60_000 },
);
