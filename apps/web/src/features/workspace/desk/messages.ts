import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of the bar over the pages and of the column of scores. */
export const say = createTranslator({
  "bar.more": "More",
  "bar.moreLabel": "More actions",
  "bar.print": "Print",
  "bar.history": "Version history",
  "bar.palette": "Find an action or a line",
  "bar.shortcuts": "Keyboard shortcuts",
  "bar.over": "Start Over",
  "bar.skip": "Skip to the pages",
  "bar.scores": "Show the scores",
  "bar.hidePanel": "Hide the panel",

  "letter.unwanted": "This posting wants no cover letter",
  "letter.unwantedText": "Send the resume alone, unless you know better.",

  "scores.title": "Scores",
  "scores.close": "Hide the scores",
  "scores.ats": "ATS match: fit",
  "scores.shown": "Shown on page one",
  "scores.of": "/ 100",
  "scores.none": "not measured",
  "scores.noneText": "The posting states too little to measure a fit.",
  "scores.note": "An estimate, not a pass prediction.",
  "scores.from": "{n}% before tailoring; this file can reach {m}%",
  "scores.fitText": "No wording changes it.",
  "scores.open": "How the points add up",
  "scores.proof": "Proof",
  "scores.proofOpen": "Look at them",
  "scores.made": "Made",
  "scores.seconds": "{n} s",
  "scores.by": "By",

  "do.group": "These documents",
  "do.undo": "Undo",
  "do.redo": "Redo",
  "do.edit": "Edit on the page",
  "do.preview": "Leave Edit Mode",
  "do.tab": "Show {name}",
  "do.save": "Save Now",
  "do.template": "Change the template",
  "do.download": "Download",

  "badge.ai": "AI Optimized",
  "badge.aiTitle": "A language model reworded lines of this document.",
  "badge.ats": "ATS Optimized",
  "badge.atsTitle":
    "Page one shows clearly more of the must-haves that you meet than the file did.",
  "badge.personal": "Personalized",
  "badge.personalTitle": "The letter is built on facts of your file.",
});
