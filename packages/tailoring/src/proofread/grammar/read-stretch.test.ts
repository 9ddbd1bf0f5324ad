import { expect, it } from "vitest";
import { compileGrammar } from "./compile-grammar.ts";
import { StretchReader } from "./read-stretch.ts";

const grammar = compileGrammar(`
Whole -> Noun.%a verb (Noun.1 | "there")? | Noun.1
Noun.1 -> det? one+
Noun.3 -> many
Noun.p -> none
`);

function wordsOf(text: string) {
  return text.split(" ").map((tag) => ({ low: tag, tags: new Set([tag]) }));
}

function isWhole(text: string): boolean {
  const words = wordsOf(text);
  return new StretchReader(grammar, words).ends("Whole", 0).includes(words.length);
}

it("a stretch is whole where one reading of it is", () => {
  expect(isWhole("det one one verb det one")).toBe(true);
  expect(isWhole("many verb there")).toBe(true);
  expect(isWhole("one")).toBe(true);
});

it("what no production reads is not whole", () => {
  expect(isWhole("verb")).toBe(false);
  expect(isWhole("det many verb")).toBe(false);
  expect(isWhole("one verb many")).toBe(false);
});

it("tells how far any reading came", () => {
  const reader = new StretchReader(grammar, wordsOf("one verb many"));
  reader.ends("Whole", 0);
  expect(reader.furthest).toBe(2);
});

it("a name without productions reads nothing", () => {
  expect(new StretchReader(grammar, wordsOf("one")).ends("Other", 0)).toEqual([]);
});
