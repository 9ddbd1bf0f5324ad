import { fileURLToPath } from "node:url";

/** Absolute path of the repository root, with a trailing separator. */
export const root = fileURLToPath(new URL("../", import.meta.url));

/** Absolute path of a file below the repository root. */
export function inRoot(relative: string): string {
  return `${root}${relative}`;
}
