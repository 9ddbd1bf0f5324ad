import { findTermsIn } from "../terms/find-terms.ts";
import { wordCount } from "../words/phrases.ts";

const mostWordsOfPart = 12;

/** "0 points", "Code B driver", "licence (P1)": what is said of a licence, without the licence. */
const isOfNoPaper =
  /^\d+ (?:penalty )?points?$|\b(?:licen[sc]e|card|certificate|permit) no$|['’]s$|^\p{L}+ level$|^(?:code|cat(?:egory)?|class) \S+ (?:driver|holder)$|^(?:licen[sc]e|certificate|card) \([^()]*\)$/iu;
/** A kind of paper without what it is of, "What", "Systems", "Category B": one word that is no abbreviation, or a class without what it is of. */
export function isScrap(text: string): boolean {
  const isWord = /^\p{Lu}?\p{Ll}+$|^[^\p{L}]*$/u.test(text);
  // "OR" of an address is none, "RN" is.
  const isUnknown = /^\p{L}(?:\p{L}|\d{1,2})?$/u.test(text) && findTermsIn(text).length === 0;
  return (
    isWord ||
    isUnknown ||
    // "No points, no bans" is said of a licence.
    /^no\b/iu.test(text) ||
    isOfNoPaper.test(text) ||
    /^(?:categor(?:y|ies)|class(?:es)?|code|level|grade) \p{Lu}{0,2}\d{0,2}$|^(?:\p{Lu}|\d) class$|^(?:licen[sc]e|certificate|registration|diploma)$/iu.test(
      text,
    )
  );
}

/** Whether every bracket of a text closes. */
export function closesBrackets(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}

export function isWholeIn(text: string, mostWords: number): boolean {
  return (
    closesBrackets(text) &&
    text.length > 1 &&
    !isScrap(text) &&
    wordCount(text) <= mostWords &&
    !/[:,–—-]$|https?:|[|•]/u.test(text)
  );
}

/** Whether a part of a line is whole: its brackets close, and it ends on no mark that another word follows. */
export function isWhole(text: string): boolean {
  return isWholeIn(text, mostWordsOfPart);
}
