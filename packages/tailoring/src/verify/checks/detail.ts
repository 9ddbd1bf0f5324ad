import { copyAmong } from "../alignment/near-copy.ts";
import { newActs, ownResidue } from "../alignment/own-residue.ts";
import type { Check, CheckContext } from "../reading/context.ts";
import { spanOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";

/** From this weight of new words on, and this share of all words, a claim says something of its own. */
const leastAsked = 0.5;
const askedShare = 0.4;
/** In a claim that is a line with a few words changed, less is asked about. */
const leastInCopy = 0.3;
/** So much that is new is asked about in a claim of any length. */
const mostUnasked = 2.6;
/** With this weight and share nothing of what is claimed stands in the lines. */
const leastAbsent = 1.5;
const absentShare = 0.6;

type Answer = "carried" | "asked" | "absent";

function answerTo(claim: Frame, context: CheckContext, weight: number, whole: number): Answer {
  const share = weight / whole;
  if (weight >= leastAbsent && share >= absentShare) return "absent";
  if (weight >= mostUnasked || (weight >= leastAsked && share >= askedShare)) return "asked";
  const copy = copyAmong(claim, context.cited);
  const isChanged =
    (copy !== "none" && weight >= leastInCopy) ||
    (copy === "close" && newActs(claim, context).length > 0);
  return isChanged ? "asked" : "carried";
}

/**
 * Words that no line carries in any way. New words are often another way to say it, so they are asked about where
 * they weigh enough; only a claim of which next to nothing stands in the lines is refused.
 */
export const checkDetail: Check = (claim, context) => {
  if (context.language !== "en") return [];
  const { novel, whole } = ownResidue(claim, context);
  const weight = novel.reduce((sum, one) => sum + one.weight, 0);
  const answer = answerTo(claim, context, weight, whole);
  if (answer === "carried") return [];
  const words = new Set([...novel.map(({ word }) => word), ...newActs(claim, context)]);
  return [...words].map((word) => ({
    hard: answer === "absent",
    span: spanOf(word),
    detail: `Your resume does not speak of "${word.text}" here.`,
  }));
};
