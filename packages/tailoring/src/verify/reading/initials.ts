import type { Frame, FrameWord } from "./frame.ts";

/** A stretch of a text, from and to. */
type Span = readonly [number, number];

/** A long word may give a second letter: "Nonprofit" of "NPSP", "cardiopulmonary" of "CPR". */
const longWord = 9;
const mostLetters = 6;
/** Two letters are never read off one word. */
const fewestOfLetters = 3;

/** Whether letters are the initials of some words in their order; small words may count or not. */
function areInitials(letters: string, words: readonly FrameWord[]): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return letters === "";
  if (word.stop && areInitials(letters, rest)) return true;
  return word.lower.charAt(0) === letters.charAt(0) && areInitials(letters.slice(1), rest);
}

/** Whether a long word gives the first two of some letters, and those behind it the others. */
function areWithin(letters: string, first: FrameWord, rest: readonly FrameWord[]): boolean {
  return (
    first.lower.length >= longWord &&
    first.lower.startsWith(letters.charAt(0)) &&
    first.lower.includes(letters.charAt(1), 2) &&
    areInitials(letters.slice(2), rest)
  );
}

/** Whether some words are what letters stand for; the first of them may give two letters if it is long. */
export function standFor(letters: string, words: readonly FrameWord[]): boolean {
  const [first, ...rest] = words;
  const last = rest.at(-1);
  if (first === undefined || last === undefined || first.stop || last.stop) return false;
  if (words.some(({ lower }) => /\d/.test(lower))) return false;
  // "health and retirement" is no "HR".
  if (letters.length < fewestOfLetters) return words.length === 2 && areInitials(letters, words);
  return areInitials(letters, words) || areWithin(letters, first, rest) || areLoose(letters, words);
}

/** From so many letters on they may leave out a word, or take a second one from within a word. */
const fewestLoose = 4;

/** "EASA" of "European Union Aviation Safety Agency", "BBKA" of "British Beekeepers Association": one liberty. */
function areLoose(letters: string, words: readonly FrameWord[]): boolean {
  if (letters.length < fewestLoose) return false;
  return words.some((word, at) => {
    const [before, behind] = [words.slice(0, at), words.slice(at + 1)];
    const inner = at > 0 && at < words.length - 1;
    const withoutIt = inner && !word.stop && areInitials(letters, [...before, ...behind]);
    return withoutIt || givesTwo(letters, before, word, behind);
  });
}

/** Whether a word among others gives two of the letters, its first and one within. */
function givesTwo(
  letters: string,
  before: readonly FrameWord[],
  word: FrameWord,
  behind: readonly FrameWord[],
): boolean {
  const from = before.filter(({ stop }) => !stop).length;
  const [head, inner = ""] = letters.slice(from, from + 2);
  return (
    inner !== "" &&
    word.lower.startsWith(head ?? " ") &&
    word.lower.includes(inner, 2) &&
    areInitials(letters.slice(0, from), before) &&
    areInitials(letters.slice(from + 2), behind)
  );
}

/** "aed" of "AEDs"; no number in Roman figures. */
function lettersOf(text: string): string | undefined {
  const letters = /^(?![IVX]+$)(\p{Lu}[\p{Lu}o]{0,4}\p{Lu})(?:'?s)?$/u.exec(text)?.[1];
  return letters?.toLowerCase();
}

/** The letters that a text prints for longer names, in small letters: "AED", the "ICD" and "CM" of "ICD-10-CM". */
export function lettersIn({ words }: Frame): readonly string[] {
  return [
    ...new Set(
      words.flatMap(({ text }) => {
        const letters = lettersOf(text);
        return letters === undefined ? [] : [letters];
      }),
    ),
  ];
}

/** Neighbouring words from one on, up to the next mark. */
function runFrom({ words, text }: Frame, from: number): FrameWord[] {
  const next = words.slice(from, from + mostLetters + 2);
  const end = next.findIndex(
    (word, at) => at > 0 && /[.,;:()]/.test(text.slice(next[at - 1]?.end, word.start)),
  );
  return end < 0 ? next : next.slice(0, end);
}

/** The stretches of a text whose words some letters stand for. */
export function spelledIn(frame: Frame, letters: readonly string[]): Span[] {
  if (letters.length === 0) return [];
  return frame.words.flatMap((word, from) => {
    const own = letters.filter((one) => one.startsWith(word.lower.charAt(0)));
    if (own.length === 0) return [];
    const run = runFrom(frame, from);
    return run.flatMap((last, index): Span[] => {
      const some = run.slice(0, index + 1);
      return own.some((one) => standFor(one, some)) ? [[word.start, last.end]] : [];
    });
  });
}

/** The letters in a text that stand for words of another, all of which tell something. */
export function shortenedIn(frame: Frame, other: Frame): Span[] {
  return frame.words.flatMap(({ text, start, end }): Span[] => {
    const letters = lettersOf(text);
    if (letters === undefined) return [];
    const found = spelledIn(other, [letters]).some(([from, to]) => {
      const words = other.words.filter((word) => from <= word.start && word.end <= to);
      return words.filter(({ stop }) => !stop).length === letters.length;
    });
    return found ? [[start, end]] : [];
  });
}
