export { extract } from "./extract.ts";
export type { ExtractOptions } from "./extract.ts";
export { createExtractionPool } from "./sandbox/extraction-pool.ts";
export type { ExtractionPool, ExtractionPoolOptions } from "./sandbox/extraction-pool.ts";
export { fileSigns, valueSigns } from "./confidence/value-features.ts";
export type { ValueSigns } from "./confidence/value-features.ts";
export { fileSignList, keyValueMean } from "./confidence/calibrate.ts";
export { valueKinds } from "./confidence/value-kinds.ts";
export type { ValueKind } from "./confidence/value-kinds.ts";
