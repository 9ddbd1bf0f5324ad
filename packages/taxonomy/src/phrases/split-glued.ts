import { foldWord } from "../fold/fold-word.ts";
import type { Word } from "../fold/words-of.ts";
import type { SortedStrings } from "../pack/sorted-strings.ts";

/** Fewest letters of either part: "iPhone" and "McGee" are one word. */
const minPart = 3;

const seam = /\p{Ll}(?=\p{Lu}\p{L})/gu;

/**
 * The two words of a word that no table has, where the end of a line was lost in copying ("planningSuccessfully"):
 * a capital follows a small letter, and either part is known. Any other word stays as it is.
 */
export function splitGlued(text: string, word: Word, vocabulary: SortedStrings): Word[] {
  const written = text.slice(word.start, word.end);
  for (const { index } of written.matchAll(seam)) {
    const cut = word.start + index + 1;
    if (cut - word.start < minPart || word.end - cut < minPart) continue;
    const parts = [
      { start: word.start, end: cut, folded: foldWord(text.slice(word.start, cut)) },
      { start: cut, end: word.end, folded: foldWord(text.slice(cut, word.end)) },
    ];
    if (parts.every(({ folded }) => vocabulary.find(folded) >= 0)) return parts;
  }
  return [word];
}
