import type { Sentence } from "../input/draft.ts";
import { fill } from "./choose.ts";
import { firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import type { Need } from "./need.ts";

/** A sentence that names a need of the posting and nothing else; the letter does not name it again. */
export function needSentence(
  context: LetterContext,
  slot: string,
  frames: readonly string[],
  need: Need,
): Sentence | undefined {
  const sentence = firstThatStands(context, slot, frames, (frame) => ({
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
