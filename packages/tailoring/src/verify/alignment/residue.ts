import type { Frame, FrameWord } from "../reading/frame.ts";
import { carriesWord, placesOf, saysAsWhole } from "./align.ts";
import { relationOf } from "./relation.ts";
import type { Relation } from "./relation.ts";
import { weightOf } from "./weight.ts";

/** A word of a claim that nothing carries, and how it stands to what the lines say and the claim leaves out. */
export interface NovelWord {
  readonly word: FrameWord;
  readonly weight: number;
  readonly relation: Relation;
}

/** What is left of a claim when all that lines carry is taken away. */
export interface Residue {
  readonly novel: readonly NovelWord[];
  /** Weight of all words that were looked at. */
  readonly whole: number;
}

/** Words that say less than this are never missed. */
const leastWeight = 0.15;

/** Words of a line that carry nothing of the claim. */
export function unusedOf(claim: Frame, line: Frame): FrameWord[] {
  const used = new Set(claim.words.flatMap((_, index) => placesOf(claim, index, line)));
  return line.words.filter((word, index) => !used.has(index) && weightOf(word) >= leastWeight);
}

const closest: readonly Relation[] = ["broader", "opposite", "narrower", "sibling"];

function relationAmong(word: FrameWord, unused: readonly FrameWord[]): Relation {
  const found = new Set(unused.map((other) => relationOf(word.lower, other.lower)));
  return closest.find((relation) => found.has(relation)) ?? "none";
}

/** Which words of a claim are looked at, and which are carried by something else than the lines. */
export interface ResidueOptions {
  readonly asked: (word: FrameWord) => boolean;
  readonly carried: (word: FrameWord) => boolean;
}

function sum(weights: readonly number[]): number {
  return weights.reduce((total, one) => total + one, 0);
}

/** Holds the words of a claim against lines. */
export function residueOf(
  claim: Frame,
  lines: readonly Frame[],
  { asked, carried }: ResidueOptions,
): Residue {
  const words = claim.words.map((word, index) => ({ word, index, weight: weightOf(word) }));
  const looked = words.filter(({ word }) => asked(word));
  const open = looked.filter(
    ({ word, index, weight }) =>
      weight >= leastWeight &&
      !lines.some((line) => carriesWord(claim, index, line)) &&
      !carried(word) &&
      !lines.some((line) => saysAsWhole(claim, word, line)),
  );
  const unused = open.length === 0 ? [] : lines.flatMap((line) => unusedOf(claim, line));
  const novel = open
    .map(({ word, weight }) => ({ word, weight, relation: relationAmong(word, unused) }))
    .filter(({ relation }) => relation !== "broader");
  return { novel, whole: sum(looked.map(({ weight }) => weight)) };
}
