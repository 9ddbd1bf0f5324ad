import { fileURLToPath } from "node:url";

/** A path of this repository. */
export const inRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));
