import { expect, test } from "vitest";
import { askedWords } from "./asked-words.ts";

function namesIn(text: string): string[] {
  return askedWords(text)
    .filter(({ name }) => name)
    .map(({ text: word }) => word);
}

test.each([
  ["Well-founded knowledge of distillation", []],
  ["Award-winning bakery", []],
  ["Use of Birthnet", ["Birthnet"]],
  ["Yomiha consoles", ["Yomiha"]],
  ["Kubernetes and SAP", ["Kubernetes", "SAP"]],
])("%s has these names", (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
