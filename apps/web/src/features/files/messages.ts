import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the page on which the finished files are taken along. */
export const say = createTranslator({
  title: "Download your documents",
  lead: "Every file is checked before you get it.",
  resume: "Resume",
  cover_letter: "Cover Letter",
  "format.pdf": "PDF",
  "format.docx": "Word",
  "format.txt": "Plain text",
  "format.md": "Markdown",
  "format.json": "JSON Resume",
  "format.reactive": "Reactive Resume",
  "format.rendercv": "RenderCV",
  all: "Everything as ZIP",
  locked: "{format}, with {plan}",
  download: "{document} as {format}",
  busy: "Making the file",
  done: "{name} is downloaded.",
  failed: "We couldn't download the file.",
  back: "Open the application",
  sessionFailed: "We couldn't load this application.",
  "unproven.title": "Lines that aren't in your resume: {n}",
  "unproven.text": "Keep them only if they're true.",
  "unproven.look": "Show me",
  unsaved: "Some changes aren't saved yet. Open the application first.",
});
