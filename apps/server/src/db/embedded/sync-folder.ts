import { open, readdir } from "node:fs/promises";
import { join } from "node:path";

/** Writes one file, or the names in one folder, through to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "code") === "ENOENT";
}

/**
 * Writes every file below a folder through to the disk (what the making of a database leaves undone). Files that vanish
 * meanwhile are passed over. Answers how many files there were.
 */
export async function syncFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    await syncPath(join(entry.parentPath, entry.name)).catch((error: unknown) => {
      if (!isGone(error)) throw error;
    });
  }
  await syncPath(folder);
  return entries.filter((entry) => entry.isFile()).length;
}
