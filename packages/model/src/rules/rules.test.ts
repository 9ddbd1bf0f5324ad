import { expect, test } from "vitest";
import { bookFaults } from "./book-faults.ts";
import { addUp, decide, decidersOf } from "./decide.ts";
import type { ChoosingBook, Rule, ScoringBook } from "./rule.ts";

const short: Rule<string, number> = {
  name: "short",
  when: (text) => text.length < 4,
  gives: 1,
  examples: ["ab"],
  not: ["abcd"],
};
const upper: Rule<string, number> = {
  name: "upper-case",
  when: (text) => /^[A-Z]+$/.test(text),
  gives: (text) => text.length,
  examples: ["ABCD"],
  not: ["abcd"],
};
const choosing: ChoosingBook<string, number> = {
  name: "words",
  about: "How long is a word?",
  takes: "first",
  read: (example) => example,
  rules: [short, upper],
};
const scoring: ScoringBook<string> = { ...choosing, takes: "all" };

test("decide takes the first rule that applies, and says which", () => {
  expect(decide(choosing, "AB")).toEqual({ rule: "short", value: 1 });
  expect(decide(choosing, "ABCDE")).toEqual({ rule: "upper-case", value: 5 });
  expect(decide(choosing, "abcde")).toBeUndefined();
});

test("addUp takes all rules that apply", () => {
  expect(addUp(scoring, "AB")).toBe(3);
  expect(addUp(scoring, "abcde")).toBe(0);
});

test("decidersOf names one rule of a choice and all of a score", () => {
  expect(decidersOf(choosing, "AB")).toEqual(["short"]);
  expect(decidersOf(choosing, "abcde")).toEqual([]);
  expect(decidersOf(scoring, "AB")).toEqual(["short", "upper-case"]);
});

test("bookFaults finds none in books whose rules decide their examples", () => {
  expect(bookFaults(choosing)).toEqual([]);
  expect(bookFaults(scoring)).toEqual([]);
});

test("bookFaults tells an example of another rule, one of no rule, and one that must not be decided", () => {
  const rules = [
    { ...short, not: ["abc"] },
    { ...upper, examples: ["AB", "abcd"] },
  ];
  expect(bookFaults({ ...choosing, rules })).toEqual([
    'words: short: "abc" is decided by it and must not be',
    'words: upper-case: "AB" is decided by short',
    'words: upper-case: "abcd" is decided by no rule',
  ]);
});

test("bookFaults tells names that are given twice or not in kebab-case, and rules without an example", () => {
  const rules = [short, short, { ...upper, name: "Upper case", examples: [] }];
  expect(bookFaults({ ...scoring, rules })).toEqual([
    "words: short: the name is given twice",
    "words: Upper case: the name is not in kebab-case",
    "words: Upper case: there is no example",
  ]);
});
