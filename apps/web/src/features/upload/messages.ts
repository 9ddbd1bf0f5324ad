import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the ways to give a resume. */
export const say = createTranslator({
  "upload.zone": "Drop your resume here",
  "upload.or": "or choose it from this device",
  "upload.browse": "Browse",
  "upload.another": "Use another file",
  "upload.rules": "PDF, DOCX, TXT; max 10MB",
  "upload.pasteOpen": "Paste text instead",
  "zone.alsoTakes":
    "Also read: LinkedIn (PDF or data ZIP), Europass, JSON Resume, Reactive Resume, RenderCV, OpenDocument, DOC, RTF, HTML, Markdown, and a photo (JPG, PNG).",
  "elsewhere.open": "Is it on LinkedIn or in another builder?",
});
