import { expect, test } from "vitest";
import { saidOf } from "./instruction.ts";

test.each([
  ["use simpler language", "use simpler language"],
  ["name the actions", "name the actions"],
  ["shortn the summary", "shorten the summary"],
  ["Emphasize   langauges", "emphasize languages"],
])("the request %j is read as %j", (text, said) => {
  expect(saidOf(text, new Set())).toBe(said);
});

test("a request keeps the words of the documents as they are", () => {
  expect(saidOf("mention shortn", new Set(["shortn"]))).toBe("mention shortn");
});
