import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of storing what the person does. */
export const say = createTranslator({
  "save.dirty.one": "1 unsaved change",
  "save.dirty.many": "{n} unsaved changes",
  "save.saving": "Saving",
  "save.done": "Changes saved successfully",
  "save.saved": "All changes saved · v{version}",
  "save.local": "Changes saved locally (will sync when connection restored)",
  "save.conflict": "Two versions. Please choose",
  "save.failed": "Failed to save changes",
  "save.now": "Save Now",
  "save.undo": "Undo",
  "save.redo": "Redo",
  "save.unkept":
    "This browser can't keep a copy of unsaved changes (storage full or blocked). They are still saved online.",
  "save.merged": "Synced with your other window",

  "conflict.title.one": "This text was changed in two places",
  "conflict.title.many": "{n} texts were changed in two places",
  "conflict.text": "Both are kept until you choose.",
  "conflict.mine": "Yours",
  "conflict.theirs": "Other window",
  "conflict.gone": "The line was removed there.",
  "conflict.removed": "You removed this line.",
  "conflict.moved": "You moved this line.",
  "conflict.takeMine": "Use mine",
  "conflict.takeTheirs": "Use the other",

  "refused.title": "Some of your words weren't saved",
  "refused.bad_path": "Their line is gone.",
  "refused.stale": "Something else is there now.",
  "refused.bad_value": "The server didn't accept them.",
  "refused.too_many": "The list is full.",
  "refused.too_long": "The text is too long.",
  "refused.copy": "Copy",
  "refused.copied": "Copied",
  "refused.dismiss": "Dismiss",

  "stopped.gone": "This application was deleted. Your unsaved words are kept here.",
  "stopped.save": "Save My Words as a File",
  "stopped.file": "my-words.txt",
});
