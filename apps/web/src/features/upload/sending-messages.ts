import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts about a file that was chosen: on its way, being read, or refused. */
export const tell = createTranslator({
  "upload.remove": "Remove",
  "upload.submit": "Upload & Extract",
  "upload.failedTitle": "File Validation Failed",
  "upload.sending": "Uploading",
  "upload.reading": "Reading your resume",
  "upload.cancel": "Cancel",
  "upload.progress": "Upload progress",
  "wait.long": "Still reading. This one takes longer than most.",
  "failed.title": "The upload didn't go through",
  "failed.another": "Choose another file",
  "upload.several": "Please choose exactly one file.",
  "upload.done": "Resume read.",
  "wait.page": "Reading scanned page {page} of {pages}. Each takes a few seconds.",
});
