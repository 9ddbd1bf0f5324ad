import { createTranslator } from "../../../lib/texts/messages.ts";

const texts = {
  "lost.title": "This line said:",
  "lost.undo": "Undo",
  "lost.close": "Keep the new text",
  "lost.now": "{label}: most of it was replaced. It said: {text}.",
  "lost.back": "{label} is back as it was.",
} as const;

/** The text of `key`, of lines that were written over. */
export const t = createTranslator(texts);
