import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of reading a posting by its address. */
export const tell = createTranslator({
  "job.urlField": "Address of the posting",
  "job.urlDo": "Get the posting",
  "job.urlRead": "Read from {board}",
  "job.urlBoards":
    "Works for Greenhouse, Lever, Ashby, Workable, SmartRecruiters and Recruitee. On any other page, copy the posting, or",
  "job.urlButton": "use the button for postings",
});
