import { access, constants, mkdir } from "node:fs/promises";
import { join } from "node:path";

const { R_OK, W_OK, X_OK } = constants;

function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, "code") === "ENOENT";
}

/**
 * Makes the data folder (0700), and fails before anything costly is opened when this account cannot use it or
 * what is in it: a folder that was used by another account once is the usual case.
 */
export async function prepareDataFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const part of ["", "database", "blobs"]) {
    await access(join(folder, part), R_OK | W_OK | X_OK).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
  }
}
