import { describe, expect, it } from "vitest";
import { knownWords } from "../../knowledge/known-words.ts";
import { tagWords } from "../lexicon/tag-words.ts";
import { tokensOf } from "../tokens/split-tokens.ts";
import { parallelFaults } from "./parallel-faults.ts";

function oddOf(text: string): string | undefined {
  const words = knownWords();
  if (words === undefined) throw new Error("no words");
  return parallelFaults(words, tagWords(words, tokensOf(text)))[0]?.span;
}

describe("a row of deeds", () => {
  it.each([
    ["For two years I ran the shop, keep the books and trained six clerks.", "keep"],
    ["Wrote three guides, closed 40 tickets a week and coaching two clerks", "coaching"],
    ["I check the tyres, set the mirrors and cleaned the cab every day.", "cleaned"],
    ["I have painted houses, hung paper and lays tiles.", "lays"],
  ])("has one that is odd: %s", (text, odd) => {
    expect(oddOf(text)).toBe(odd);
  });

  it.each([
    "I ran the shop, kept the books and trained six clerks.",
    "I enjoy teaching and writing the notes.",
    "I ran the shop, opening it at six and closing it at nine.",
    "Produced planning and tender packages for three schools",
    "Went to two fairs to meet growers and buy seed",
  ])("goes together: %s", (text) => {
    expect(oddOf(text)).toBeUndefined();
  });
});
