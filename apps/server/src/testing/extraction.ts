import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createExtractionPool } from "@savile/extraction";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Files are read and pages drawn in child processes, as the service does it. */
export function openExtraction() {
  return createExtractionPool({
    entry: join(root, "build/node/extraction-child.mjs"),
    readable: [join(root, "build/node"), join(root, "node_modules")],
    size: 1,
    drawing: { entry: join(root, "build/node/page-child.mjs") },
  });
}
