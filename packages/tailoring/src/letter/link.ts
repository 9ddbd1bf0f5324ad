import type { RankedLine } from "../plan/make-plan.ts";
import type { Sentence } from "../write/draft.ts";
import { fill } from "./choose.ts";
import { firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { links } from "./frames.data.ts";
import { answeredNeed } from "./pairs.ts";

/** "You also mention order picking.": a need that the next line answers in other words and nothing has named. */
export function linkSentence(
  context: LetterContext,
  entry: RankedLine,
  slot: string,
): Sentence | undefined {
  const need = answeredNeed(context, entry);
  if (need === undefined) return undefined;
  const sentence = firstThatStands(context, `${slot}.link`, links, (frame) => ({
    text: fill(frame, { need: need.text }),
    factIds: [],
    reqIds: [need.requirement.id],
    posting: [need.requirement.span],
  }));
  if (sentence === undefined) return undefined;
  context.named.add(need.requirement.id);
  context.spoken.add(need.text.toLowerCase());
  return sentence;
}
