import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of what was understood of a posting, and of the question who the employer is. */
export const tell = createTranslator({
  "job.found.title": "Title",
  "job.found.company": "Company",
  "job.found.location": "Location",
  "job.found.years": "Experience",
  "job.years": "{n}+ years",
  "job.notFound": "not stated",
  "job.must": "Must have",
  "job.nice": "Nice to have",
  "job.duties": "Duties",
  "job.none": "No requirements found yet.",
  "job.more": "{n} more",
  "job.warnings": "Worth a look",
  "job.tooLittle": "This doesn't look like a job posting yet. Paste more of it for a better match.",

  "company.ask": "Who is the employer?",
  "company.other": "Another name",
  "company.use": "Use",
  "company.none": "No name is given",
  "company.noName": "no name",
  "company.change": "Change",
  "company.add": "Add",
  "company.undo": "Undo",
});
