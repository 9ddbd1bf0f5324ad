import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the print view. */
export const say = createTranslator({
  "print.resume": "Resume",
  "print.letter": "Cover Letter",
  "print.heading": "Print: {document}",
  "print.do": "Print",
  "print.back": "Back",
  "print.missing": "These pages can't be printed yet",
  "print.missingText":
    "We have no font for these letters. Write them differently, or use the Word file.",
  "print.failed": "We couldn't show the pages.",
});
