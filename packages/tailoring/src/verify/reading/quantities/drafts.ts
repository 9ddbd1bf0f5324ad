import { cardinalAt } from "./cardinals.ts";
import { clockAt } from "./clock.ts";
import { nameFigureAt, yearTail } from "./name-figures.ts";
import {
  currencies,
  gluedCurrencies,
  magnitudes,
  plurals,
  scales,
  smallNumbers,
} from "./number-tables.data.ts";
import { phraseAt } from "./phrases.ts";
import type { NumberKind, Phrase } from "./phrases.ts";
import { lowerAt, pastHyphen, piecesOf, valueOf } from "./pieces.ts";
import type { Piece, Reader } from "./pieces.ts";
import { timeUnit } from "./time-units.ts";

/** A number of a text as it stands there, before the words around it are looked at. */
export interface Draft {
  readonly value: number;
  readonly kind: NumberKind;
  readonly currency: string;
  readonly year: boolean;
  readonly plural: boolean;
  readonly name: boolean;
  readonly implicit: boolean;
  readonly of?: number;
  readonly start: number;
  readonly end: number;
  /** What its figures were multiplied by: 1000 of "50k". */
  readonly scale: number;
}

/** A figure that is long, broken, or set apart by thousands. */
const ofSum = /^\d{3}|[.,\s]/u;

/** "R1.8 million", "R450": letters of a currency right before a sum; "R2" is a name. */
function isSum(reader: Reader, at: number): boolean {
  const [letters, piece] = [reader.pieces[at - 1], reader.pieces[at]];
  if (letters === undefined || piece === undefined || letters.glued) return false;
  if (!gluedCurrencies.has(letters.text)) return false;
  const behind = lowerAt(reader, at + 1);
  return scales.has(behind) || magnitudes.has(behind) || ofSum.test(piece.text);
}

/** A figure or word glued to letters, marks or other figures is no number, but for a sum of money. */
function isFree(reader: Reader, at: number): boolean {
  const [before, piece] = [reader.pieces[at - 1], reader.pieces[at]];
  if (isSum(reader, at)) return true;
  return !(piece?.glued === true && /[\p{L}\p{N}.,]$/u.test(before?.text ?? ""));
}

/** "12th" is an ordinal. */
function isOrdinal({ pieces }: Reader, at: number): boolean {
  const behind = pieces[at + 1];
  return (
    pieces[at]?.figure === true && behind?.glued === true && /^(?:st|nd|rd|th)$/.test(behind.lower)
  );
}

/** "the Four Seasons": a word with a capital inside a sentence, before another one. */
function isProperName({ pieces }: Reader, at: number, next: number): boolean {
  const [word, behind, before] = [pieces[at], pieces[next], pieces[at - 1]];
  return (
    word !== undefined &&
    before !== undefined &&
    /[\p{L},]$/u.test(before.text) &&
    /^\p{Lu}\p{Ll}/u.test(word.text) &&
    /^\p{Lu}\p{Ll}/u.test(behind?.text ?? "") &&
    behind?.start === word.end + 1
  );
}

/** Whether "one" counts something here and is not just a pronoun or an article. */
function countsOne(reader: Reader, next: number): boolean {
  const noun = pastHyphen(reader, next);
  const first = lowerAt(reader, noun);
  const behind = first === "single" || first === "full" ? lowerAt(reader, noun + 1) : first;
  if (/^(?:%|percent|million|thousand|hundred|billion|dozen)$/.test(behind)) return true;
  if (/^(?:-|to|or)$/.test(first) && /^(?:two|three|2|3)$/.test(lowerAt(reader, next + 1)))
    return true;
  const idiom = /^(?:with|after|at|by)$/.test(lowerAt(reader, noun + 1));
  return timeUnit(behind) !== undefined && !idiom;
}

function plainAt(reader: Reader, at: number): Phrase | undefined {
  const read = cardinalAt(reader, at);
  if (read === undefined) return undefined;
  const implicit =
    lowerAt(reader, at) === "one" && read.value === 1 && !countsOne(reader, read.next);
  const name = isProperName(reader, at, read.next);
  return { ...read, kind: "plain", implicit, name };
}

/** A sign, or the word, of percent or of a multiple behind a number, with the index behind it. */
function unitSign(reader: Reader, at: number): { kind: NumberKind; next: number } | undefined {
  const from = pastHyphen(reader, at);
  const word = lowerAt(reader, from);
  if (/^(?:%|percent|pct|prozent|percentage)$/.test(word)) {
    const points = /^points?$/.test(lowerAt(reader, from + 1));
    return { kind: "percent", next: from + (points ? 2 : 1) };
  }
  if (word === "per" && lowerAt(reader, from + 1) === "cent")
    return { kind: "percent", next: from + 2 };
  const times = word === "fold" || (word === "x" && reader.pieces[from]?.glued === true);
  return times ? { kind: "multiple", next: from + 1 } : undefined;
}

