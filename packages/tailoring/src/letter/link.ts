import type { RankedLine } from "../plan/make-plan.ts";
import type { Sentence } from "../input/draft.ts";
import type { LetterContext } from "./context.ts";
import { links } from "./frames.data.ts";
import { needSentence } from "./need-sentence.ts";
import { answeredNeed } from "./pairs.ts";

/** "You also mention order picking.": a need that the next line answers in other words and nothing has named. */
export function linkSentence(
  context: LetterContext,
  entry: RankedLine,
  slot: string,
): Sentence | undefined {
  const need = answeredNeed(context, entry);
  if (need === undefined) return undefined;
  return needSentence(context, `${slot}.link`, links, need);
}
