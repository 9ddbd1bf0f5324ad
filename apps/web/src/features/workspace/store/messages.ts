import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of storing what the person does. */
export const say = createTranslator({
  "save.dirty.one": "1 unsaved change",
  "save.dirty.many": "{n} unsaved changes",
  "save.saving": "Saving",
  "save.done": "Changes saved successfully",
  "save.saved": "All changes saved · v{version}",
  "save.local": "Changes saved locally (will sync when connection restored)",
  "save.conflict": "Two versions of a text: please choose",
  "save.failed": "Failed to save changes",
  "save.now": "Save Now",
  "save.undo": "Undo",
  "save.redo": "Redo",
  "save.unkept":
    "This browser keeps no copy of unsaved changes (its storage is full or blocked). They are still saved over the network.",
  "save.merged": "Changes of another window were taken in",

  "conflict.title.one": "This text was changed in two places",
  "conflict.title.many": "{n} texts were changed in two places",
  "conflict.text": "Both wordings are kept until you choose one.",
  "conflict.mine": "Yours",
  "conflict.theirs": "Of the other window",
  "conflict.gone": "The line was removed there.",
  "conflict.removed": "You removed this line.",
  "conflict.moved": "You moved this line.",
  "conflict.takeMine": "Use mine",
  "conflict.takeTheirs": "Use the other",

  "refused.title": "Some of your words could not be stored",
  "refused.bad_path": "The line that they belong to is gone.",
  "refused.stale": "Something else stands there by now.",
  "refused.bad_value": "The server did not accept them.",
  "refused.too_many": "The list is full.",
  "refused.too_long": "The text is too long.",
  "refused.copy": "Copy",
  "refused.copied": "Copied",
  "refused.dismiss": "Dismiss",

  "stopped.gone": "This session does not exist any more. Your unsaved words are kept here.",
  "stopped.save": "Save My Words as a File",
  "stopped.file": "my-words.txt",
});
