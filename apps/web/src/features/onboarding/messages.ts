import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the welcome and of the marks at the first use of the workspace. */
export const say = createTranslator({
  "welcome.title": "Welcome to Savile",
  "welcome.text":
    "Bring your resume and a job posting. Savile tailors your own lines, writes the letter, and shows where every line comes from. Nothing is invented.",
  "welcome.start": "Start Creating Documents",
  "welcome.skip": "Skip Tour",
  "welcome.sample": "Try with a sample resume and posting",
  "welcome.sampleBusy": "Writing the sample documents",
  "welcome.sampleFailed": "We couldn't open the sample.",
  "welcome.sampleNote": "One click. Costs nothing.",

  "coach.name": "Tip {n} of {m}",
  "coach.next": "Next",
  "coach.done": "Got it",
  "coach.skip": "Skip tips",
  "coach.line.title": "Every line has its proof",
  "coach.line.text": "Click a line to see where in your resume it comes from.",
  "coach.edit.title": "Make it yours",
  "coach.edit.text": "Switch to Edit and change any text. It saves by itself.",
  "coach.download.title": "Take it with you",
  "coach.download.text": "Download the resume, the letter, or both.",
});
