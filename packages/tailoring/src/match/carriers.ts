import type { Words, WordPart } from "@savile/taxonomy";
import { foldLabel } from "@savile/taxonomy";
import { knownTables } from "../knowledge/known-tables.ts";
import { knownWords } from "../knowledge/known-words.ts";
import { stemOf } from "../text/stem.ts";
import { groupsOf, isVerbGroup, rootOf, saidByRoot } from "../words/thesaurus.ts";
import type { ChainRule } from "./chain.ts";
import { kept } from "../knowledge/kept.ts";

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
/** Meanings of a word that count, the most usual first. */
const senses = 2;
/** Steps up within which a thing is a kind of another. */
const mostSteps = 4;

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

/** Keys of what stands for the word itself: its stem, its spelling, its class of derivations in the tables. */
function ownKeys(lower: string): string[] {
  const tables = knownTables();
  const folded = foldLabel(lower);
  const row = tables?.facts.words.find(folded) ?? -1;
  const classes = row < 0 ? [] : [`c ${tables?.facts.classes[row] ?? row}`];
  // "Advice" and "practice" are of "advise" and "practise".
  const verbal = lower.endsWith("ice") ? [`s ${stemOf(lower.replace(/ice$/, "ise"))}`] : [];
  return [`s ${stemOf(lower)}`, `s ${rootOf(lower)}`, `f ${folded}`, ...classes, ...verbal];
}

const deedEnding = /(?:ing|[ts]ion|ment|ance|ence|al|age|ysis|ery)s?$/;

/** What a thing is a kind of in its usual meaning, some steps up. */
export function kindsOf(words: Words, noun: string, steps = mostSteps): string[] {
  const found: string[] = [];
  let edge = [noun];
  for (let at = 0; at < steps; at += 1) {
    edge = edge.flatMap((one) => words.broader(one, "noun", 1));
    found.push(...edge);
  }
  return found;
}

/** Whether a noun names a deed: an organisation of events is no firm. */
export const namesDeed = kept((lower): boolean => {
  const words = knownWords();
  if (words === undefined || !deedEnding.test(lower)) return false;
  return words
    .lemmas(lower, "noun")
    .some(
      (noun) =>
        !kindsOf(words, noun).includes("artifact") &&
        words.derivations(noun, "noun", 1).some((one) => words.posOf(one).includes("verb")),
    );
});

/** Keys for what means the same by part of speech: "v" what is done, "n" what there is. */
function meant(part: WordPart, word: string): string {
  return `${part === "verb" ? "v" : "n"} ${word}`;
}

function makeAsked(lower: string): readonly string[] {
  const words = knownWords();
  const lemmas = words === undefined ? [] : lemmasOf(words, lower);
  const family = words === undefined ? [] : familyOf(words, lemmas);
  const isDeed = namesDeed(lower);
  return [
    ...new Set([
      ...ownKeys(lower),
      ...family.flatMap((word) => [`w ${word}`, `v ${word}`]),
      ...(isDeed ? [] : lemmas.map(({ word }) => `n ${word}`)),
      ...groupsOf(rootOf(lower))
        .filter((group) => !isDeed || isVerbGroup(group))
        .map((group) => `g ${group}`),
    ]),
  ];
}

/** What a thing is a kind of, a deed a way of: some steps up for nouns, one for verbs. */
function broaderKeys(words: Words, { word, part }: Lemma): string[] {
  if (part === "verb") return words.broader(word, part, 1).map((one) => meant(part, one));
  return part === "noun" ? kindsOf(words, word).map((one) => meant(part, one)) : [];
}

function addWords(
  lower: string,
  done: boolean,
  words: Words,
  add: (rule: WordRule, keys: readonly string[]) => void,
) {
  const lemmas = lemmasOf(words, lower).filter(({ part }) => done || part !== "verb");
  add(
    "same",
    familyOf(words, lemmas).map((word) => `w ${word}`),
  );
  for (const { word, part } of lemmas) {
    add(
      "equivalent",
      words.synonyms(word, part, senses).map((one) => meant(part, one)),
    );
  }
  for (const lemma of lemmas) add("narrower", broaderKeys(words, lemma));
}

function makeCarried(lower: string, done: boolean): Keys {
  const words = knownWords();
  const made = new Map<string, WordRule>();
  const add = (rule: WordRule, keys: readonly string[]): void => {
    for (const key of keys) if (!made.has(key)) made.set(key, rule);
  };
  add("same", ownKeys(lower));
  if (words !== undefined) addWords(lower, done, words, add);
  const root = rootOf(lower);
  add(
    "equivalent",
    groupsOf(root).map((group) => `g ${group}`),
  );
  add(
    "narrower",
    saidByRoot(root).broader.map((one) => `s ${one}`),
  );
  return made;
}

/** Keys under which a word of a demand looks for a carrier. */
export const keysAsked = kept(makeAsked);

const carriedByDeed = kept((lower) => makeCarried(lower, true));
const carriedByThing = kept((lower) => makeCarried(lower, false));

/** Keys that a word of a line carries, and by which step; `done` where it may be a verb. */
export function keysCarried(lower: string, done: boolean): Keys {
  return done ? carriedByDeed(lower) : carriedByThing(lower);
}

const shortestPart = 4;

/** The two words of which one word is made: "stocktaking" of "stock" and "taking". */
export const partsOf = kept((lower): readonly (readonly [string, string])[] => {
  const words = knownWords();
  const found: [string, string][] = [];
  for (let at = shortestPart; at <= lower.length - shortestPart; at += 1) {
    const [left, right] = [lower.slice(0, at), lower.slice(at)];
    const areWords = [left, right].every((part) => (words?.posOf(part).length ?? 0) > 0);
    if (areWords) found.push([left, right]);
  }
  return found;
});
