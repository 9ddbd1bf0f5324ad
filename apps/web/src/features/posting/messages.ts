import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of what was understood, and of the question who the employer is. */
export const tell = createTranslator({
  "company.ask": "Who is the employer?",
  "company.other": "Another name",
  "company.use": "Use",
  "company.none": "No name is given",
  "company.noName": "no name",
  "company.change": "Change",
  "company.add": "Add",
  "company.undo": "Undo",
  "mode.other": "On any other page,",
  "mode.button": "use the button for postings",
  "rail.empty": "Title, company and requirements appear here as you paste.",
  "rail.reading": "Reading the posting",
  "rail.failed": "We couldn't read the posting just now. You can go on anyway.",
});
