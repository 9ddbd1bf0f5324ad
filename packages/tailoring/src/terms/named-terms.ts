import type { TextSpan } from "@savile/model";
import { matchCopy, originalSpan } from "@savile/taxonomy";
import { findTermsIn } from "./find-terms.ts";
import type { FindOptions } from "./find-terms.ts";

/** A term of the vocabulary as a text names it; the span is one of the text as given. */
export interface NamedTerm {
  readonly canonical: string;
  readonly name: string;
  readonly span: TextSpan;
}

/** The terms of the vocabulary that a text names, in order of place. */
export function namedTerms(text: string, options: FindOptions = {}): NamedTerm[] {
  const copy = matchCopy(text);
  return findTermsIn(copy.text, options).map(({ term, start, end }) => ({
    canonical: term.id,
    name: term.name,
    span: originalSpan(copy, start, end),
  }));
}
