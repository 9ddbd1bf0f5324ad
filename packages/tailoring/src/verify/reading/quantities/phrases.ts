import { cardinalAt } from "./cardinals.ts";
import type { Read } from "./cardinals.ts";
import { parts, plurals, scales } from "./number-tables.data.ts";
import { lowerAt, pastHyphen } from "./pieces.ts";
import type { Reader } from "./pieces.ts";
import { timeUnit } from "./time-units.ts";

/** What is counted: money, a share, a multiple, a time of the day, or things. */
export type NumberKind = "money" | "percent" | "multiple" | "clock" | "plain";

/** A phrase for a number. */
export interface Phrase extends Read {
  readonly kind: NumberKind;
  /** "dozens": more than one of them. */
  readonly plural?: boolean;
  /** Counts nothing: part of a name or of an idiom. */
  readonly name?: boolean;
  /** Says a number only by the way: it carries others and is not held against any. */
  readonly implicit?: boolean;
  /** "one in five" */
  readonly of?: number;
}

type PhraseReader = (reader: Reader, at: number) => Phrase | undefined;

function wordsFrom({ pieces }: Reader, at: number, count: number): string {
  return pieces
    .slice(at, at + count)
    .map(({ lower }) => lower)
    .join(" ");
}

/** Index behind "a", "an", "of a", "of an" and hyphens, before a unit of time. */
function unitBehind(reader: Reader, at: number): number | undefined {
  let index = pastHyphen(reader, at);
  if (lowerAt(reader, index) === "of") index += 1;
  if (/^(?:an?|the)$/.test(lowerAt(reader, index))) index += 1;
  return timeUnit(lowerAt(reader, index)) === undefined ? undefined : index;
}

/** "half a year", "half an hour", "half a dozen", "half", "halved". */
const half: PhraseReader = (reader, at) => {
  const word = lowerAt(reader, at);
  if (/^halv(?:ed|ing|e)$/.test(word)) return { value: 50, kind: "percent", next: at + 1 };
  if (word !== "half") return undefined;
  const scale = scales.get(lowerAt(reader, at + 2));
  if (/^an?$/.test(lowerAt(reader, at + 1)) && scale !== undefined)
    return { value: scale / 2, kind: "plain", next: at + 3 };
  if (wordsFrom(reader, at + 1, 2) === "a point")
    return { value: 0.5, kind: "plain", next: at + 2 };
  const unit = unitBehind(reader, at + 1);
  if (unit !== undefined && !/^(?:the)$/.test(lowerAt(reader, unit - 1)))
    return { value: 0.5, kind: "plain", next: unit };
  // "half-marathon"
  const named = pastHyphen(reader, at + 1) > at + 1;
  return { value: 50, kind: "percent", next: at + 1, ...(named ? { name: true } : {}) };
};

/** "two thirds", "a fifth of", "three quarters of". */
const fraction: PhraseReader = (reader, at) => {
  const article = /^an?$/.test(lowerAt(reader, at));
  const count = article ? { value: 1, next: at + 1 } : cardinalAt(reader, at);
  if (count === undefined || count.value > 9) return undefined;
  const noun = pastHyphen(reader, count.next);
  const word = lowerAt(reader, noun);
  const size = parts.get(word);
  if (size === undefined || size === 2 || count.value >= size) return undefined;
  if (word.endsWith("s") !== count.value > 1 || reader.pieces[at]?.figure === true)
    return undefined;
  const behind = lowerAt(reader, noun + 1);
  const before = wordsFrom(reader, Math.max(0, at - 2), Math.min(2, at));
  // "a third shift", "three quarters on the list", "a quarter" as a period
  const doubtful = article || word.startsWith("quarter");
  const told =
    /^(?:of|more|less|fewer|faster|slower|shorter|longer|quicker|smaller|larger|lower|higher|off)$/.test(
      behind,
    ) || /\bby\b/.test(before);
  if (doubtful && !told && !(article && !word.startsWith("quarter") && !/^\p{L}/u.test(behind)))
    return undefined;
  const unit = unitBehind(reader, noun + 1);
  return unit !== undefined && behind === "of"
    ? { value: count.value / size, kind: "plain", next: unit }
    : { value: (count.value / size) * 100, kind: "percent", next: noun + 1 };
};

const multiples: readonly (readonly [RegExp, number])[] = [
  [/^doubl(?:ed|ing|e)$/, 2],
  [/^tripl(?:ed|ing|e)$/, 3],
  [/^quadrupl(?:ed|ing|e)$/, 4],
];

