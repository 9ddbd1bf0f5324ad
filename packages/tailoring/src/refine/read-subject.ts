import type { Clause } from "./instruction.ts";

/** The words of a request as the person wrote them, so that names keep their capitals. */
export function asWritten(clause: Clause, about: string): string {
  const at = clause.text.toLowerCase().replace(/\s/g, " ").indexOf(about);
  return at < 0 ? about : clause.text.slice(at, at + about.length);
}

/** A subject without the words around it: "the bullet about PHP in the letter" is "PHP". */
export function subjectOf(clause: Clause, words: string): string {
  const bare = words
    .replace(
      /\b(?:from|in|on|of|to|for|at|within) (?:my|the|this|our|a|an)?\s?(?:whole |entire |technical |core )?(?:cover letter|letter|resume|cv|document|documents|summary|profile|skills?(?: list| section)?|list|page|top|draft)\b.*$/,
      "",
    )
    .replace(
      /^(?:(?:my|the|any|all|every|all of|some|that|this|those|these|about|on|mentions?|references?|of|to|line|lines|bullet|bullets|bullet points?|points?|sentences?|parts?|part|bit|thing|stuff|section|item|entry|word|words|skill|skills|called|named|regarding|concerning|saying|with|where|i|experience (?:with|in)|knowledge of|work (?:with|on|in)|more|as|:)\s+)+/,
      "",
    )
    .replace(
      /\s+(?:more|better|first|strongly|clearly|prominently|most|section|bullets?|bullet points?|lines?|sentences?|parts?|stuff|there|anymore|any more|at all|entirely|completely|altogether|experience|skills?|as a skill|too|instead|back|further|up front|upfront)$/,
      "",
    )
    .replace(/^["'(]+|["')]+$/g, "")
    .trim();
  return asWritten(clause, bare);
}
