import { createTranslator } from "../../../lib/texts/messages.ts";

const texts = {
  "mode.edit": "Edit",
  "mode.exit": "Exit Edit",
  "mode.preview": "Preview Mode",
  "mode.editing": "Edit Mode",
  "line.added": "added by you",
  "line.edit": "edit",
  "tools.label": "This line: {label}",
  "tools.new": "New line: {label}",
} as const;

/** The text of `key`, of editing on the page. */
export const t = createTranslator(texts);
