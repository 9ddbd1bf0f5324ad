import { copyAmong } from "../alignment/near-copy.ts";
import type { Copy } from "../alignment/near-copy.ts";
import { additionsOf } from "../alignment/additions.ts";
import { linesFor, newActs, ownResidue, reworded } from "../alignment/own-residue.ts";
import { clausesOf } from "../reading/clauses.ts";
import type { Check, CheckContext } from "../reading/context.ts";
import { frameOf, spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";

/** From this weight of new words on, and this share of all words, a claim says something of its own. */
const leastAsked = 0.5;
const askedShare = 0.4;
/** In a claim that is a line with a few words changed, less is asked about. */
const leastInCopy = 0.3;
/** So much that is new is asked about in a claim of any length. */
const mostUnasked = 2.6;
/** With this weight and share nothing of what is claimed stands in the lines. */
const leastAbsent = 2.4;
const absentShare = 0.8;

/**
 * In a close copy a word of another meaning may be the change, and an everyday verb too; in a near one a verb of
 * another meaning.
 */
function changedWords(claim: Frame, context: CheckContext, copy: Copy): readonly FrameWord[] {
  if (copy === "none") return [];
  const changed = reworded(claim, context);
  if (copy === "close") return [...changed, ...newActs(claim, context)];
  const verbs = new Set(clausesOf(claim).map(({ verb }) => verb));
  return changed.filter((word) => verbs.has(word));
}

/** Lines that a claim may be a copy of: the cited ones, and the title above them, whose words carry it too. */
function copyable({ cited, role, mode }: CheckContext): readonly Frame[] {
  return mode === "line" && role !== undefined && role.title !== ""
    ? [...cited, frameOf(role.title)]
    : cited;
}

type Answer = "carried" | "asked" | "absent";

function answerTo(claim: Frame, context: CheckContext, weight: number, whole: number): Answer {
  const share = weight / whole;
  if (weight >= leastAbsent && share >= absentShare) return "absent";
  if (weight >= mostUnasked || (weight >= leastAsked && share >= askedShare)) return "asked";
  const copy = copyAmong(claim, copyable(context));
  const isChanged =
    copy !== "none" && (weight >= leastInCopy || changedWords(claim, context, copy).length > 0);
  return isChanged ? "asked" : "carried";
}

/**
 * Words that no line carries in any way. New words are often another way to say it, so they are asked about where
 * they weigh enough; only a claim of which next to nothing stands in the lines is refused.
 */
export const checkDetail: Check = (claim, context) => {
  if (context.language !== "en") return [];
  const residue = ownResidue(claim, context);
  const { novel, whole } = residue;
  const weight = novel.reduce((sum, one) => sum + one.weight, 0);
  const added = additionsOf(claim, linesFor(claim, context), residue);
  const known = answerTo(claim, context, weight, whole);
  const answer = known === "carried" && added.length > 0 ? "asked" : known;
  if (answer === "carried") return [];
  const words = new Set([
    ...novel.map(({ word }) => word),
    ...(novel.length === 0 ? changedWords(claim, context, "close") : newActs(claim, context)),
  ]);
  return [...words].map((word) => ({
    hard: answer === "absent",
    span: spanOf(word),
    detail: `Your resume does not speak of "${word.text}" here.`,
  }));
};
