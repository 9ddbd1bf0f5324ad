import { fileURLToPath } from "node:url";
import { createLayoutPool } from "@savile/documents";
import { createExtractionPool } from "@savile/extraction";

const inRoot = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** One child that reads files and one that lays out, from the bundles that tests are run on. */
export function openPools() {
  return {
    extractor: createExtractionPool({
      entry: inRoot("build/node/extraction-child.mjs"),
      readable: [inRoot("node_modules"), inRoot("build/node")],
      size: 1,
    }),
    renderer: createLayoutPool({ entry: inRoot("build/node/layout-child.mjs"), size: 1 }),
  };
}
