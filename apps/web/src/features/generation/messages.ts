import { createTranslator } from "../../lib/texts/messages.ts";

/** The texts of a run that a language model writes. */
export const say = createTranslator({
  "run.title": "Writing your documents",
  "run.ready": "Documents ready!",
  "run.progress": "Progress",
  "run.percent": "{n}%",
  "run.left": "about {n} s left",
  "run.elapsed": "{n} s",
  "run.cancel": "Cancel",
  "run.cancelling": "Cancelling",
  "run.attempt": "Attempt {n}. The run was taken up again.",
  "run.lost": "The connection was lost. Trying again.",
  "run.failedTitle": "The documents were not made",
  "run.failed": "The documents could not be written. Please try again.",
  "run.cancelledTitle": "Cancelled",
  "run.cancelled": "Nothing was written. Your upload and the posting are kept.",
  "run.retry": "Retry",
  "run.change": "Change the posting",
  "run.state.done": "done",
  "run.state.active": "in progress",
  "run.state.waiting": "waiting",

  "lines.title": "As it is being written",
  "lines.note": "A draft by {name}. Each line is held against your own before it is let in.",
  "lines.summary": "Summary",
  "lines.resume": "Resume",
  "lines.letter": "Cover letter",
  "fact.own": "Everything is written from your own lines, by the Savile engine.",
  "fact.model":
    "{name} writes from your own lines. Your name, e-mail, phone, address and links are not sent to it.",
});
