import { getTableName, inArray } from "drizzle-orm";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import * as z from "zod";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { generationSessions, sourceResumes, uploads } from "../../db/schema.ts";
import { Refusal } from "../../errors/refusal.ts";
import { lockAccount } from "../accounts/repository.ts";
import type { Account } from "../accounts/repository.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { markBlobReady } from "../blobs/repository.ts";
import { storeBlob } from "../blobs/service.ts";
import { deleteUnusedSource } from "../uploads/repository.ts";
import { mostStoredBytes, originalDays } from "../uploads/retention.ts";
import type { Piece } from "./import-groups.ts";
import { findKnown } from "./import-repository.ts";
import { importPlan } from "./import-plan.ts";
import { importTask } from "./import-task.ts";
import type { GivenFile, KnownRow, ReadImport } from "./import-task.ts";
import { countHeld } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "blobs" | "clock" | "imports">;

/** Largest export that is taken, in bytes. */
export const mostImportBytes = 110 * 1024 * 1024;

/** What an import brought. */
export interface Imported {
  readonly imported: { readonly uploads: number; readonly sessions: number };
  /** Rows that were there already or were not finished. */
  readonly skipped: number;
}

const tables = new Map(importPlan.map(({ table }) => [getTableName(table), table]));
const ownTables = [generationSessions, uploads, sourceResumes] as const;

function tableNamed(name: string) {
  const table = tables.get(name);
  if (table === undefined) throw new Error(`${name} is no table of an import`);
  return table;
}

/** Rows of one table after another, as they may be inserted together. */
function runsOf(pieces: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.[0]?.table === piece.table) last.push(piece);
    else runs.push([piece]);
  }
  return runs;
}

async function insertPieces(queries: Queries, pieces: readonly Piece[]): Promise<void> {
  for (const run of runsOf(pieces)) {
    const table = tableNamed(run[0]?.table ?? "");
    await queries
      .insert(table)
      .values(run.map(({ values }) => values))
      .onConflictDoNothing();
    for (const { values } of run) {
      const key = values["blobKey"];
      if (typeof key === "string") await markBlobReady(queries, key);
    }
  }
}

/** What answers the process that reads the export: it asks for everything that needs the database. */
function handlersOf(needs: Needs, account: Account, stored: Piece[]) {
  const { database } = needs;
  const accountId = account.id;
  let bytesLeft: number | null = null;
  const keepFile = async ({ bytes }: GivenFile): Promise<string | null> => {
    bytesLeft ??= mostStoredBytes - (await countHeld(database.query, accountId)).bytes;
    if (bytes.byteLength > bytesLeft) return null;
    bytesLeft -= bytes.byteLength;
    const mediaType = "application/octet-stream";
    const days = account.keepOriginals ? null : originalDays;
    return (await storeBlob(needs, { accountId, bytes, mediaType, days })).key;
  };
  const findAll = async (asked: readonly KnownRow[]): Promise<(string | null)[]> => {
    const found: (string | null)[] = [];
    for (const { table, row } of asked) {
      found.push(await findKnown(database.query, tableNamed(table), accountId, row));
    }
    return found;
  };
  const storeAll = async (pieces: readonly Piece[]): Promise<null> => {
    await database.transaction(async (queries) => {
      await lockAccount(queries, accountId);
      await insertPieces(queries, pieces);
    });
    stored.push(...pieces.map((piece) => ({ ...piece, values: { id: piece.values["id"] } })));
    return null;
  };
  return {
    known: (value: unknown) => findAll(z.custom<readonly KnownRow[]>().parse(value)),
    file: (value: unknown) => keepFile(z.custom<GivenFile>().parse(value)),
    store: (value: unknown) => storeAll(z.custom<readonly Piece[]>().parse(value)),
  };
}

function idsIn(pieces: readonly Piece[], table: (typeof ownTables)[number]): string[] {
  const name = getTableName(table);
  return pieces.flatMap(({ table: own, values }) =>
    own === name && typeof values["id"] === "string" ? [values["id"]] : [],
  );
}

/** Takes back what an import that did not end well has stored. */
async function takeBack(needs: Needs, stored: readonly Piece[]): Promise<void> {
  for (const table of ownTables) {
    const ids = idsIn(stored, table);
    for (let from = 0; from < ids.length; from += 50) {
      const some = ids.slice(from, from + 50);
      await needs.database.query.delete(table).where(inArray(table.id, some));
    }
  }
}

async function settle(
  needs: Needs,
  accountId: string,
  { came, skipped }: ReadImport,
  stored: readonly Piece[],
): Promise<Imported> {
  const { query } = needs.database;
  for (const source of idsIn(stored, sourceResumes)) await deleteUnusedSource(query, source);
  const imported = {
    uploads: came[getTableName(uploads)] ?? 0,
    sessions: came[getTableName(generationSessions)] ?? 0,
  };
  const at = needs.clock.now();
  const action = "account_imported" as const;
  await recordAudit(query, { actor: accountId, action, accountId, details: imported, at });
  return { imported, skipped };
}

/** Nothing of an export that swells beyond its process can be used. */
function isTooMuch(error: unknown): boolean {
  return (
    error instanceof Refusal && (error.code === "unavailable" || error.code === "text_too_complex")
  );
}

/**
 * Takes uploads, sessions and documents of an export over into an account, under new ids; what is there already
 * stays as it is. `path` is that of the archive, which another process opens. All or nothing: an altered export
 * changes nothing, and what one that is broken off has brought goes again.
 */
export async function importAccount(
  needs: Needs,
  account: Account,
  path: string,
  signal?: AbortSignal,
): Promise<Result<Imported, "import_unusable">> {
  const stored: Piece[] = [];
  try {
    const handlers = handlersOf(needs, account, stored);
    const input = { path, accountId: account.id };
    const read = await needs.imports(importTask, input, { handlers, signal });
    if (read.ok) return ok(await settle(needs, account.id, read.value, stored));
    await takeBack(needs, stored);
    return err("import_unusable");
  } catch (error) {
    await takeBack(needs, stored);
    if (isTooMuch(error)) return err("import_unusable");
    throw error;
  }
}
