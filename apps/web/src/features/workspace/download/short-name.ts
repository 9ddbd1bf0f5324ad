import type { FileFormat } from "@savile/model";

const shortNames = {
  pdf: "PDF",
  docx: "DOCX",
  txt: "TXT",
  md: "Markdown",
  json: "JSON",
  reactive: "Reactive Resume",
  rendercv: "RenderCV",
} as const satisfies Record<FileFormat, string>;

/** What a format is called on a button. */
export function shortName(format: FileFormat): string {
  return shortNames[format];
}
