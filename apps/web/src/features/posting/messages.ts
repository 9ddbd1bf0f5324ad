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
  "rail.empty": "Title, company and requirements appear here while you paste.",
  "rail.reading": "Reading the posting",
  "rail.failed": "The posting could not be read just now. You can go on all the same.",
});
