import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of reading a document on a narrow screen. */
export const say = createTranslator({
  "reading.title.resume": "Lines of the resume. A tap shows the source.",
  "reading.title.cover_letter": "Lines of the letter. A tap shows the source.",
  "reading.page": "Show the page",
  "reading.text": "Read as text",
});
