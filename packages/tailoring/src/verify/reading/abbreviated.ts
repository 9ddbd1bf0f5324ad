import type { Frame, FrameWord } from "./frame.ts";

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );

/** Whether a text gives a month of this name in figures beside a year: "08/2027", "2027-08". */
export function saysMonth(text: string, lower: string): boolean {
  const month = months.indexOf(lower) + 1;
  if (month === 0) return false;
  const figure = `0?${month}`;
  return new RegExp(
    `(?<!\\d)${figure}\\s?[./-]\\s?(?:19|20)\\d\\d(?!\\d)|(?<!\\d)(?:19|20)\\d\\d\\s?[./-]\\s?${figure}(?!\\d)`,
  ).test(text);
}

/** Fewer initials stand for too much. */
const fewestInitials = 3;
const mostInitials = 6;

/** Initials of a frame: "AED", "CPR"; the words around them are left out. */
function acronymsOf({ words }: Frame): string[] {
  return words
    .filter(({ text }) => /^\p{Lu}{3,6}s?$/u.test(text))
    .map(({ text }) => text.replace(/s$/, "").toLowerCase());
}

/** Neighbouring words of a text from one on, as long as no mark stands between them. */
function runFrom({ words, text }: Frame, from: number): FrameWord[] {
  const next = words.slice(from, from + mostInitials + 2);
  const end = next.findIndex((word, at) =>
    /[.,;:()]/.test(text.slice(next[at - 1]?.end ?? word.start, word.start)),
  );
  return end < 0 ? next : next.slice(0, end);
}

function initialsOf(words: readonly FrameWord[]): string {
  return words.map(({ lower }) => lower.charAt(0)).join("");
}

/** Whether the initials of some words, or of those that carry meaning, are among these. */
function standsFor(words: readonly FrameWord[], acronyms: readonly string[]): boolean {
  const telling = words.filter(({ stop }) => !stop);
  return [words, telling].some(
    (some) => some.length >= fewestInitials && acronyms.includes(initialsOf(some)),
  );
}

/**
 * Whether a word is one of several whose initials, one after the other and with no mark between them, are initials
 * that another frame prints: "automated external defibrillator" of "AED". Little words may count or not.
 */
export function spellsOut(claim: Frame, word: FrameWord, frame: Frame): boolean {
  const acronyms = acronymsOf(frame);
  if (acronyms.length === 0) return false;
  const at = claim.words.indexOf(word);
  const starts = Array.from({ length: mostInitials + 1 }, (_, back) => at - back);
  return starts
    .filter((from) => from >= 0)
    .some((from) => {
      const run = runFrom(claim, from);
      return run.some(
        (_, last) => last >= at - from && standsFor(run.slice(0, last + 1), acronyms),
      );
    });
}
