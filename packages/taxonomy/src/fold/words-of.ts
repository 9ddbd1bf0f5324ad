import { foldWord } from "./fold-word.ts";

/** A word of a text: its place, and the form under which it is compared. */
export interface Word {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
}

const wordPattern =
  /(?<![\p{L}\p{N}])\.net(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['\u2019][\p{L}\p{M}]+)*(?:\+\+|#|\+(?![\p{L}\p{N}]))?|&/giu;

/** Parts that are written with a hyphen, apart or as one word ("co-ordinate", "e mail", "non profit"). */
const boundPrefix = /^(?:co|e|re|pre|non|anti|multi|sub|semi|micro|nano|inter|intra|infra|ultra)$/;

const joint = /^[-/ \u2010-\u2015]+$/;

/** What a part may be joined to: no word that only links ("pre and post"). */
const joinable = /^(?!(?:and|or|of|to|in|for|the|with|by|on)$)\p{L}{2}/u;

function joined(text: string, part: Word, next: Word | undefined): Word | undefined {
  if (next === undefined || !boundPrefix.test(part.folded) || !joinable.test(next.folded)) {
    return undefined;
  }
  if (!joint.test(text.slice(part.end, next.start))) return undefined;
  const folded = foldWord(part.folded + next.folded);
  return { start: part.start, end: next.end, folded };
}

/**
 * The words of a text in order. Hyphens, blanks and slashes only separate; "&" is the word "and";
 * `C++`, `C#` and `.NET` are words.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const found of [...text.matchAll(wordPattern)].toReversed()) {
    const folded = found[0] === "&" ? "and" : foldWord(found[0]);
    if (folded === "") continue;
    const part = { start: found.index, end: found.index + found[0].length, folded };
    const both = joined(text, part, words.at(-1));
    if (both !== undefined) words.pop();
    words.push(both ?? part);
  }
  return words.toReversed();
}

/** The form under which labels are compared: its folded words, a blank between them. */
export function foldLabel(text: string): string {
  return wordsOf(text)
    .map((word) => word.folded)
    .join(" ");
}
