/** Formats in which a document can be handed out; a ZIP holds several of them. */
export const fileFormats = ["pdf", "docx", "txt", "md", "json", "reactive", "rendercv"] as const;
export type FileFormat = (typeof fileFormats)[number];

const endings = {
  pdf: "pdf",
  docx: "docx",
  txt: "txt",
  md: "md",
  json: "json",
  reactive: "reactive.json",
  rendercv: "rendercv.yaml",
} as const satisfies Record<FileFormat, string>;

/** What the name of a file of a format ends in, without the dot. */
export function fileEnding(format: FileFormat): string {
  return endings[format];
}
