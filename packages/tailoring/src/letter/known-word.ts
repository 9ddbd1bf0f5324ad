import type { LineToken } from "../grammar/tokens.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { findTermsIn } from "../terms/find-terms.ts";

const fewestLetters = 3;

/** "caseload", "footplate": two words that are known, written as one. */
function isTwoWords(lower: string, isWord: (word: string) => boolean): boolean {
  for (let at = fewestLetters; at <= lower.length - fewestLetters; at += 1)
    if (isWord(lower.slice(0, at)) && isWord(lower.slice(at))) return true;
  return false;
}

/** A word that no dictionary and no name holds is a slip of the posting's writer: it is not repeated. */
export function isKnown({ lower, text }: LineToken): boolean {
  const words = knownWords();
  return (
    words === undefined ||
    !/^\p{Ll}{4,}$/u.test(text) ||
    words.posOf(lower).length > 0 ||
    words.posOf(lower.replace(/(?:es|s|ed|ing|ly)$/, "")).length > 0 ||
    findTermsIn(text).length > 0 ||
    isTwoWords(lower.replace(/s$/, ""), (word) => words.posOf(word).includes("noun"))
  );
}
