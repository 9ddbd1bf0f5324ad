import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the page on which the finished files are taken along. */
export const say = createTranslator({
  title: "Download your documents",
  lead: "Every file is read back and checked before you get it.",
  resume: "Resume",
  cover_letter: "Cover Letter",
  "format.pdf": "PDF",
  "format.docx": "Word",
  "format.txt": "Plain text",
  "format.md": "Markdown",
  "format.json": "JSON Resume",
  all: "Everything as ZIP",
  locked: "{format}, with {plan}",
  download: "{document} as {format}",
  busy: "Making the file",
  done: "{name} is downloaded.",
  failed: "The file could not be downloaded.",
  back: "Open the documents",
  sessionFailed: "The documents could not be loaded.",
  "unproven.title": "Lines that your file does not carry: {n}",
  "unproven.text": "They stand in the files all the same, and you answer for them.",
  "unproven.look": "Look at them",
  unsaved:
    "This browser holds changes that are not stored yet. Open the documents first, so that the files have them.",
});
