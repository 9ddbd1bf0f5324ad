import type { Sentence } from "../input/draft.ts";
import { wordCount } from "../words/phrases.ts";
import { fill } from "./choose.ts";
import type { LetterContext } from "./context.ts";
import { closings } from "./frames.data.ts";

/** Said by somebody with little to tell, before the closing. */
const scope: readonly string[] = [
  "I have kept this letter to what my resume can show; there is more to tell in person.",
  "This letter keeps to what my resume can show, and there is more to tell in person.",
];

/**
 * The last sentences: a form, nothing is claimed.
 * @param thin whether the letter is short, so that it may say why
 */
export function closingSentence(context: LetterContext, thin: boolean): Sentence {
  const frames = closings[context.register];
  const ordered = context.choose.order("closing", frames);
  const long = ordered.filter((frame) => wordCount(frame) >= 24 && frame.includes("{job}"));
  const frame = (thin ? long[0] : undefined) ?? ordered[0] ?? "";
  const [why = ""] = thin ? context.choose.order("scope", scope) : [];
  return {
    text: `${why} ${fill(frame, context.job)}`.trim(),
    factIds: [],
    reqIds: [],
    form: true,
  };
}

/** How the letter ends above the name. */
export function signOff(context: LetterContext): string {
  return context.register === "formal" ? "Sincerely," : "Best regards,";
}
