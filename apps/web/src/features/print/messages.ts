import { createTranslator } from "../../messages.ts";

/** The texts of the print view. */
export const say = createTranslator({
  "print.resume": "Resume",
  "print.letter": "Cover Letter",
  "print.heading": "Print: {document}",
  "print.do": "Print",
  "print.back": "Back",
  "print.failed": "The pages could not be shown.",
});
