import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { makeDatabase } from "../../db/embedded/make-database.ts";
import { openEngine } from "../../db/open-database.ts";
import type { BlobStore } from "../../ports/blob-store.ts";
import { folderBlobStore } from "../../adapters/blob-store/folder-blob-store.ts";
import type { CheckedBackup } from "./backup-file.ts";
import { unpackBackup } from "./unpack-backup.ts";
import type { UnpackBackupInput, UnpackFault } from "./unpack-backup.ts";

export interface RestoreBackupInput {
  readonly file: string;
  readonly url: string | null;
  readonly directUrl: string | null;
  readonly dataFolder: string;
  readonly workerEntry: string;
  readonly migrations: string;
  /** Where files go that do not belong into the data folder; `null` puts them there. */
  readonly blobs: BlobStore | null;
  /** What stands in the data folder is moved aside first. */
  readonly replace: boolean;
  readonly now: Date;
  readonly troubled: (what: string) => void;
}

/** What was put back, and the folder that holds what stood there before. */
export interface RestoredBackup extends CheckedBackup {
  readonly aside: string | null;
}

async function holds(folder: string): Promise<boolean> {
  return (await readdir(folder).catch(() => [])).length > 0;
}

/** Puts a folder that was made into its place; what stood there goes into `aside`. Answers whether there was any. */
async function putInPlace(made: string, place: string, aside: string): Promise<boolean> {
  const wasThere = await holds(place);
  if (wasThere) {
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(place, join(aside, basename(place)));
  } else await rm(place, { recursive: true, force: true });
  if (await holds(made)) await rename(made, place);
  return wasThere;
}

async function unpackInto(input: UnpackBackupInput): ReturnType<typeof unpackBackup> {
  try {
    return await unpackBackup(input);
  } finally {
    await input.engine.close();
  }
}

/** Builds database and files beside those that are there, and puts them in their place when they are whole. */
async function restoreIntoFolder(
  input: RestoreBackupInput,
): Promise<Result<RestoredBackup, UnpackFault>> {
  const { dataFolder } = input;
  if (!input.replace && (await holds(join(dataFolder, "database")))) return err("not_empty");
  // A start cleans up what has this name, should this end in the middle.
  const making = join(dataFolder, "database.making.restore");
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true, mode: 0o700 });
  try {
    const folder = join(making, "database");
    await makeDatabase(input.workerEntry, folder);
    const engine = await openEngine({ ...input, url: null, folder: making });
    const blobs = input.blobs ?? folderBlobStore(join(making, "blobs"));
    const unpacked = await unpackInto({ ...input, engine, blobs });
    if (!unpacked.ok) return unpacked;
    const name = `replaced-${input.now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
    const aside = join(dataFolder, name);
    // The database last: until then the one that was there is found by a start.
    const places = input.blobs === null ? ["blobs", "database"] : ["database"];
    let movedAny = false;
    for (const place of places) {
      const moved = await putInPlace(join(making, place), join(dataFolder, place), aside);
      movedAny ||= moved;
    }
    return ok({ ...unpacked.value, aside: movedAny ? aside : null });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}

async function restoreIntoPostgres(
  input: RestoreBackupInput,
): Promise<Result<RestoredBackup, UnpackFault>> {
  const engine = await openEngine({ ...input, folder: input.dataFolder });
  const blobs = input.blobs ?? folderBlobStore(join(input.dataFolder, "blobs"));
  const unpacked = await unpackInto({ ...input, engine, blobs });
  return unpacked.ok ? ok({ ...unpacked.value, aside: null }) : unpacked;
}

/**
 * Puts a backup into the database of the settings and its files beside it. An embedded database that is there
 * is moved aside where that is wanted, and only after the backup was put back whole; a PostgreSQL database has
 * to be empty.
 */
export function restoreBackup(
  input: RestoreBackupInput,
): Promise<Result<RestoredBackup, UnpackFault>> {
  return input.url === null ? restoreIntoFolder(input) : restoreIntoPostgres(input);
}
