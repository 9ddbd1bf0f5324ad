import type { Source } from "../../match/source.ts";
import { equalValue } from "../reading/entailed-number.ts";
import { frameOf } from "../reading/frame.ts";
import type { Frame } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";
import { carriesWord } from "./align.ts";
import { weightOf } from "./weight.ts";

const rarities = new WeakMap<Source, ReadonlyMap<string, number>>();

/** In how many lines of a source each stem stands. */
function spread(source: Source): ReadonlyMap<string, number> {
  const before = rarities.get(source);
  if (before !== undefined) return before;
  const made = new Map<string, number>();
  for (const { text } of source.lines)
    for (const stem of frameOf(text).stems) made.set(stem, (made.get(stem) ?? 0) + 1);
  rarities.set(source, made);
  return made;
}

/** Lines that a claim of one job may draw on. */
export const mostLines = 3;
/** What a line past the first must add: about a word of its own. */
const leastGain = 0.7;
/** A figure that a line shares with a claim counts like a rare word, in a later line less, and little if known. */
const ofFigure = 0.8;
const ofLaterFigure = 0.5;
const ofKnownFigure = 0.3;

function figuresIn(claim: Frame, frame: Frame): readonly NumberMention[] {
  return claim.numbers.filter((one) => frame.numbers.some((other) => equalValue(one, other)));
}

function worthOfFigures(
  figures: readonly NumberMention[],
  known: ReadonlySet<NumberMention>,
  isFirst: boolean,
): number {
  const ofNew = isFirst ? ofFigure : ofLaterFigure;
  return figures.reduce((sum, one) => sum + (known.has(one) ? ofKnownFigure : ofNew), 0);
}

/** Marks and words that join what may come from two lines. */
const joints = /[,;:]\s|\s(?:and|plus|while|but|besides|then|with|as well as|along with)\s/giu;
/** So much more than the lines that are chosen a line must say of a piece to be added for it. */
const leastOfPiece = 0.5;
const mostAdded = 2;

/** The words between two joints, by their places in a claim. */
function piecesOf({ text, words }: Frame): readonly (readonly number[])[] {
  const cuts = [...text.matchAll(joints)].map(({ index }) => index);
  const pieces: number[][] = [...cuts, text.length].map(() => []);
  for (const [index, { start }] of words.entries())
    pieces[cuts.filter((cut) => cut < start).length]?.push(index);
  return pieces;
}

/** The figures of a claim that stand in a piece of it. */
function figuresOf({ words, numbers }: Frame, piece: readonly number[]): readonly NumberMention[] {
  const [first, last] = [words[piece[0] ?? -1], words[piece.at(-1) ?? -1]];
  if (first === undefined || last === undefined) return [];
  return numbers.filter(({ start, end }) => first.start <= start && end <= last.end);
}

/**
 * The lines that carry a piece of a claim far better than those that were chosen for the whole of it: a claim that
 * joins two lines is as good as each half with the line of its own.
 */
function linesOfPieces(
  claim: Frame,
  worth: readonly number[],
  chosen: readonly Frame[],
  left: readonly Frame[],
): readonly Frame[] {
  const pieces = piecesOf(claim);
  const added = new Set<Frame>();
  if (pieces.length < 2 || left.length === 0) return [];
  for (const piece of pieces) {
    const figures = figuresOf(claim, piece);
    const gainOf = (frame: Frame) =>
      piece
        .filter((index) => carriesWord(claim, index, frame))
        .reduce((sum, index) => sum + (worth[index] ?? 0), 0) +
      ofFigure *
        figures.filter((one) => frame.numbers.some((other) => equalValue(one, other))).length;
    const before = Math.max(0, ...[...chosen, ...added].map(gainOf));
    const gains = left.map(gainOf);
    const best = Math.max(...gains);
    const line = left[gains.indexOf(best)];
    if (line !== undefined && best - before >= leastOfPiece) added.add(line);
  }
  return [...added].slice(0, mostAdded);
}

/**
 * The lines that together say most of what a claim says, the most telling first: a greedy cover, in which a word that
 * few lines of the resume have counts more. A piece of the claim may add the line that is its own.
 */
export function evidenceFor(
  source: Source,
  claim: Frame,
  lines: readonly Frame[],
  most = mostLines,
): readonly Frame[] {
  const places = spread(source);
  const worth = claim.words.map((word) => weightOf(word) / Math.sqrt(places.get(word.stem) ?? 1));
  const left = [...lines];
  const open = new Set(worth.flatMap((one, index) => (one > 0 ? [index] : [])));
  const chosen: Frame[] = [];
  const known = new Set<NumberMention>();
  while (chosen.length < most && left.length > 0) {
    const gains = left.map((frame) => {
      const words = [...open].filter((index) => carriesWord(claim, index, frame));
      const worthOfWords = words.reduce((sum, index) => sum + (worth[index] ?? 0), 0);
      return worthOfWords + worthOfFigures(figuresIn(claim, frame), known, chosen.length === 0);
    });
    const best = gains.indexOf(Math.max(...gains));
    const found = left[best];
    if (found === undefined || (gains[best] ?? 0) < (chosen.length === 0 ? 0.05 : leastGain)) break;
    chosen.push(found);
    left.splice(best, 1);
    for (const one of figuresIn(claim, found)) known.add(one);
    for (const index of open) if (carriesWord(claim, index, found)) open.delete(index);
  }
  return most === 1 ? chosen : [...chosen, ...linesOfPieces(claim, worth, chosen, left)];
}
