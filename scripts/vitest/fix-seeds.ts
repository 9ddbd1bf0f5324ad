import type { Plugin } from "vite";
import { inRoot } from "../paths.ts";

const seeded = inRoot("scripts/vitest/seeded-fast-check.ts");

/**
 * Lets property tests draw the same cases on every run, so that a commit that passed once passes again.
 * New cases are drawn by the runs in full (`npm run quality:properties`).
 */
export function fixSeeds(): Plugin {
  return {
    name: "savile:fix-seeds",
    enforce: "pre",
    resolveId: (source, importer) =>
      source === "fast-check" && importer !== seeded ? seeded : null,
  };
}
