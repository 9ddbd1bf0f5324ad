import type { Words, WordPart } from "@savile/taxonomy";
import { foldLabel } from "@savile/taxonomy";
import { knownWords } from "../knowledge/known-words.ts";
import { stemOf } from "../text/stem.ts";
import { groupsOf, rootOf, saidByRoot } from "../words/thesaurus.ts";
import type { ChainRule } from "./chain.ts";

/** How a word of a line stands to a word of a demand that it carries. */
export type WordRule = Extract<ChainRule, "same" | "narrower" | "equivalent">;

/** What a step is worth. */
export const ruleStrength: Readonly<Record<WordRule, number>> = {
  same: 1,
  narrower: 0.9,
  equivalent: 0.8,
};

type Keys = ReadonlyMap<string, WordRule>;

const parts: readonly WordPart[] = ["noun", "verb", "adjective", "adverb"];
const mostKept = 20_000;
/** Meanings of a word that count, the most usual first. */
const senses = 2;
/** Steps up within which a thing is a kind of another. */
const stepsUp = 3;

interface Lemma {
  readonly word: string;
  readonly part: WordPart;
}

function lemmasOf(words: Words, lower: string): Lemma[] {
  return parts.flatMap((part) => words.lemmas(lower, part).map((word) => ({ word, part })));
}

/** A word with all of its stem and meaning: "reconcile", "reconciliation". */
function familyOf(words: Words, lemmas: readonly Lemma[]): string[] {
  return lemmas.flatMap(({ word, part }) => [word, ...words.derivations(word, part, 2)]);
}

/** What a thing is a kind of, a deed a way of: some steps up for nouns, one for verbs. */
function broaderThanWord(words: Words, { word, part }: Lemma): string[] {
  if (part === "verb") return words.broader(word, part, 1);
  if (part !== "noun") return [];
  const found: string[] = [];
  let edge = [word];
  for (let at = 0; at < stepsUp; at += 1) {
    edge = edge.flatMap((one) => words.broader(one, part, at === 0 ? senses : 1));
    found.push(...edge);
  }
  return found;
}

function ownKeys(lower: string): string[] {
  return [`s ${stemOf(lower)}`, `s ${rootOf(lower)}`, `f ${foldLabel(lower)}`];
}

function makeAsked(lower: string): Keys {
  const words = knownWords();
  const family = words === undefined ? [] : familyOf(words, lemmasOf(words, lower));
  return new Map(
    [
      ...ownKeys(lower),
      ...family.map((word) => `w ${word}`),
      ...groupsOf(rootOf(lower)).map((group) => `g ${group}`),
    ].map((key) => [key, "same"]),
  );
}

function makeCarried(lower: string): Keys {
  const words = knownWords();
  const lemmas = words === undefined ? [] : lemmasOf(words, lower);
  const made = new Map<string, WordRule>();
  const add = (rule: WordRule, keys: readonly string[]): void => {
    for (const key of keys) if (!made.has(key)) made.set(key, rule);
  };
  add("same", ownKeys(lower));
  if (words !== undefined) {
    add(
      "same",
      familyOf(words, lemmas).map((word) => `w ${word}`),
    );
    const near = lemmas.flatMap(({ word, part }) => words.synonyms(word, part, senses));
    add(
      "equivalent",
      near.map((word) => `w ${word}`),
    );
    const broader = lemmas.flatMap((lemma) => broaderThanWord(words, lemma));
    add(
      "narrower",
      broader.map((word) => (word.includes(" ") ? `p ${word}` : `w ${word}`)),
    );
  }
  add(
    "equivalent",
    groupsOf(rootOf(lower)).map((group) => `g ${group}`),
  );
  add(
    "narrower",
    saidByRoot(rootOf(lower)).broader.map((root) => `s ${root}`),
  );
  return made;
}

function kept(make: (lower: string) => Keys): (lower: string) => Keys {
  const known = new Map<string, Keys>();
  return (lower) => {
    const before = known.get(lower);
    if (before !== undefined) return before;
    const made = make(lower);
    // What is made before anything is told must not outlive it.
    if (knownWords() === undefined) return made;
    if (known.size >= mostKept) known.clear();
    known.set(lower, made);
    return made;
  };
}

/** Keys under which a word of a demand looks for a carrier. */
export const keysAsked = kept(makeAsked);

/** Keys that a word of a line carries, and by which step. */
export const keysCarried = kept(makeCarried);
