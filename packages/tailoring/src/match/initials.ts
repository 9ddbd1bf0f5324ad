import type { AskedWord } from "./asked-words.ts";
import type { Segment } from "./segments.ts";
import type { Told } from "./told-words.ts";

interface Word {
  readonly lower: string;
}

/** Whether letters are beginnings of these words in their order, each at least by one letter: "csat". */
function begins(letters: string, words: readonly Word[], at = 0): boolean {
  const word = words[at];
  if (word === undefined) return letters === "";
  const left = words.length - at - 1;
  for (let taken = 1; taken <= Math.min(4, letters.length - left); taken += 1) {
    if (!word.lower.startsWith(letters.slice(0, taken))) return false;
    if (begins(letters.slice(taken), words, at + 1)) return true;
  }
  return false;
}

/** The neighbouring words that some letters stand for. */
function spelledOut<One extends Word>(letters: string, words: readonly One[]): readonly One[] {
  for (let from = 0; from < words.length; from += 1) {
    if (words[from]?.lower.charAt(0) !== letters.charAt(0)) continue;
    for (let length = 2; length <= Math.min(letters.length, words.length - from); length += 1) {
      const found = words.slice(from, from + length);
      if (begins(letters, found)) return found;
    }
  }
  return [];
}

const initials = /^\p{Lu}[\p{Lu}\d&]{1,6}$/u;

/** Asked words that a line writes by their initials, or whose initials are asked for ("NPS"). */
export function abbreviates(
  segment: Segment,
  told: Told,
): readonly { readonly word: AskedWord; readonly by: string }[] {
  const asked = segment.words.flatMap((word) => {
    if (!initials.test(word.text)) return [];
    const found = spelledOut(word.lower, told.own);
    const [first, last] = [found[0], found.at(-1)];
    return first === undefined || last === undefined
      ? []
      : [{ word, by: told.text.slice(first.start, last.end) }];
  });
  const written = told.own.flatMap(({ lower, start, end }) => {
    const by = told.text.slice(start, end);
    return initials.test(by) ? spelledOut(lower, segment.words).map((word) => ({ word, by })) : [];
  });
  return [...asked, ...written];
}
