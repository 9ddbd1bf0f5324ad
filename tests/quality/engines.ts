import { fileURLToPath } from "node:url";
import { createLayoutPool } from "@savile/documents";
import { createExtractionPool } from "@savile/extraction";
import { shareWords } from "@savile/workflow/words";

shareWords();

/** A path of the repository. */
export const inRoot = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** The extraction pool of the product, on the built child. */
export function openExtractor() {
  return createExtractionPool({
    entry: inRoot("build/node/extraction-child.mjs"),
    readable: [inRoot("node_modules"), inRoot("build/node")],
    size: 1,
    drawing: { entry: inRoot("build/node/page-child.mjs") },
  });
}

/** The layout pool of the product, on the built child. */
export function openRenderer() {
  return createLayoutPool({ entry: inRoot("build/node/layout-child.mjs"), size: 1 });
}

/** Where quality runs leave what a person may want to read. */
export const reportFolder = inRoot("build/reports/quality");

/** The day as of which the corpus is read, so that a run of tomorrow gives the same result. */
export const corpusDay = "2026-11-21";
