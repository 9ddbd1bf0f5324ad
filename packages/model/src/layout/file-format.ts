/** Formats in which a document can be handed out; a ZIP holds several of them. */
export const fileFormats = ["pdf", "docx", "txt", "md", "json"] as const;
export type FileFormat = (typeof fileFormats)[number];
