import type { Sentence } from "../write/draft.ts";
import { fill } from "./choose.ts";
import { firstThatStands } from "./context.ts";
import type { LetterContext } from "./context.ts";
import { answers } from "./frames.data.ts";
import { needsOfLine } from "./need.ts";
import type { Need } from "./need.ts";
import { isBland, isPaper } from "./opening-needs.ts";

/** A duty of the posting that the told lines answer and that nothing has named. */
export function answerSentence(context: LetterContext): Sentence | undefined {
  const { plan, told } = context;
  const needs = plan.ranked
    .filter((entry) => told.has(entry.line.address))
    .flatMap((entry) => needsOfLine(entry, plan))
    .filter((need: Need) => {
      const strength = plan.byReq.get(need.requirement.id)?.match.strength ?? 0;
      return (
        need.doing &&
        strength >= 0.35 &&
        !isBland(need) &&
        !isPaper(need) &&
        !context.named.has(need.requirement.id) &&
        !context.spoken.has(need.text.toLowerCase())
      );
    });
  const [need] = needs;
  if (need === undefined) return undefined;
  const sentence = firstThatStands(context, "answers", answers, (frame) => ({
    text: fill(frame, { needs: need.text }),
    factIds: [],
    reqIds: [need.requirement.id],
    posting: [need.requirement.span],
  }));
  if (sentence === undefined) return undefined;
  context.named.add(need.requirement.id);
  context.spoken.add(need.text.toLowerCase());
  return sentence;
}
