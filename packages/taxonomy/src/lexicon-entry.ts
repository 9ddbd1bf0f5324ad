export { isBrand } from "./lexicon/brands.ts";
export { keysOf, lookupKey, termId } from "./lexicon/entry.ts";
export type { Term, TermKind } from "./lexicon/entry.ts";
export { everyday } from "./lexicon/everyday.data.ts";
export { allTerms, termById } from "./lexicon/terms.ts";
export { titleFamilies } from "./lexicon/title-families.data.ts";
export { rankWords, titleNouns } from "./lexicon/titles.data.ts";
export { spellings } from "./lexicon/trie.ts";
export type { Spelling, TrieNode } from "./lexicon/trie.ts";
