import { createTranslator } from "../../../lib/texts/messages.ts";

/** The texts of a result that is held before sign-in. */
export const say = createTranslator({
  "try.title": "Your result",
  "try.for": "{title} at {company}",
  "try.keep": "Sign in to keep it",
  "try.keepText": "Then edit it, and download it as PDF or Word. Otherwise we delete it {when}.",
  "try.delete": "Delete it now",
  "try.deleted": "Deleted. Nothing of it is kept.",
  "try.working": "Reading your resume and writing both documents",
  "try.failed": "This one didn't work out",
  "try.again": "Start over",
  "try.gone": "Nothing is kept here. Results without an account last a day.",
  "try.shown": "Page one shows {n} of {all} must-haves.",
  "try.gained": "It names {now}% of what you bring for this job, up from {before}%.",
  "try.hint": "Point at a line to see where it came from.",
  "try.documents": "Documents",
  "try.resume": "Resume",
  "try.letter": "Cover Letter",
  "try.before": "Your file",
  "try.after": "Tailored",
  "try.asked": "What they ask, and your line",
  "try.noLine": "Not in your resume",
  "try.adopting": "Keeping your result",
  "try.notKept": "We couldn't keep it yet",
  "try.plans": "See Plans",
  "try.home": "Go to your applications",
});
