import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of what the posting says about the letter. */
export const say = createTranslator({
  "unwanted.title": "This posting wants no cover letter",
  "unwanted.text": "Send the resume alone.",

  "asks.title": "The posting asks you",
  "asks.text": "Your words go into the letter, before the close.",
  "asks.answer": "Your answer",
  "asks.write": "Write your answer",
  "asks.term.pay-now": "Current pay",
  "asks.term.pay": "Expected pay",
  "asks.term.notice": "Notice period",
  "asks.term.start": "Earliest start",
  "asks.in": "In your letter",
  "asks.done": "Done",
  "asks.leave": "Don't answer",
  "asks.why.there": "My letter says it",
  "asks.why.later": "I'll tell them another way",
  "asks.left": "We won't ask for this application again.",
  "asks.undo": "Undo",
});
