import { createTranslator } from "../../messages.ts";

/** The texts of a run that a language model writes. */
export const say = createTranslator({
  "lines.title": "As it is being written",
  "lines.note": "A draft by {name}. Each line is held against your own before it is let in.",
  "lines.summary": "Summary",
  "lines.resume": "Resume",
  "lines.letter": "Cover letter",
  "fact.own": "Everything is written from your own lines, by the Savile engine.",
  "fact.model":
    "{name} writes from your own lines. Your name, e-mail, phone, address and links are not sent to it.",
});
