export type {
  CharactersAt,
  FitReport,
  Layout,
  LayoutInput,
  LayoutWarning,
  PictureInput,
  PrintedDocument,
  RenderFailure,
  Wanted,
} from "./text/layout.ts";
export { createLayoutEngine } from "./typst/engine.ts";
export type { LayoutEngine } from "./typst/engine.ts";
export { createLayoutPool } from "./pool/pool.ts";
export type { LayoutPool, LayoutPoolOptions } from "./pool/pool.ts";
export { drawPicture } from "./pages/draw-picture.ts";
export { readBack } from "./check/read-back.ts";
export type { ReadBackInput } from "./check/read-back.ts";
export { printedLines } from "./sheet/printed-lines.ts";
export type { PrintedLine } from "./sheet/printed-lines.ts";
export { printText } from "./text/print-text.ts";
export { printDocx } from "./docx/print-docx.ts";
export type { DocxInput } from "./docx/print-docx.ts";
export type { TextSetting } from "./docx/setting.ts";
export { printMarkdown } from "./markdown/print-markdown.ts";
export { printJson, printPrintedJson } from "./json/print-json.ts";
export { printReactive } from "./builders/print-reactive.ts";
export { printRenderCv } from "./builders/print-rendercv.ts";
export { readJson } from "./json/read-json.ts";
export { zipFiles } from "./zip/zip-files.ts";
export type { ZippedFile } from "./zip/zip-files.ts";
export { exportFileName, fileStem, safeText } from "./file-name.ts";
export type { NamedJob } from "./file-name.ts";
export { jobMark } from "./job-mark.ts";
export type { DatedJob } from "./job-mark.ts";
