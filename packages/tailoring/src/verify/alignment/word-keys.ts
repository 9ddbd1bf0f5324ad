import type { Words, WordPart } from "@savile/taxonomy";
import { kept, mostWords } from "../../knowledge/kept.ts";
import { knownWords } from "../../knowledge/known-words.ts";
import { stemOf } from "../../text/stem.ts";
import { rootOf, saidByRoot } from "../../words/thesaurus.ts";

/** Keys are compared between texts: two words that share one may stand for each other. */
type Keys = readonly string[];

const parts: readonly WordPart[] = ["noun", "verb", "adjective", "adverb"];
/** Meanings that count, the most usual first. */
const senses = 4;
const nearSenses = 2;

interface Lemma {
  readonly word: string;
  readonly part: WordPart;
}

function lemmasIn(words: Words, lower: string): Lemma[] {
  return parts.flatMap((part) => words.lemmas(lower, part).map((word) => ({ word, part })));
}

/** The other way to spell a word: "digitalisation", "catalogue" as they are written in America. */
function respelled(lower: string): string {
  return lower
    .replace(/is(?=(?:ation|e|ed|es|er|ers|ing)s?$)/, "iz")
    .replace(/our(?=(?:s|ed|ing|able)?$)/, "or")
    .replace(/(?<=[bt])re(?=s?$)/, "er")
    .replace(/ll(?=(?:ed|ing|er|ers)$)/, "l");
}

/** What a form may be a form of, by part of speech, in either spelling of English. */
export function lemmasOf(words: Words, lower: string): Lemma[] {
  const found = lemmasIn(words, lower);
  const other = found.length > 0 ? lower : respelled(lower);
  return other === lower ? found : lemmasIn(words, other);
}

/** "mentorship" of "mentor", "neighbourhood" of "neighbour": what the dictionary does not derive. */
function rootsIn(words: Words, lower: string): Lemma[] {
  const base = /^(\p{L}{4,})(?:ship|hood)$/u.exec(lower)?.[1];
  return base === undefined ? [] : lemmasIn(words, base);
}

/** A word with all of its stem and meaning: "administer", "administration", "administrator". */
function familyOf(words: Words, lower: string): Lemma[] {
  return [...lemmasOf(words, lower), ...rootsIn(words, lower)].flatMap((lemma) => [
    lemma,
    ...[
      ...words.derivations(lemma.word, lemma.part, 2),
      ...words.pertainyms(lemma.word, lemma.part),
    ].map((word) => ({ word, part: lemma.part })),
  ]);
}

/** Words that mean the same, or nearly, in one of their usual meanings. */
function synonymsOf(words: Words, { word, part }: Lemma): string[] {
  return [...words.synonyms(word, part, senses), ...words.similar(word, part, nearSenses)];
}

function stemKeys(lower: string): string[] {
  return [...new Set([stemOf(lower), rootOf(lower)])].map((stem) => `s ${stem}`);
}

/** Keys of a word that asks for a carrier: itself, its family, what may stand for it. */
export const keysAsked = kept(makeAsked, { most: mostWords });

function makeAsked(word: string): Keys {
  const lower = word.replace(/'s?$/, "");
  const words = knownWords();
  const family = words === undefined ? [] : familyOf(words, lower);
  return [
    ...new Set([
      ...stemKeys(lower),
      ...saidByRoot(rootOf(lower)).groups.map((group) => `g ${group}`),
      ...family.map(({ word }) => `w ${word}`),
    ]),
  ];
}

/** Keys of a word that carries others: those of itself, of its synonyms and of what is broader. */
export const keysCarried = kept(makeCarried, { most: mostWords });

function makeCarried(word: string): Keys {
  const lower = word.replace(/'s?$/, "");
  const words = knownWords();
  const { groups, broader } = saidByRoot(rootOf(lower));
  const family = words === undefined ? [] : familyOf(words, lower);
  const lemmas = words === undefined ? [] : lemmasOf(words, lower);
  const near = words === undefined ? [] : lemmas.flatMap((lemma) => synonymsOf(words, lemma));
  return [
    ...new Set([
      ...stemKeys(lower),
      ...broader.map((root) => `s ${root}`),
      ...groups.map((group) => `g ${group}`),
      ...[...family.map(({ word }) => word), ...near].map((word) => `w ${word}`),
    ]),
  ];
}
