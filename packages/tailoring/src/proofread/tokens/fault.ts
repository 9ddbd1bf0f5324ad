/** What is wrong with a sentence. */
export const faultKinds = [
  "no-finite-verb",
  "unconjugated-conjunct",
  "noun-as-verb",
  "verb-without-object",
  "dangling-preposition",
  "dangling-participle",
  "agreement",
  "article",
  "doubled-word",
  "repeated-phrase",
  "cut-clause",
  "run-on",
  "tense-glue",
  "comparative-preposition",
  "capital",
  "wrong-kind",
  "placeholder",
  "mojibake",
  "entity",
  "years-differ",
  "mixed-person",
  "unfinished-list",
  "clause",
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault with the words that show it. */
export interface Fault {
  readonly kind: FaultKind;
  readonly span: string;
}
