import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of taking the documents along. */
export const say = createTranslator({
  "menu.download": "Download",
  "menu.pdf": "Download PDF",
  "menu.template": "Template",
  "menu.all": "Download All",
  "menu.allRow": "Everything as ZIP",
  "menu.file": "{document} as {format}",
  "menu.data": "Include my resume as data",
  "menu.proof": "Add the table of proof as a last page",
  "menu.used": "{used} of {limit} downloads used this month",
  "menu.usedUnlimited": "{used} downloads this month",
  "menu.again": "Downloading the same version again is free.",

  "busy.making": "Making and checking {what}",
  "busy.again": "Trying again ({n} of 3)",
  "busy.cancel": "Cancel",
  "busy.cancelled": "Cancelled. Nothing counted.",

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

  "unsaved.title": "Your latest changes aren't saved",
  "unsaved.text": "The file would be without them. They are kept in this browser.",
  "unsaved.ok": "OK, download without them",
  "unsaved.cancel": "Cancel",
});
