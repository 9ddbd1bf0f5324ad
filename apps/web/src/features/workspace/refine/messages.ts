import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of instructions for finished documents. */
export const say = createTranslator({
  "refine.tab": "Refine",
  "refine.title": "Refine Your Documents",
  "refine.lead": "Tell Savile what to change. You approve every edit.",
  "refine.label": "What should change?",
  "refine.placeholder": "For example: fit one page and emphasise Kubernetes",
  "refine.count": "{n}/{m}",
  "refine.cut": "Cut to 500 characters.",
  "refine.apply": "Apply Refinements",
  "refine.keys": "Ctrl+Enter applies",
  "refine.ideas": "For this application",

  "refine.left": "{n} of {m} left for this application",
  "refine.leftMonth": "{n} of {m} left this month",
  "refine.unlimited": "Unlimited refinements",
  "refine.none.session": "No refinements left for this application.",
  "refine.none.month": "No refinements left this month.",
  "refine.none.text": "A larger plan has more. Your own edits never count.",
  "refine.upgrade": "See Plans",

  "refine.working": "Working on: {text}",
  "refine.found": "{n} proposed so far",
  "refine.lost": "Connection lost. Trying again.",
  "refine.cancel": "Cancel",
  "refine.cancelled": "Cancelled. Nothing changed, nothing counted.",
  "refine.failed": "That didn't work.",

  "refine.history": "Your instructions",
  "refine.empty": "Nothing yet.",
  "refine.loadFailed": "We couldn't load your instructions.",
  "refine.proposed": "{n} changes proposed",
  "refine.proposedOne": "1 change proposed",
  "refine.keepAll": "Keep all",
  "refine.look": "Show me",
  "refine.undo": "Undo",
  "refine.undone": "Undone.",
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
  "outcome.undone": "Undone",
  "outcome.busy": "At work",

  "made.embedded": "Done without AI",
  "made.llm": "Done by {model}",

  "tips.title": "Pro tips",
  "tips.one": 'Name one thing for each wish: "shorter letter", "remove Excel", "focus on results".',
  "tips.two": "Several wishes go into one instruction, which counts once.",
  "tips.three":
    "A skill that isn't in your resume is never added. Answer the questions under Match instead.",

  "change.asked": "Your instruction",
  "change.proposed": "Proposed: keep it or not",
  "section.letterPart": "Cover letter",
});
