import type { Frame, FrameWord } from "../reading/frame.ts";
import { placesOf } from "./align.ts";
import type { NovelWord, Residue } from "./residue.ts";
import { unusedOf } from "./residue.ts";
import { isOfDate } from "./of-date.ts";
import { weightOf } from "./weight.ts";

/** Where a piece of a text ends: marks, and words that join one piece to the next. */
const joints =
  /[,;:()]|\s[-–—]\s|\s(?:and|or|plus|but|as well as|which|who|while|so|thanks to|after|until)\s/giu;

/** The same, and small words before a thing. */
const closerJoints = new RegExp(
  `${joints.source}|\\s(?:for|to|into|from|by|with|on|onto|at|through|against|during|across)\\s`,
  "giu",
);

/** The pieces of a text between marks and joining words. */
function piecesOf(claim: Frame, where: RegExp): FrameWord[][] {
  const cuts = [...claim.text.matchAll(where)].map(({ index }) => index);
  const pieces: FrameWord[][] = [...cuts, claim.text.length].map(() => []);
  for (const word of claim.words) pieces[cuts.filter((cut) => cut < word.start).length]?.push(word);
  return pieces;
}

function weigh(words: readonly FrameWord[]): number {
  return words.reduce((sum, word) => sum + weightOf(word), 0);
}

function total(novel: readonly NovelWord[]): number {
  return novel.reduce((sum, { weight }) => sum + weight, 0);
}

/** The line that carries most of a claim. */
export function nearestLine(claim: Frame, lines: readonly Frame[]): Frame | undefined {
  const carried = lines.map((line) =>
    weigh(claim.words.filter((_, index) => placesOf(claim, index, line).length > 0)),
  );
  return lines[carried.indexOf(Math.max(...carried))];
}

/** A piece says something from this weight on. */
const leastPiece = 0.7;
/** Words that the line has left over and that such a piece may stand for, by its weight. */
const replaced = 0.6;

/** The new words of pieces in which every word that says something is new. */
function newPieces(claim: Frame, { novel }: Residue, where: RegExp): readonly NovelWord[][] {
  const byWord = new Map(novel.map((one) => [one.word, one]));
  return piecesOf(claim, where).flatMap((piece) => {
    const telling = piece.filter(
      (word) => weightOf(word) >= 0.15 && !word.exempt && !isOfDate(claim, word),
    );
    const own = telling.flatMap((word) => byWord.get(word) ?? []);
    const isNew = own.length > 0 && own.length === telling.length && total(own) >= leastPiece;
    return isNew ? [own] : [];
  });
}

/**
 * What a claim adds to its lines: pieces in which every word that says something is new, where the nearest line has
 * no words left that they could stand for. Other words for a thing use up the words of the line; an addition does not.
 */
export function additionsOf(
  claim: Frame,
  lines: readonly Frame[],
  residue: Residue,
): readonly NovelWord[] {
  const line = nearestLine(claim, lines);
  if (line === undefined || residue.novel.length === 0) return [];
  const left = weigh(unusedOf(claim, line));
  return newPieces(claim, residue, joints)
    .filter((own) => left < total(own) * replaced)
    .flat();
}

/** Whether a small piece of a claim is new altogether, whatever the lines have left over. */
export function hasNewPiece(claim: Frame, residue: Residue): boolean {
  return newPieces(claim, residue, closerJoints).length > 0;
}
