import type { CheckContext } from "../reading/context.ts";
import type { Frame } from "../reading/frame.ts";
import { hasNewPiece } from "./additions.ts";
import { copyAmong } from "./near-copy.ts";
import { linesFor, ownResidue } from "./own-residue.ts";
import type { NovelWord } from "./residue.ts";
import { unusedOf } from "./residue.ts";
import { weightOf } from "./weight.ts";

/** So much of a wording may be new, in weight and as a share, where all of its facts are carried. */
const mostNew = 3.2;
const mostShare = 0.72;
/** So much more than the line has left over may be new: a word or so. */
const mostBeyond = 1.05;
/** From this weight on a new word names a thing. */
const ofThing = 0.75;
/** A name is in no dictionary, and nothing tells what it stands for. */
const ofName = 1.1;

function sum(words: readonly NovelWord[]): number {
  return words.reduce((total, { weight }) => total + weight, 0);
}

/**
 * Whether a wording of one line is that line in other words, as far as can be told without knowing what its new words
 * mean: nothing of it stands as in the line, no piece of it is new altogether, and its new words use up what the line
 * has left over. A line with a word exchanged or a piece put to it is none.
 */
export function isTurnedRound(claim: Frame, context: CheckContext): boolean {
  const lines = linesFor(claim, context);
  const [line] = lines;
  if (line === undefined || lines.length > 1 || copyAmong(claim, lines) !== "none") return false;
  const residue = ownResidue(claim, context);
  const { novel, whole } = residue;
  const weight = sum(novel);
  const left = unusedOf(claim, line).map(weightOf);
  const total = left.reduce((all, one) => all + one, 0);
  const things = novel.filter((one) => one.weight >= ofThing).length;
  const thingsLeft = left.filter((one) => one >= ofThing).length;
  return (
    weight <= mostNew &&
    weight <= whole * mostShare &&
    weight - total <= mostBeyond &&
    things <= thingsLeft + 1 &&
    novel.every((one) => one.weight < ofName && one.relation !== "opposite") &&
    !hasNewPiece(claim, residue)
  );
}
