import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the print view. */
export const say = createTranslator({
  "print.resume": "Resume",
  "print.letter": "Cover Letter",
  "print.heading": "Print: {document}",
  "print.do": "Print",
  "print.back": "Back",
  "print.missing": "These pages cannot be printed yet",
  "print.missingText":
    "No font here has these letters, and paper would lack them. Write them in another script, or take the Word file.",
  "print.failed": "The pages could not be shown.",
});
