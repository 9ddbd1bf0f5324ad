import { createTranslator } from "../../../lib/texts/messages.ts";

const texts = {
  "field.edit": "edit {label}",
  "field.empty": "Empty",
  "field.notKept": "{label} was not changed: {why}",
  "field.keysLine": "Enter saves, Escape cancels.",
  "field.keysLines": "Ctrl+Enter saves, Escape cancels.",
  "field.keysBullet": "Enter saves and starts the next line, Ctrl+Enter saves, Escape cancels.",
} as const;

/** The text of `key`, of the fields in which a text is edited. */
export const t = createTranslator(texts);
