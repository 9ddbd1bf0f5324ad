import { createTranslator } from "../../../lib/texts/messages.ts";

const texts = {
  "live.updated": "Preview updated",
  "live.notForEditing": "Failed to load document for editing",
  "live.failed": "This page is out of date. We couldn't draw the newest one.",
} as const;

/** The text of `key`, of the live pages. */
export const t = createTranslator(texts);
