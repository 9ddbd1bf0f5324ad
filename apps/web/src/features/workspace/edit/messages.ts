import { createTranslator } from "../../../messages.ts";

/** The texts of the Edit tab. */
export const say = createTranslator({
  "edit.title": "Edit",
  "edit.loading": "Loading document....",
  "edit.empty": "No editable sections found. Please check the document content.",
  "edit.count.none": "No edits yet",
  "edit.count.one": "1 edit",
  "edit.count.many": "{n} edits",
  "edit.amber.one": "1 line added by you is not in your file",
  "edit.amber.many": "{n} lines added by you are not in your file",
  "edit.view": "How the document is shown",
  "edit.bySection": "By section",
  "edit.structured": "Structured",

  "banner.title": "Enhanced Edit Mode",
  "banner.text":
    "Click a text to change it, here or on the page. Every edit is saved by itself and can be undone; what your file does not carry is marked as added by you.",
  "banner.close": "Got it",
});
