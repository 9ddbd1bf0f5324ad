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
  "run.attempt": "Trying again (attempt {n}).",
  "run.lost": "Connection lost. Trying again.",
  "run.failedTitle": "We couldn't write your documents",
  "run.failed": "Please try again.",
  "run.cancelledTitle": "Cancelled",
  "run.cancelled": "Nothing was written. Your resume and the posting are kept.",
  "run.retry": "Retry",
  "run.change": "Change the posting",
  "run.state.done": "done",
  "run.state.active": "in progress",
  "run.state.waiting": "waiting",

  "lines.title": "As it is being written",
  "lines.note": "A draft by {name}. Each line is checked against yours first.",
  "lines.summary": "Summary",
  "lines.resume": "Resume",
  "lines.letter": "Cover letter",
  "fact.own": "Written on this computer, without AI.",
  "fact.model":
    "{name} writes from your lines. Your name and contact details are never sent to it.",
});
