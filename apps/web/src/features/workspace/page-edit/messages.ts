import { createTranslator } from "../../../messages.ts";

const texts = {
  "mode.edit": "Edit",
  "mode.exit": "Exit Edit",
  "mode.preview": "Preview Mode",
  "mode.editing": "Edit Mode",
} as const;

/** The text of `key`, of editing on the page. */
export const t = createTranslator(texts);
