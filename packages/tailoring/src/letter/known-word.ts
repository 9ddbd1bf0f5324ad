import type { LineToken } from "../grammar/tokens.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { findTermsIn } from "../terms/find-terms.ts";

/** A word that no dictionary and no name holds is a slip of the posting's writer: it is not repeated. */
export function isKnown({ lower, text }: LineToken): boolean {
  const words = knownWords();
  return (
    words === undefined ||
    !/^\p{Ll}{4,}$/u.test(text) ||
    words.posOf(lower).length > 0 ||
    words.posOf(lower.replace(/(?:es|s|ed|ing|ly)$/, "")).length > 0 ||
    findTermsIn(text).length > 0
  );
}
