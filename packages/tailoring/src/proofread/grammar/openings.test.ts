import { expect, it } from "vitest";
import { compileGrammar } from "./compile-grammar.ts";
import { openingsOf, shares } from "./openings.ts";

const grammar = compileGrammar(`
Whole -> Start verb
Start -> det? Name* | "there was"
Name -> one
Empty -> det?
`);

function mayOpen(production: string, low: string, ...tags: string[]): boolean {
  const openings = openingsOf(grammar);
  const node = grammar.get(production);
  const opening = node === undefined ? undefined : openings.of(node);
  if (opening === undefined) throw new Error(`${production} has no opening`);
  return opening.isOptional || shares(opening.leaves, openings.leavesOf(low, new Set(tags)));
}

it("a production begins with what its first parts begin with", () => {
  expect(mayOpen("Whole", "a", "det")).toBe(true);
  expect(mayOpen("Whole", "cook", "one")).toBe(true);
  expect(mayOpen("Name", "a", "det")).toBe(false);
});

it("behind parts that may be empty stands the next one", () => {
  expect(mayOpen("Whole", "cooks", "verb")).toBe(true);
  expect(mayOpen("Whole", "cooks", "adverb")).toBe(false);
});

it("a word that stands in a production is one by its letters", () => {
  expect(mayOpen("Start", "there")).toBe(true);
  expect(mayOpen("Name", "there")).toBe(false);
});

it("what may be empty begins with anything", () => {
  expect(mayOpen("Empty", "cooks", "verb")).toBe(true);
});
