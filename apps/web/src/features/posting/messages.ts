import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of what is understood of a posting. */
export const tell = createTranslator({
  "rail.empty": "Title, company and requirements appear here.",
  "rail.reading": "Reading the posting",
  "rail.failed": "We couldn't read it just now. You can go on.",
});
