import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of the file beside the tailored document. */
export const say = createTranslator({
  "split.page": "Page {n} of your file",
  "split.scroll": "Pages of your file",
  "split.lines": "Lines of your file",
  "split.shown.one": "1 of {all} must-haves is shown",
  "split.shown.many": "{n} of {all} must-haves are shown",
  "split.reworded.none": "no line was reworded",
  "split.reworded.one": "1 line was reworded",
  "split.reworded.many": "{n} lines were reworded",
  "split.answer.none": "no question is open",
  "split.answer.one": "1 you could answer",
  "split.answer.many": "{n} you could answer",
  "split.hint": "Point at a line to see where it came from.",
  "split.marks": "The margin",
});