/** "doubled", "twice", "a pair of", "dozens of". */
const single: PhraseReader = (reader, at) => {
  const word = lowerAt(reader, at);
  const multiple = multiples.find(([pattern]) => pattern.test(word));
  if (multiple !== undefined) return { value: multiple[1], kind: "multiple", next: at + 1 };
  if (word === "twice") return { value: 2, kind: "plain", next: at + 1 };
  if (word === "thrice") return { value: 3, kind: "plain", next: at + 1 };
  const fold = /^(\p{L}+)fold$/u.exec(word)?.[1];
  const folded = fold === undefined ? undefined : cardinalAt(readerOf(fold), 0);
  if (folded !== undefined) return { value: folded.value, kind: "multiple", next: at + 1 };
  const plural = plurals.get(word);
  if (plural !== undefined) return { value: plural, kind: "plain", next: at + 1, plural: true };
  return undefined;
};

function readerOf(word: string): Reader {
  return {
    text: word,
    pieces: [{ text: word, lower: word, start: 0, end: word.length, figure: false, glued: false }],
  };
}

/** "a couple of", "a pair of", "a handful of", "several hundred": few, many, about so many. */
const group: PhraseReader = (reader, at) => {
  const pair = wordsFrom(reader, at, 2);
  const three = wordsFrom(reader, at, 3);
  if (/^a (?:pair|couple) of$/.test(three)) return { value: 2, kind: "plain", next: at + 3 };
  if (/^(?:an?|the) handful$/.test(pair))
    return { value: 5, kind: "plain", next: at + 2, name: true };
  const few = /^(?:several|few|couple)$/.test(lowerAt(reader, at));
  const scale = few ? scales.get(lowerAt(reader, at + 1)) : undefined;
  return scale === undefined
    ? undefined
    : { value: scale, kind: "plain", next: at + 2, plural: true };
};

/** "a year and a half", "a decade", "for a month". */
const stretch: PhraseReader = (reader, at) => {
  if (!/^(?:an?|one)$/.test(lowerAt(reader, at))) return undefined;
  const word = lowerAt(reader, at + 1);
  if (timeUnit(word) === undefined) return undefined;
  const tail = wordsFrom(reader, at + 2, 3);
  if (tail === "and a half" || word === "decade") return { value: 1, kind: "plain", next: at + 1 };
  const before = lowerAt(reader, at - 1);
  if (/^an?$/.test(lowerAt(reader, at)) && /^(?:for|in|within|lasting|took|after)$/.test(before))
    return { value: 1, kind: "plain", next: at + 1, implicit: true };
  return undefined;
};

/** Index behind "in" or "out of every" that links a part to its whole, past the noun of "one shift in four". */
function pastIn(reader: Reader, at: number, value: number): number | undefined {
  for (let index = at; index <= at + (value === 1 ? 2 : 1); index += 1) {
    const word = lowerAt(reader, index);
    if (word === "in") return index + 1;
    if (wordsFrom(reader, index, 3) === "out of every") return index + 3;
    if (!/^\p{L}+$/u.test(word) || /^(?:of|and|or|to)$/.test(word)) return undefined;
  }
  return undefined;
}

/** Whether a whole may be one that a part is told of: no period, and few or a hundred. */
function isWhole(reader: Reader, { value, next, year = false }: Read): boolean {
  const unit = /^(?:-|months?|years?|weeks?|days?|hours?|minutes?|%|percent)$/;
  return !year && (value <= 20 || value === 100) && !unit.test(lowerAt(reader, next));
}

/** Whether a word follows on the same line that may be what a number counts. */
function hasNoun({ text, pieces }: Reader, at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  if (piece === undefined || text.slice(before?.end, piece.start).includes("\n")) return false;
  return /^(?!(?:had|has|have|is|are|was|were)$)\p{Ll}/u.test(piece.text);
}

/** "one in five", "2 in 10", "one shift in four"; "one tour in twelve towns" counts towns. */
const oneIn: PhraseReader = (reader, at) => {
  const first = cardinalAt(reader, at);
  const behind = first === undefined ? undefined : pastIn(reader, first.next, first.value);
  const second = behind === undefined ? undefined : cardinalAt(reader, behind);
  if (first === undefined || !Number.isInteger(first.value)) return undefined;
  if (second === undefined || second.value <= first.value) return undefined;
  const counts = lowerAt(reader, first.next) !== "in" && hasNoun(reader, second.next);
  return isWhole(reader, second) && !counts
    ? { value: first.value, of: second.value, kind: "plain", next: second.next }
    : undefined;
};

const readers: readonly PhraseReader[] = [half, fraction, group, single, stretch, oneIn];

/** A phrase for a number that begins at a piece. */
export function phraseAt(reader: Reader, at: number): Phrase | undefined {
  for (const read of readers) {
    const found = read(reader, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
