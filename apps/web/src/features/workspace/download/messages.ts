import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of taking the documents along. */
export const say = createTranslator({
  "menu.download": "Download",
  "menu.pdf": "Download PDF",
  "menu.template": "Template",
  "menu.all": "Download All",
  "menu.allRow": "Everything as ZIP",
  "menu.file": "{document} as {format}",
  "menu.data": "Put my resume as data into the PDF",
  "menu.proof": "Table of proof as a last page",
  "menu.used": "{used} of {limit} downloads used this month",
  "menu.usedUnlimited": "{used} downloads this month",
  "menu.again": "The same version in the same format is free again.",

  "busy.making": "Making {what} and reading it back",
  "busy.again": "Trying again ({n} of 3)",
  "busy.cancel": "Cancel",
  "busy.cancelled": "The download was cancelled. Nothing was counted.",

  "done.file": "{name} downloaded.",
  "done.verified": "Text layer verified {found}/{lines}",
  "done.notVerified": "Text layer: {found} of {lines} lines found",
  "done.tagged": "tagged for screen readers",
  "done.fields": "{recovered} of {intended} values recovered by a parser",
  "done.files": "Files in it: {n}",

  "failed.timeout":
    "Download timed out. The document is taking longer than expected to generate. Please try again.",
  "failed.server":
    "Server error during document generation. This may be due to high demand. Please try again in a moment.",
  "failed.missing": "Document not found. Please regenerate your documents first.",
  "failed.session": "Session not found. Please regenerate your documents first.",
  "failed.network": "Network error occurred. Please check your connection and try again.",
  "failed.other": "Download failed. Please try again.",
  "failed.plans": "See Plans",

  "unsaved.title": "Your latest changes are not saved",
  "unsaved.text":
    "They could not be sent, so the file would not have them. They are kept in this browser.",
  "unsaved.ok": "OK, download without them",
  "unsaved.cancel": "Cancel",
});
