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

function weigh(lower: string): number {
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
