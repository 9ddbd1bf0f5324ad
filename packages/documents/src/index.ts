export type {
  Layout,
  LayoutInput,
  LayoutWarning,
  PrintedDocument,
  RenderFailure,
  Wanted,
} from "./layout.ts";
export { createLayoutEngine } from "./typst/engine.ts";
export type { LayoutEngine } from "./typst/engine.ts";
export { createLayoutPool } from "./pool/pool.ts";
export type { LayoutPool, LayoutPoolOptions } from "./pool/pool.ts";
export { readBack } from "./check/read-back.ts";
export type { ReadBackInput } from "./check/read-back.ts";
export { printedLines } from "./sheet/printed-lines.ts";
export type { PrintedLine } from "./sheet/printed-lines.ts";
export { printText } from "./text/print-text.ts";
export { exportFileName } from "./file-name.ts";
