import { everyday, termById } from "@savile/taxonomy/lexicon";
import type { Check, CheckContext } from "../reading/context.ts";
import { spellsOut } from "../reading/abbreviated.ts";
import { spanOf } from "../reading/frame.ts";
import type { Frame, FrameWord } from "../reading/frame.ts";
import { knownWords } from "../../knowledge/known-words.ts";
import { carriesWord } from "../alignment/align.ts";
import { copyAmong } from "../alignment/near-copy.ts";
import { lemmasOf } from "../alignment/word-keys.ts";
import { isPlainTerm } from "../reading/plain-term.ts";
import { saysWord } from "../reading/words.ts";

/** Whether a word is one of the dictionary, which the check of details weighs like any other. */
function isEveryday({ lower }: FrameWord): boolean {
  const words = knownWords();
  return words !== undefined && lemmasOf(words, lower).length > 0;
}

function isInitialsOf(word: FrameWord, support: Frame): boolean {
  return /^\p{Lu}{3,6}$/u.test(word.text) && saysWord(support, word);
}

function isSaid(claim: Frame, word: FrameWord, support: Frame): boolean {
  return saysWord(support, word) || carriesWord(claim, claim.words.indexOf(word), support);
}

type Hit = Frame["hits"][number];

/** The cited facts or the posting hold the term, as it is or as it is spelled. */
function isHeld({ term, spelling }: Hit, { support, posting }: CheckContext): boolean {
  if (term.kind === "soft" || support.terms.has(term.id) || posting.terms.has(term.id)) return true;
  return support.lower.includes(spelling.toLowerCase());
}

/** "direct patient care" of "direct care for patients": the check of details judges the words. */
function isLeftToDetails(
  claim: Frame,
  hit: Hit,
  parts: readonly FrameWord[],
  { support, posting, cited }: CheckContext,
): boolean {
  if (!isPlainTerm(hit)) return false;
  // In a line with a word exchanged the new term is the change; in one that is turned round it may be only wording.
  const isOneWord = parts.length === 1 && parts.every(isEveryday);
  if (isOneWord && copyAmong(claim, cited) === "none") return true;
  return parts.some((word) => isSaid(claim, word, support) || posting.stems.has(word.stem));
}

/** The term spells out what the facts shorten, or the other way round. */
function isShortened(claim: Frame, parts: readonly FrameWord[], support: Frame): boolean {
  if (parts.length === 1) return parts.some((word) => isInitialsOf(word, support));
  return parts.length > 1 && parts.every((word) => spellsOut(claim, word, support));
}

/** "certified home health aide" of a "Home Health Aide certificate": its status is another check's. */
function isOfCertificate(
  { term }: Hit,
  parts: readonly FrameWord[],
  { source }: CheckContext,
): boolean {
  const isSaidBy = (stems: readonly string[]): boolean =>
    parts.every(
      ({ lower, stem }) => /^(?:certified|licensed)$/.test(lower) || stems.includes(stem),
    );
  return (
    term.kind === "cert" &&
    source.lines.some((line) => line.kind === "cert" && isSaidBy(line.stems))
  );
}

function isGranted(claim: Frame, hit: Hit, context: CheckContext): boolean {
  if (isHeld(hit, context)) return true;
  const parts = claim.words.filter(
    (word) => word.start >= hit.start && word.end <= hit.end && !word.stop,
  );
  return (
    isLeftToDetails(claim, hit, parts, context) ||
    isShortened(claim, parts, context.support) ||
    isOfCertificate(hit, parts, context)
  );
}

function detailOf(
  { term, spelling }: Hit,
  isImplied: boolean,
  { source, postingTerms }: CheckContext,
): string {
  if (isImplied) return `Your line names something narrower than ${spelling}.`;
  if (source.lines.some((line) => line.terms.has(term.id)))
    return `${spelling} stands elsewhere in your resume, not in what this line is based on.`;
  return postingTerms.has(term.id)
    ? `${spelling} is in the posting, not in your resume.`
    : `${spelling} is not in your resume.`;
}

/** "Dashboards for three shops": a word of the dictionary that has its capital from the head of a line only. */
function isHeadNoun(claim: Frame, { start, end, term }: Hit): boolean {
  if (claim.text.slice(0, start).trim() !== "" || term.kind !== "skill" || term.tool) return false;
  const word = claim.words.find((one) => one.start === start && one.end === end);
  return word !== undefined && isEveryday(word) && word.text.slice(1) === word.lower.slice(1);
}

/** Terms that the cited facts do not name: swapped, taken from another role, or from the posting. */
export const checkSkills: Check = (claim, context) =>
  claim.hits
    .filter((hit) => !isGranted(claim, hit, context))
    .map((hit) => {
      const { id } = hit.term;
      const isImplied = [...context.support.terms].some(
        (held) => termById(held)?.parents.includes(id) ?? false,
      );
      const isInferred = context.mode === "prose" && everyday.test(id);
      const detail = detailOf(hit, isImplied, context);
      const isAsked = isImplied || isInferred || isHeadNoun(claim, hit);
      return { hard: !isAsked, span: spanOf(hit), detail };
    });
