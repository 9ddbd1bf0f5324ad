import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of the result before sign-in. */
export const say = createTranslator({
  "visit.heading": "See your result first",
  "visit.lead": "No account needed. Sign in only if you want to keep it.",
  "visit.drop": "Drop your resume here",
  "visit.choose": "Choose a file",
  "visit.rules": "PDF, DOCX, TXT; max 10MB",
  "visit.other": "Choose another file",
  "visit.over": "Drop to use your resume",
  "visit.posting": "Job posting",
  "visit.paste": "Paste the whole posting here",
  "visit.cut": "Cut to 10,000 characters. The end is missing.",
  "visit.make": "Show My Result",
  "visit.making": "Reading and writing",
  "visit.sample": "Show me a sample",
  "visit.sampleBusy": "Opening the sample",
  "visit.several": "Please choose exactly one file.",
  "visit.noSample": "We couldn't open the sample.",
  "visit.noFile": "Choose your resume first.",
  "visit.noPosting": "Paste the job posting first.",
  "visit.held": "Your result is still here.",
  "visit.heldOpen": "Open it",
});
