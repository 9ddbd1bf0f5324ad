import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the one screen on which an application is made. */
export const say = createTranslator({
  "create.title": "New application",
  "create.lead": "We never add anything that isn't in your resume.",
  "create.resume": "Your resume",
  "create.gone": "That resume is gone. Choose another.",
  "create.posting": "The job",
  "create.look": "Template",
  "lack.both": "Add your resume and the job posting.",
  "lack.resume": "Add your resume.",
  "lack.posting": "Add the job posting.",
});
