import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { partLanguages } from "./part-languages.ts";

function ableOf(texts: readonly string[]): string[] {
  const lines = texts.map((text, at) => plainLine(`t.l${at + 1}`, text, 0));
  return partLanguages(lines).able.map(({ text }) => text);
}

test("programs below a heading of languages are skills, with their levels", () => {
  expect(ableOf(["English", "Native speaker", "Python, SQL", "Advanced", "German (B2)"])).toEqual([
    "Python, SQL",
    "Advanced",
  ]);
});

test("languages that no table knows stay where they stand", () => {
  expect(ableOf(["Polish", "Old Tarnish"])).toEqual([]);
});
