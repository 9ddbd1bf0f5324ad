import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { StartError } from "../../errors/start-error.ts";
import { syncFolder, syncPath } from "./sync-folder.ts";

const execFileAsync = promisify(execFile);

/** Removes what starts that were killed left beside a database; some hundred files each. */
export async function removeLeftovers(folder: string): Promise<void> {
  const mark = `${basename(folder)}.making`;
  const names = await readdir(dirname(folder)).catch(() => []);
  for (const name of names.filter((found) => found.startsWith(mark))) {
    // A child of the start that was killed may still write there.
    await rm(join(dirname(folder), name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The fault of the file system that ended the making of a database, as it printed it. */
function reasonOf(error: unknown): string | null {
  const printed: unknown = error instanceof Error ? Reflect.get(error, "stderr") : undefined;
  const text = typeof printed === "string" ? printed : "";
  return /\b(?:ENOSPC|EDQUOT|EACCES|EPERM|EROFS)\b/.exec(text)?.[0] ?? null;
}

/** Refuses a place in which something lies that is no database: it would be in the way. */
async function refuseOccupied(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) =>
    error instanceof Error && Reflect.get(error, "code") === "ENOENT" ? [] : ["?"],
  );
  if (names.length === 0) return;
  throw new StartError(
    `${folder} is no database of Savile: move it away, or put the data folder back from a backup.`,
  );
}

/**
 * Makes an empty database. That takes some 800 MB that this process would keep: a process of its own does it,
 * under a name of its own. The database gets its name when it is whole, so that a start which was killed leaves
 * nothing that the next one trusts. Throws {@link StartError}.
 */
export async function makeDatabase(entry: string, folder: string): Promise<void> {
  await refuseOccupied(folder);
  const part = `${folder}.making.${randomBytes(4).toString("hex")}`;
  try {
    await execFileAsync(process.execPath, [entry, "make", part]);
  } catch (error) {
    await rm(part, { recursive: true, force: true, maxRetries: 5 });
    const reason = reasonOf(error);
    if (reason !== null) throw Object.assign(new Error(reason), { code: reason });
    throw new StartError(
      `The database ${folder} could not be made: free some memory and start again.`,
    );
  }
  // What made it syncs only what it wrote after the start of the engine.
  await syncFolder(part);
  await rename(part, folder);
  await syncPath(dirname(folder));
}
