import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts about resumes that were kept elsewhere. */
export const say = createTranslator({
  "upload.title": "Upload your resume",
  "upload.lead": "We'll show you what we found before writing anything.",
  "upload.zone": "Drop your resume here",
  "upload.or": "or choose it from this device",
  "upload.browse": "Browse",
  "upload.rules": "PDF, DOCX, TXT; max 10MB",
  "upload.overlay": "Drop to add your resume",
  "upload.remove": "Remove",
  "upload.submit": "Upload & Extract",
  "upload.pasteOpen": "Paste text instead",
  "upload.pasteLabel": "Resume as text",
  "upload.pasteUse": "Use This Text",
  "upload.pasteName": "pasted-resume.txt",
  "upload.failedTitle": "File Validation Failed",
  "upload.several": "Please choose exactly one file.",
  "upload.sending": "Uploading",
  "upload.reading": "Reading your resume",
  "upload.done": "Resume read. Here is what we found.",
  "upload.paused": "Resume read.",
  "upload.continue": "See What We Found",
  "upload.cancel": "Cancel",
  "upload.progress": "Upload progress",

  "zone.alsoTakes":
    "Also read: LinkedIn (PDF or data ZIP), Europass, JSON Resume, Reactive Resume, RenderCV, OpenDocument, RTF, HTML, Markdown, and a photo of a page (JPG, PNG).",
  "wait.long": "Still reading. This one takes longer than most.",
  "wait.page": "Reading scanned page {page} of {pages}. Each takes a few seconds.",
  "failed.title": "The upload did not go through",
  "failed.another": "Choose another file",
  "elsewhere.open": "Is your resume on LinkedIn or in another builder?",
  "elsewhere.linkedin": "From LinkedIn",
  "elsewhere.linkedin.1": "Open your own profile on LinkedIn on a computer.",
  "elsewhere.linkedin.2": "Below your name, choose Resources (on some screens: More).",
  "elsewhere.linkedin.3": "Choose Save to PDF, and drop that file here.",
  "elsewhere.json": "From a resume builder",
  "elsewhere.jsonText":
    "Export its data (JSON Resume, Reactive Resume, RenderCV or Europass) and drop that here. Every field is kept.",
});
