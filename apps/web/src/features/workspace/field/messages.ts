import { createTranslator } from "../../../lib/texts/messages.ts";

const texts = {
  "field.edit": "edit {label}",
  "field.empty": "Nothing stated",
  "field.notKept": "{label} was not changed: {why}",
  "field.keysLine": "Enter keeps it, Escape leaves it as it was.",
  "field.keysLines": "Ctrl+Enter keeps it, Escape leaves it as it was.",
  "field.keysBullet":
    "Enter keeps it and begins the next line, Ctrl+Enter keeps it, Escape leaves it as it was.",
} as const;

/** The text of `key`, of the fields in which a text is edited. */
export const t = createTranslator(texts);
