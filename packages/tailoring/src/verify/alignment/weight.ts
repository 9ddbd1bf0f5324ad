import { knownWords } from "../../knowledge/known-words.ts";
import type { FrameWord } from "../reading/frame.ts";
import { isNeutral } from "../reading/words.ts";
import { lemmasOf } from "./word-keys.ts";

/** What a word adds to a statement by its part of speech; a name, which no dictionary has, adds most. */
const ofName = 1.2;
const ofNoun = 1;
const ofOther = 0.6;
const ofNeutral = 0.1;

/** How everyday a word is (`Words.frequency`), and the share that is left of its weight. */
const plain: readonly (readonly [number, number])[] = [
  [8, 0.25],
  [6, 0.45],
  [4, 0.75],
];

const weights = new Map<string, number>();
const mostKept = 20_000;

/** Closed class: small words that no dictionary of meanings has, and that say nothing. */
const smallWords: ReadonlySet<string> = new Set(
  "against amid among amongst although beside besides cannot despite else elsewhere hence herself himself hitherto however itself likewise meanwhile moreover multi myself nonetheless onto ourselves per pre semi since themselves thereafter thereby therefore though throughout thus till toward towards unless unlike until upon versus via whatever whenever whereas whereby wherein wherever whether whichever whilst whoever whose yourself".split(
    " ",
  ),
);

function weigh(word: string): number {
  if (smallWords.has(word)) return 0;
  const lower = word.replace(/'s?$/, "");
  if (isNeutral(lower)) return ofNeutral;
  const words = knownWords();
  if (words === undefined) return ofOther;
  const lemmas = lemmasOf(words, lower);
  if (lemmas.length === 0) return ofName;
  const base = lemmas.some(({ part }) => part === "noun") ? ofNoun : ofOther;
  const met = Math.max(...lemmas.map(({ word, part }) => words.frequency(word, part)));
  return base * (plain.find(([from]) => met >= from)?.[1] ?? 1);
}

/** How much a word says, 0..1.2: nothing for words without meaning and for figures, which have rules of their own. */
export function weightOf({ lower, stop }: FrameWord): number {
  if (stop || /\d/.test(lower)) return 0;
  const before = weights.get(lower);
  if (before !== undefined) return before;
  const made = weigh(lower);
  if (knownWords() === undefined) return made;
  if (weights.size >= mostKept) weights.clear();
  weights.set(lower, made);
  return made;
}
