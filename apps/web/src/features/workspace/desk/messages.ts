import { createTranslator } from "../../../messages.ts";

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

  "scores.title": "Scores",
  "scores.close": "Hide the scores",
  "scores.ats": "ATS score",
  "scores.of": "/ 100",
  "scores.none": "not measured",
  "scores.noneText": "The posting states too little to measure a match.",
  "scores.note": "A match estimate, not a pass prediction.",
  "scores.from": "{n} before tailoring, {m} at best",
  "scores.open": "How the points add up",
  "scores.proof": "Proof",
  "scores.allProven": "Every line is proven.",
  "scores.proofOpen": "Look at them",
  "scores.made": "Made",
  "scores.seconds": "{n} s",
  "scores.by": "By",
  "scores.pages": "Pages",

  "badge.ai": "AI Optimized",
  "badge.aiTitle": "A language model reworded lines of this document.",
  "badge.ats": "ATS Optimized",
  "badge.atsTitle": "The match estimate is higher than that of the file as it was.",
  "badge.personal": "Personalized",
  "badge.personalTitle": "The letter is built on facts of your file.",
});
