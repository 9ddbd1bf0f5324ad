import { knownWords } from "../../knowledge/known-words.ts";
import type { Frame, FrameWord } from "./frame.ts";

/** A short form is so much shorter than its word at least, and no longer than this. */
const shorterBy = 3;
const fewest = 3;
const longest = 6;

/** Whether letters stand in a word in their order, the first at its head. */
function inOrder(letters: string, long: string): boolean {
  let at = 0;
  for (const letter of letters) {
    const next = long.indexOf(letter, at);
    if (next < 0) return false;
    at = next + 1;
  }
  return true;
}

/** How many letters two words begin with alike. */
function alike(a: string, b: string): number {
  const at = Array.from(a).findIndex((letter, index) => letter !== b[index]);
  return at < 0 ? a.length : at;
}

/** "coord" of "coordinator", "dept" of "department", "mgmt" of "management": a beginning, and consonants behind it. */
export function shortens(short: string, long: string): boolean {
  const letters = short.replace(/(?<=\p{L}{2})s$/u, "");
  if (letters.length < fewest || letters.length > longest) return false;
  if (long.length < letters.length + shorterBy || letters[0] !== long[0]) return false;
  const same = alike(letters, long);
  const rest = letters.slice(same);
  return !/[aeiou]/.test(rest) && inOrder(rest, long.slice(same));
}

/** Whether a word is no word of the dictionary: it may be a short form of one. */
function isUnknown({ lower, stop }: FrameWord): boolean {
  const words = knownWords();
  if (words === undefined || stop || !/^\p{Ll}{3,7}$/u.test(lower)) return false;
  return words.lemmas(lower).length === 0;
}

const shorts = new WeakMap<Frame, readonly string[]>();

function shortsIn(frame: Frame): readonly string[] {
  const before = shorts.get(frame);
  if (before !== undefined) return before;
  const made = frame.words.filter(isUnknown).map(({ lower }) => lower);
  shorts.set(frame, made);
  return made;
}

/** Whether a frame has the word that a word of a claim shortens, or a short form of it. */
export function isShortOrLong(word: FrameWord, frame: Frame): boolean {
  const { lower, text } = word;
  // A name is no long form of anything: "Tableau" stands for itself.
  if (text === lower && shortsIn(frame).some((short) => shortens(short, lower))) return true;
  return isUnknown(word) && frame.words.some((other) => shortens(lower, other.lower));
}

/** A letter or more with a figure, and what may stand behind it: "L5", "EC2", "B767F". */
const coded = /^(\p{Lu}{1,3})(\d{1,4})(\p{Lu}?)$/u;

interface Code {
  readonly letters: string;
  readonly digits: string;
  /** The letter behind the figure; empty where there is none. */
  readonly kind: string;
}

function codeOf(text: string): Code | undefined {
  const found = coded.exec(text);
  if (found === null) return undefined;
  const [, letters = "", digits = "", kind = ""] = found;
  return { letters: letters.toLowerCase(), digits, kind: kind.toLowerCase() };
}

/** Whether some words, one after the other, are a code in full: "Level 5" of "L5", "Boeing 767 Freighter" of "B767F". */
function isCodeOf(text: string, [name, figure, last]: readonly FrameWord[]): boolean {
  const code = codeOf(text);
  if (code === undefined || name === undefined || figure?.text !== code.digits) return false;
  const isLong = name.lower.length > code.letters.length + 1 && name.lower[0] === code.letters[0];
  return isLong && inOrder(code.letters, name.lower) && (last?.lower ?? "").startsWith(code.kind);
}

function codesIn(frame: Frame): readonly FrameWord[] {
  return frame.words.filter(({ text }) => coded.test(text));
}

/** The stretches of a claim that are codes of a text in full, or codes of what the text has in full. */
export function codeSpansIn(claim: Frame, text: Frame): (readonly [number, number])[] {
  const theirs = codesIn(text);
  const full = claim.words.flatMap((word, at): (readonly [number, number])[] => {
    const run = claim.words.slice(at, at + 3);
    const code = theirs.find((one) => isCodeOf(one.text, run));
    if (code === undefined) return [];
    const last = /\p{Lu}$/u.test(code.text) ? run[2] : run[1];
    return [[word.start, last?.end ?? word.end]];
  });
  const short = codesIn(claim)
    .filter(({ text: code }) =>
      text.words.some((_, at) => isCodeOf(code, text.words.slice(at, at + 3))),
    )
    .map(({ start, end }) => [start, end] as const);
  return [...full, ...short];
}

const piece = /\p{Lu}\p{Ll}*/gu;
/** "B.Des.", "D.Clin.Psych.", "BCom": beginnings of words with a capital each, two at least. */
const clipped = /(?<![\p{L}.])(?:\p{Lu}\p{Ll}{0,6}\.?){2,5}(?!\p{L})/gu;

/** Whether a text names in full what another clips: "Doctorate in Clinical Psychology" of "D.Clin.Psych.". */
export function isClippedIn(words: readonly FrameWord[], text: string): boolean {
  const telling = words.filter(({ stop }) => !stop);
  return [...text.matchAll(clipped)].some(([found]) => {
    const pieces = (found.match(piece) ?? []).map((one) => one.toLowerCase());
    const isClip = pieces.length > 1 && pieces.some((one) => one.length > 1);
    return isClip && pieces.every((one, at) => telling[at]?.lower.startsWith(one) === true);
  });
}
