import type { WordPart } from "./word-part.ts";

/** A word as one part of speech. Other entries and synsets are named by their places in the graph. */
export interface GraphEntry {
  readonly word: string;
  readonly part: WordPart;
  /** Its meanings, the most usual first, each with how often the tagged texts have it. */
  readonly senses: readonly { readonly synset: number; readonly count: number }[];
  /** How often the texts have it in meanings that are left out. */
  readonly otherCount: number;
  readonly antonyms: readonly number[];
  readonly derivations: readonly number[];
  readonly pertainyms: readonly number[];
}

/** One meaning. `broader` are those that it is a kind or an instance of, `similar` those that lie beside it. */
export interface GraphSynset {
  readonly part: WordPart;
  readonly broader: readonly number[];
  readonly similar: readonly number[];
}

/** An irregular form, and the entries that it may be a form of. */
export interface GraphForm {
  readonly form: string;
  readonly entries: readonly number[];
}

/**
 * Words and their meanings as they are packed. Entries are in the order of their words (`sortTexts`) and of
 * `wordParts`, synsets in the order of `wordParts`, forms in the order of `sortTexts`. A pair that belongs together
 * either way (antonyms, derivations, pertainyms, similar) may be told from one side or from both.
 */
export interface WordGraph {
  readonly entries: readonly GraphEntry[];
  readonly synsets: readonly GraphSynset[];
  readonly forms: readonly GraphForm[];
}
