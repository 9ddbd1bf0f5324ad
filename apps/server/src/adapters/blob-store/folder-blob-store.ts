import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BlobStore } from "../../ports/blob-store.ts";
import { checkKey } from "./blob-key.ts";

function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "code") === "ENOENT";
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * A folder (0700) with one file (0600) per object, at the path that its key names (`u/<account>/<random>`).
 * A file appears whole or not at all: it is written under another name, synced, then renamed.
 */
export function folderBlobStore(folder: string): BlobStore {
  const fileOf = (key: string): string => join(folder, checkKey(key));
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      const part = `${file}.${randomBytes(6).toString("hex")}.part`;
      try {
        const handle = await open(part, "wx", 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      await syncFolder(dirname(file));
    },
    get: async (key) => {
      try {
        return await readFile(fileOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
  };
}
