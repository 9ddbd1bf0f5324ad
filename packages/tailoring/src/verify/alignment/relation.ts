import type { Words } from "@savile/taxonomy";
import { kept } from "../../knowledge/kept.ts";
import { knownWords } from "../../knowledge/known-words.ts";
import { lemmasOf } from "./word-keys.ts";

/** How a word of a claim stands to a word of its source. */
export type Relation = "broader" | "opposite" | "narrower" | "sibling" | "none";

/** Steps up from the source's word within which a broader one says less of the same thing. */
const steps = 3;
/** Of siblings only the most usual meanings are compared: "alto" and "tenor", not every pair under "act". */
const siblingSenses = 2;

function relate(words: Words, claim: string, source: string): Relation {
  const mine = lemmasOf(words, claim);
  const theirs = lemmasOf(words, source);
  const pairs = mine.flatMap((a) =>
    theirs
      .filter((b) => a.part === b.part && a.word !== b.word)
      .map((b) => ({ a: a.word, b: b.word, part: a.part })),
  );
  const nested = pairs.filter(({ part }) => part === "noun" || part === "verb");
  if (nested.some(({ a, b, part }) => words.stepsUp(b, a, part, steps) !== null)) return "broader";
  if (pairs.some(({ a, b, part }) => words.antonyms(a, part).includes(b))) return "opposite";
  if (nested.some(({ a, b, part }) => words.stepsUp(a, b, part, steps) !== null)) return "narrower";
  return pairs.some(({ a, b, part }) => words.areSiblings(a, b, part, siblingSenses))
    ? "sibling"
    : "none";
}

const mostPairs = 50_000;

const relationOfPair = kept(
  ([claim, source]: readonly [string, string]): Relation => {
    const words = knownWords();
    return words === undefined ? "none" : relate(words, claim, source);
  },
  { most: mostPairs, keyOf: (pair) => pair.join(" ") },
);

/** The relation of two words in lower case that are not each other's carriers by their keys. */
export function relationOf(claim: string, source: string): Relation {
  return relationOfPair([claim, source]);
}
