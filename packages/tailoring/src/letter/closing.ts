import type { Sentence } from "../write/draft.ts";
import { fill } from "./choose.ts";
import type { LetterContext } from "./context.ts";
import { closings } from "./frames.data.ts";

/** The last sentences: a form, nothing is claimed. */
export function closingSentence(context: LetterContext): Sentence {
  const frames = closings[context.register];
  const [frame = ""] = context.choose.order("closing", frames);
  return { text: fill(frame, context.job), factIds: [], reqIds: [], form: true };
}

/** How the letter ends above the name. */
export function signOff(context: LetterContext): string {
  return context.register === "formal" ? "Sincerely," : "Best regards,";
}
