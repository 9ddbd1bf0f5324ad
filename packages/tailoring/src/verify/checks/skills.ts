import { everyday, termById } from "@savile/taxonomy/lexicon";
import type { Check } from "../reading/context.ts";
import { spellsOut } from "../reading/abbreviated.ts";
import { spanOf } from "../reading/frame.ts";
import type { FrameWord } from "../reading/frame.ts";
import { knownWords } from "../../knowledge/known-words.ts";
import { copyAmong } from "../alignment/near-copy.ts";
import { lemmasOf } from "../alignment/word-keys.ts";
import { isPlainTerm } from "../reading/plain-term.ts";
import { saysWord } from "../reading/words.ts";

/** Whether a word is one of the dictionary, which the check of details weighs like any other. */
function isEveryday({ lower }: FrameWord): boolean {
  const words = knownWords();
  return words !== undefined && lemmasOf(words, lower).length > 0;
}

/** Terms that the cited facts do not name: swapped, taken from another role, or from the posting. */
export const checkSkills: Check = (
  claim,
  { support, posting, source, postingTerms, mode, cited },
) => {
  // In a line with a word exchanged the new term is the change; in one that is turned round it may be only wording.
  const reworded = copyAmong(claim, cited) === "none";
  return claim.hits.flatMap((hit) => {
    const id = hit.term.id;
    if (hit.term.kind === "soft" || support.terms.has(id) || posting.terms.has(id)) return [];
    if (support.lower.includes(hit.spelling.toLowerCase())) return [];
    // "direct patient care" of "direct care for patients": the check of details judges the words.
    const parts = claim.words.filter(
      (word) => word.start >= hit.start && word.end <= hit.end && !word.stop,
    );
    if (isPlainTerm(hit) && parts.length === 1 && parts.every(isEveryday) && reworded) return [];
    if (
      isPlainTerm(hit) &&
      parts.some((word) => saysWord(support, word) || posting.stems.has(word.stem))
    )
      return [];
    if (parts.length > 1 && parts.every((word) => spellsOut(claim, word, support))) return [];
    // "certified home health aide" of a "Home Health Aide certificate": its status is another check's.
    const titled =
      hit.term.kind === "cert" &&
      source.lines.some(
        (line) =>
          line.kind === "cert" &&
          parts.every(
            (word) => /^(?:certified|licensed)$/.test(word.lower) || line.stems.includes(word.stem),
          ),
      );
    if (titled) return [];
    const implied = [...support.terms].some(
      (held) => termById(held)?.parents.includes(id) ?? false,
    );
    const elsewhere = source.lines.some((line) => line.terms.has(id));
    const detail = implied
      ? `Your line names something narrower than ${hit.spelling}.`
      : elsewhere
        ? `${hit.spelling} stands elsewhere in your resume, not in what this line is based on.`
        : postingTerms.has(id)
          ? `${hit.spelling} is in the posting, not in your resume.`
          : `${hit.spelling} is not in your resume.`;
    const inferred = mode === "prose" && everyday.test(id);
    return [{ hard: !implied && !inferred, span: spanOf(hit), detail }];
  });
};
