import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of what is understood of a posting. */
export const tell = createTranslator({
  "rail.empty": "Title, company and requirements appear here as you paste.",
  "rail.reading": "Reading the posting",
  "rail.failed": "We couldn't read the posting just now. You can go on anyway.",
});
