import { createTranslator } from "../../messages.ts";

/** The texts about resumes that were kept elsewhere. */
export const say = createTranslator({
  "zone.alsoTakes": "LinkedIn’s “Save to PDF” and JSON Resume files work too.",
  "wait.scan": "Still reading. Scanned pages take a few seconds each.",
  "failed.title": "The upload did not go through",
  "failed.another": "Choose another file",
  "elsewhere.open": "Your resume is on LinkedIn, or in another resume builder?",
  "elsewhere.linkedin": "From LinkedIn",
  "elsewhere.linkedin.1": "Open your own profile on LinkedIn on a computer.",
  "elsewhere.linkedin.2": "Below your name, choose Resources (on some screens: More).",
  "elsewhere.linkedin.3": "Choose Save to PDF, and drop that file here.",
  "elsewhere.json": "From a resume builder",
  "elsewhere.jsonText":
    "If it can export JSON Resume (a file that ends in .json), drop that file here. It keeps every field.",
});
