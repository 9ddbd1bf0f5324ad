import { termById } from "../../lexicon/terms.ts";
import type { Check } from "../context.ts";
import { spanOf } from "../frame.ts";

/** Terms that the cited facts do not name: swapped, taken from another role, or from the posting. */
export const checkSkills: Check = (claim, { support, posting, source, postingTerms }) =>
  claim.hits.flatMap((hit) => {
    const id = hit.term.id;
    if (hit.term.kind === "soft" || support.terms.has(id) || posting.terms.has(id)) return [];
    const words = hit.spelling.toLowerCase();
    if (support.lower.includes(words)) return [];
    const implied = [...support.terms].some((held) => termById(held)?.parents.includes(id) ?? false);
    const elsewhere = source.lines.some((line) => line.terms.has(id));
    const detail = implied
      ? `Your line names something narrower than ${hit.spelling}.`
      : elsewhere
        ? `${hit.spelling} stands elsewhere in your resume, not in what this line is based on.`
        : postingTerms.has(id)
          ? `${hit.spelling} is in the posting, not in your resume.`
          : `${hit.spelling} is not in your resume.`;
    return [{ hard: !implied, span: spanOf(hit), detail }];
  });
