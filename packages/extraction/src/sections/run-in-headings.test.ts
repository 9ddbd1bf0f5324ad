import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { splitRunIns } from "./run-in-headings.ts";

function split(texts: readonly string[]): string[] {
  return splitRunIns(texts.map((text, at) => plainLine(`t.l${at}`, text, 0))).map(
    ({ text }) => text,
  );
}

test("headings in capitals with their text on the line are lines of their own", () => {
  expect(
    split([
      "EMPLOYMENT.",
      "Cook, Blue Door, 2019",
      "EDUCATION. MA History, Larch College, 2013.",
      "LANGUAGES: English, Welsh",
    ]),
  ).toEqual([
    "EMPLOYMENT.",
    "Cook, Blue Door, 2019",
    "EDUCATION",
    "MA History, Larch College, 2013.",
    "LANGUAGES",
    "English, Welsh",
  ]);
});

test.each([
  [["SKILLS: Excel, Word", "SKILLS: Sewing"]],
  [["Education. MA History", "Languages: English"]],
  [["LANGUAGES: ENGLISH, WELSH", "EDUCATION: GED"]],
  [["BLUE DOOR. Cook since 2019", "LARCH VIEW. Porter"]],
])("%j stay as they are", (texts) => {
  expect(split(texts)).toEqual(texts);
});
