import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of instructions for finished documents. */
export const say = createTranslator({
  "refine.tab": "Refine",
  "refine.title": "Refine Your Documents",
  "refine.lead":
    "Say in your own words what should change. What comes of it waits under Changes until you keep it.",
  "refine.label": "What should change?",
  "refine.placeholder": "For example: fit one page and emphasise Kubernetes",
  "refine.count": "{n} of {m} characters",
  "refine.cut": "The end was cut off: 500 characters are the most.",
  "refine.apply": "Apply Refinements",
  "refine.keys": "Ctrl+Enter applies",
  "refine.ideas": "For these documents",

  "refine.left": "{n} of {m} left for these documents",
  "refine.leftMonth": "{n} of {m} left this month",
  "refine.unlimited": "Unlimited refinements",
  "refine.none.session": "These documents have no refinements left.",
  "refine.none.month": "No refinements are left this month.",
  "refine.none.text":
    "With a larger plan you can refine more often. What you edit and decide yourself is never counted.",
  "refine.upgrade": "See the plans",

  "refine.working": "Carrying out: {text}",
  "refine.found": "{n} proposed so far",
  "refine.lost": "The connection is interrupted. It is being taken up again.",
  "refine.cancel": "Cancel",
  "refine.cancelled": "Cancelled. Nothing was changed and nothing counted.",
  "refine.failed": "The instruction was not carried out.",

  "refine.history": "Your instructions",
  "refine.empty": "Nothing has been asked for yet.",
  "refine.loadFailed": "Your instructions could not be loaded.",
  "refine.proposed": "{n} changes proposed",
  "refine.proposedOne": "1 change proposed",
  "refine.keepAll": "Keep all",
  "refine.look": "Look at them",
  "refine.undo": "Take back",
  "refine.undone": "Taken back. The documents are as they were without it.",
  "refine.kept": "Kept.",
  "refine.average": "{n} s on average; the target is {m} s",
  "refine.seconds": "{n} s",
  "refine.again": "Try instead",
  "refine.gap": "Answer the question about it",

  "outcome.applied": "Proposed",
  "outcome.nothing_to_change": "Nothing to change",
  "outcome.declined": "Not done",
  "outcome.not_understood": "Not understood, not counted",
  "outcome.synchronised": "Kept with the document",
  "outcome.failed": "Failed, not counted",
  "outcome.cancelled": "Cancelled, not counted",
  "outcome.undone": "Taken back",
  "outcome.busy": "At work",

  "made.embedded": "Carried out without a language model",
  "made.llm": "Carried out by {model}",

  "tips.title": "Pro tips",
  "tips.one": 'Name one thing for each wish: "shorter letter", "remove Excel", "focus on results".',
  "tips.two": "Several wishes go into one instruction, which counts once.",
  "tips.three":
    "A skill that your file does not show is never added. Answer the questions under Match instead.",

  "change.asked": "Your instruction",
  "change.proposed": "Proposed: keep it or not",
  "section.letterPart": "Cover letter",
});