function scaleOf(reader: Reader, at: number, value: number): number {
  const piece = reader.pieces[at];
  const figure = piece?.figure === true ? valueOf(piece) : 0;
  const scale = figure === 0 ? 1 : value / figure;
  return Number.isInteger(scale) ? scale : 1;
}

interface Sized {
  readonly draft: Draft;
  readonly next: number;
}

/** A currency beside a number, with the index of its first piece and the one behind its last. */
interface Coin {
  readonly currency: string;
  readonly first: number;
  readonly next: number;
}

/** The currency before or behind a number: "$300", "USD 300", "300 dollars"; "pounds 300" is none. */
function coinOf(reader: Reader, at: number, next: number): Coin | undefined {
  const lone = /^(?:r|fr)$/.test(lowerAt(reader, at - 1)) && !isSum(reader, at);
  const front = lone ? undefined : currencies.get(lowerAt(reader, at - 1));
  const written = reader.pieces[at]?.figure === true || lowerAt(reader, at - 1) === "£";
  if (front !== undefined && written) return { currency: front, first: at - 1, next };
  const behind = pastHyphen(reader, next);
  const word = lowerAt(reader, behind);
  const currency = /^(?:r|fr)$/.test(word) ? undefined : currencies.get(word);
  return currency === undefined ? undefined : { currency, first: at, next: behind + 1 };
}

/** What is told of a phrase, with nothing left open. */
function traitsOf({ plural = false, name = false, implicit = false, of }: Phrase) {
  return { plural, name, implicit, ...(of === undefined ? {} : { of }) };
}

/** A phrase with the sign or the currency beside it. */
function draftOf(reader: Reader, at: number, phrase: Phrase): Sized {
  const { pieces } = reader;
  const sign = phrase.kind === "plain" ? unitSign(reader, phrase.next) : undefined;
  const coin = sign === undefined ? coinOf(reader, at, phrase.next) : undefined;
  const next = sign?.next ?? coin?.next ?? phrase.next;
  const kind = sign?.kind ?? (coin === undefined ? phrase.kind : "money");
  const [first, last] = [pieces[coin?.first ?? at], pieces[next - 1]];
  return {
    next,
    draft: {
      ...traitsOf(phrase),
      value: phrase.value,
      kind,
      currency: coin?.currency ?? "",
      year: phrase.year === true || (kind === "plain" && isYearFigure(reader, at)),
      start: first?.start ?? 0,
      end: last?.end ?? 0,
      scale: scaleOf(reader, at, phrase.value),
    },
  };
}

function isYearFigure({ pieces }: Reader, at: number): boolean {
  return /^(?:19|20)\d\d$/.test(pieces[at]?.text ?? "");
}

function readAt(reader: Reader, at: number): Sized | undefined {
  const tail = yearTail(reader, at);
  if (tail !== undefined)
    return draftOf(reader, at, { value: tail, kind: "plain", next: at + 1, year: true });
  if (!isFree(reader, at) || isOrdinal(reader, at)) return undefined;
  const phrase =
    nameFigureAt(reader, at) ?? clockAt(reader, at) ?? phraseAt(reader, at) ?? plainAt(reader, at);
  return phrase === undefined ? undefined : draftOf(reader, at, phrase);
}

/** Words other than numbers on which a phrase for one may open. */
const openers =
  /^(?:an?|the|half|halv(?:ed|ing|e)|quarter|several|few|couple|twice|thrice|(?:doubl|tripl|quadrupl)(?:ed|ing|e)|\p{L}+fold)$/u;

/** Whether a number can begin at a piece; most words are settled here. */
function canOpen({ figure, lower }: Piece): boolean {
  return figure || smallNumbers.has(lower) || plurals.has(lower) || openers.test(lower);
}

/** The numbers of a text in order. */
export function draftsOf(text: string): readonly Draft[] {
  const reader: Reader = { text, pieces: piecesOf(text) };
  const drafts: Draft[] = [];
  for (let at = 0; at < reader.pieces.length;) {
    const piece = reader.pieces[at];
    const read = piece !== undefined && canOpen(piece) ? readAt(reader, at) : undefined;
    if (read !== undefined) drafts.push(read.draft);
    at = Math.max(at + 1, read?.next ?? 0);
  }
  return drafts;
}
