import { createTranslator } from "../../../lib/texts/messages.ts";

const texts = {
  "live.updated": "Preview updated",
  "live.notForEditing": "Failed to load document for editing",
  "live.failed": "The page shows an earlier state: the newest one could not be laid out.",
} as const;

/** The text of `key`, of the live pages. */
export const t = createTranslator(texts);
