import type { SortedStrings } from "../pack/sorted-strings.ts";
import type { Pack } from "../pack/read-pack.ts";

/** What the tables say of words; lists are by the number of the word. */
export interface WordFacts {
  /** Folded words by number. */
  readonly words: SortedStrings;
  /** The word that stands for all derivations of it. */
  readonly classes: Uint16Array;
  /** Skills in whose labels the word stands beside others. */
  readonly common: Uint8Array;
  /** Skills whose name begins with the word. */
  readonly verbs: Uint8Array;
  /** Titles that hold the word. */
  readonly titled: Uint8Array;
  /** 1 for words on which titles end. */
  readonly heads: Uint8Array;
  /** Family of the SOC in which most titles are that end on the word; 0 where there is none. */
  readonly families: Uint8Array;
}

/** Names of the sections that {@link readWordFacts} reads. */
export const wordSections = [
  "words",
  "word.classes",
  "word.common",
  "word.verbs",
  "word.titled",
  "word.heads",
  "word.families",
] as const;

/** The words of an asset. */
export function readWordFacts(pack: Pack): WordFacts {
  return {
    words: pack.strings("words"),
    classes: pack.u16("word.classes"),
    common: pack.u8("word.common"),
    verbs: pack.u8("word.verbs"),
    titled: pack.u8("word.titled"),
    heads: pack.u8("word.heads"),
    families: pack.u8("word.families"),
  };
}
