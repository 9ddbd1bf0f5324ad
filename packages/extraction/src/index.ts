export { extract } from "./extract.ts";
export type { ExtractOptions } from "./extract.ts";
export { createExtractionPool } from "./sandbox/extraction-pool.ts";
export type { ExtractionPool, ExtractionPoolOptions } from "./sandbox/extraction-pool.ts";
