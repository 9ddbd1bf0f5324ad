import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of the welcome and of the marks at the first use of the workspace. */
export const say = createTranslator({
  "welcome.title": "Welcome to Savile",
  "welcome.text":
    "Bring the resume you have and a job posting. Savile chooses, orders and rewords your own lines for it, writes the letter, and shows for every line where it comes from. Nothing is invented.",
  "welcome.start": "Start Creating Documents",
  "welcome.skip": "Skip Tour",
  "welcome.sample": "Try with a sample resume and posting",
  "welcome.sampleBusy": "Writing the sample documents",
  "welcome.sampleFailed": "The sample could not be opened.",
  "welcome.sampleNote": "The sample takes one click and counts as one generation.",

  "coach.name": "Tip {n} of {m}",
  "coach.next": "Next",
  "coach.done": "Got it",
  "coach.skip": "Skip tips",
  "coach.line.title": "Every line has its proof",
  "coach.line.text": "Choose a line of the page to see where in your resume it comes from.",
  "coach.edit.title": "Make it yours",
  "coach.edit.text": "Switch to Edit and change any text where it stands. It is saved by itself.",
  "coach.download.title": "Take it with you",
  "coach.download.text": "Download the resume, the letter, or both. Each file is read back first.",
});
