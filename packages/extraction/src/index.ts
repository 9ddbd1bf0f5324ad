export { extract } from "./extract.ts";
export type { ExtractOptions } from "./extract.ts";
export { createExtractionPool } from "./sandbox/pool.ts";
export type { ExtractionPool, ExtractionPoolOptions } from "./sandbox/pool.ts";
