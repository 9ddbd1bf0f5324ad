import { err, ok } from "../base/result.ts";
import type { Result } from "../base/result.ts";
import { readPack } from "../pack/read-pack.ts";
import type { PackError } from "../pack/read-pack.ts";
import { distance, stepsUp } from "./distance.ts";
import { frequency, senseCounts } from "./frequency.ts";
import { lemmas, posOf } from "./lemmas.ts";
import { linkedWords } from "./links.ts";
import { areSiblings, linked, siblings, similar, synonyms } from "./meanings.ts";
import type { Query } from "./meanings.ts";
import { remember } from "./remember.ts";
import { maxSenses, wantedSections, wordsContent } from "./sections.ts";
import { indexWords } from "./word-index.ts";
import type { WordIndex } from "./word-index.ts";
import type { WordPart } from "./word-part.ts";

/** Steps along the broader chain that are tried where nothing else is asked for. */
const defaultLimit = 6;

/**
 * What WordNet knows of everyday words. Words may be in any case, fold them first (`foldText`); words that stand
 * together are apart by one space. Where a `part` of speech is asked for, the word must be a lemma; take what
 * {@link Words.lemmas} gives. `senses` says how many meanings of *both* words count, the most usual first: 4 are
 * known, 1 is the strictest. What is unknown answers empty, 0 or `null`. Nothing here proves that two words mean
 * the same in a sentence: it can excuse a word.
 */
export interface Words {
  /** Words that a form may be of, itself first if it is one ("ran": "run"). Rules of morphy(7) and irregular forms. */
  lemmas(word: string, part?: WordPart): string[];
  /** Parts of speech that a word or a form of one may be ("ran": verb). None: WordNet does not have it. */
  posOf(word: string): WordPart[];
  /**
   * How everyday a lemma is: 0 was not met in the tagged texts (SemCor, some 235,000 words), and each step up is met
   * about twice as often; from 4 on (15 times) a word is plain, from 6 on everybody's.
   */
  frequency(word: string, part?: WordPart): number;
  /** How often each of the meanings that are known was met, the most usual first. */
  senseCounts(word: string, part: WordPart): number[];
  /** Words that share a meaning. */
  synonyms(word: string, part: WordPart, senses?: number): string[];
  /** Adjectives that cluster round one meaning, and verbs that the dictionary groups: near, and not the same. */
  similar(word: string, part: WordPart, senses?: number): string[];
  /** Words one step broader: what a meaning is a kind or an instance of. Only nouns and verbs have them. */
  broader(word: string, part: WordPart, senses?: number): string[];
  /** Words one step narrower: the inverse of {@link Words.broader}. */
  narrower(word: string, part: WordPart, senses?: number): string[];
  /** Words under the same direct broader meaning: *not* the same thing, and never evidence for each other. */
  siblings(word: string, part: WordPart, senses?: number): string[];
  /** Whether the second word is one of the {@link Words.siblings} of the first, without listing them. */
  areSiblings(a: string, b: string, part: WordPart, senses?: number): boolean;
  /** Opposites of the word. */
  antonyms(word: string, part?: WordPart): string[];
  /** Words of the same stem and meaning ("negotiate": "negotiation", "negotiator"); two steps link those two. */
  derivations(word: string, part?: WordPart, steps?: number): string[];
  /** What an adjective or adverb pertains to, and the other way ("dental": "tooth"; "quickly": "quick"). */
  pertainyms(word: string, part?: WordPart): string[];
  /** Fewest steps up from `a` until a meaning of `b`: 0 is a synonym, `null` is not broader within the limit. */
  stepsUp(a: string, b: string, part: WordPart, limit?: number): number | null;
  /** Fewest steps up and down again between two words; `null` beyond the limit. */
  distance(a: string, b: string, part: WordPart, limit?: number): number | null;
}

function query(word: string, part: WordPart, senses = maxSenses): Query {
  return { word, part, senses };
}

function lookUps(index: WordIndex): Words {
  return {
    lemmas: (word, part) => lemmas(index, word, part),
    posOf: (word) => posOf(index, word),
    frequency: (word, part) => frequency(index, word, part),
    senseCounts: (word, part) => senseCounts(index, word, part),
    synonyms: (...asked) => synonyms(index, query(...asked)),
    similar: (...asked) => similar(index, query(...asked)),
    broader: (...asked) => linked(index, index.broader, query(...asked)),
    narrower: (...asked) => linked(index, index.narrower, query(...asked)),
    siblings: (...asked) => siblings(index, query(...asked)),
    areSiblings: (a, b, part, senses) => areSiblings(index, query(a, part, senses), b),
    antonyms: (word, part) => linkedWords(index, index.antonyms, { word, part, steps: 1 }),
    derivations: (word, part, steps = 1) =>
      linkedWords(index, index.derivations, { word, part, steps }),
    pertainyms: (word, part) => linkedWords(index, index.pertainyms, { word, part, steps: 1 }),
    stepsUp: (a, b, part, limit = defaultLimit) => stepsUp(index, query(a, part), b, limit),
    distance: (a, b, part, limit = defaultLimit) => distance(index, query(a, part), b, limit),
  };
}

/**
 * Opens `assets/words.bin.br`, given uncompressed. Some 10 MB of numbers are unpacked from it, and it must not be changed
 * afterwards. A damaged asset, or one of something else, is an error.
 */
export function readWords(bytes: Uint8Array): Result<Words, PackError> {
  const pack = readPack(bytes, wordsContent, wantedSections);
  if (!pack.ok) return pack;
  const index = indexWords(pack.value);
  return index === null ? err({ code: "damaged" }) : ok(remember(lookUps(index)));
}
