import { getTableName } from "drizzle-orm";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { generationSessions, refinements, sourceResumes, uploads } from "../../db/schema.ts";
import { lockAccount } from "../accounts/repository.ts";
import type { Account } from "../accounts/repository.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { markBlobReady } from "../blobs/repository.ts";
import { sha256Of, storeBlob } from "../blobs/service.ts";
import { deleteUnusedSource } from "../uploads/repository.ts";
import { mostStoredBytes, originalDays } from "../uploads/retention.ts";
import { findKnown } from "./import-repository.ts";
import { importPlan } from "./import-plan.ts";
import type { ImportStep } from "./import-plan.ts";
import { createIdMap, isUnusable, translateRow } from "./import-rows.ts";
import { readArchive } from "./read-archive.ts";
import type { Archive } from "./read-archive.ts";
import { countHeld } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "blobs" | "clock" | "ids">;

/** Largest export that is taken, in bytes. */
export const mostImportBytes = 110 * 1024 * 1024;
/** Rows of one table; the size of an export bounds them as well. */
const mostRows = 20_000;

/** What an import brought. */
export interface Imported {
  readonly imported: { readonly uploads: number; readonly sessions: number };
  /** Rows that were there already or were not finished. */
  readonly skipped: number;
}

interface PlacedBlob {
  readonly key: string;
  readonly uploadId: string;
}

/** Stores the originals that belong to uploads; their rows name them later. */
async function storeOriginals(
  needs: Needs,
  account: Account,
  archive: Archive,
): Promise<Map<string, PlacedBlob>> {
  const wanted = new Set(archive.records("uploads").map((row) => String(row["id"])));
  const stored = new Map<string, PlacedBlob>();
  const held = await countHeld(needs.database.query, account.id);
  let bytesLeft = mostStoredBytes - held.bytes;
  for (const { path, belongs_to, sha256 } of archive.manifest.files) {
    const bytes = wanted.has(belongs_to) ? archive.file(path) : null;
    if (bytes === null || sha256Of(bytes) !== sha256 || bytes.byteLength > bytesLeft) continue;
    bytesLeft -= bytes.byteLength;
    const blob = await storeBlob(needs, {
      accountId: account.id,
      bytes,
      mediaType: "application/octet-stream",
      days: account.keepOriginals ? null : originalDays,
    });
    stored.set(belongs_to, { key: blob.key, uploadId: belongs_to });
  }
  return stored;
}

interface Run {
  readonly needs: Needs;
  readonly queries: Queries;
  readonly accountId: string;
  readonly archive: Archive;
  readonly blobs: ReadonlyMap<string, PlacedBlob>;
  readonly ids: ReturnType<typeof createIdMap>;
}

async function placeBlob(
  run: Run,
  old: unknown,
  row: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const blob = run.blobs.get(String(old));
  if (blob === undefined) return row;
  await markBlobReady(run.queries, blob.key);
  return { ...row, blobKey: blob.key };
}

/** Takes the rows of one table over; answers how many came and how many stayed behind. */
async function importTable(run: Run, step: ImportStep): Promise<{ came: number; stayed: number }> {
  const { needs, queries, accountId, ids } = run;
  const rows = run.archive.records(getTableName(step.table)).slice(0, mostRows);
  let came = 0;
  for (const row of rows) {
    const known = await findKnown(queries, step.table, accountId, row);
    if (known !== null) {
      if (typeof row["id"] === "string") ids.add(step.table, row["id"], known);
      continue;
    }
    if (!step.keep(row, run.archive.records)) continue;
    const newId = () => needs.ids.next();
    const translated = translateRow({ step, row, ids, accountId, newId });
    const placed =
      step.table === uploads ? await placeBlob(run, row["id"], translated) : translated;
    await queries.insert(step.table).values(placed).onConflictDoNothing();
    came += 1;
  }
  return { came, stayed: rows.length - came };
}

async function importRows(run: Run): Promise<Imported> {
  await lockAccount(run.queries, run.accountId);
  // Sessions name their refinements, which come after them.
  for (const row of run.archive.records(getTableName(refinements)).slice(0, mostRows)) {
    if (typeof row["id"] === "string") run.ids.add(refinements, row["id"], run.needs.ids.next());
  }
  let skipped = 0;
  const imported = { uploads: 0, sessions: 0 };
  for (const step of importPlan) {
    const { came, stayed } = await importTable(run, step);
    skipped += stayed;
    if (step.table === uploads) imported.uploads = came;
    if (step.table === generationSessions) imported.sessions = came;
  }
  for (const source of run.ids.made(sourceResumes)) await deleteUnusedSource(run.queries, source);
  const { accountId } = run;
  const at = run.needs.clock.now();
  await recordAudit(run.queries, {
    actor: accountId,
    action: "account_imported",
    accountId,
    details: imported,
    at,
  });
  return { imported, skipped };
}

/**
 * Takes uploads, sessions and documents of an export over into an account, under new ids; what is there already
 * stays as it is. All or nothing: an altered export changes nothing.
 */
export async function importAccount(
  needs: Needs,
  account: Account,
  bytes: Uint8Array,
): Promise<Result<Imported, "import_unusable">> {
  const archive = readArchive(bytes);
  if (!archive.ok) return archive;
  try {
    const blobs = await storeOriginals(needs, account, archive.value);
    const imported = await needs.database.transaction((queries) =>
      importRows({
        needs,
        queries,
        accountId: account.id,
        archive: archive.value,
        blobs,
        ids: createIdMap(),
      }),
    );
    return ok(imported);
  } catch (error) {
    if (isUnusable(error)) return err("import_unusable");
    throw error;
  }
}
