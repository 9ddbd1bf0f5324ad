import { expect, test } from "vitest";
import { lettersOf } from "./letters-of.ts";

const text = "Ada Noè\nC++ and Excel-\nlence, (555) 010-0199";
const letters = lettersOf(text);
const found = (wanted: string) => letters.find(wanted).map((at) => text.slice(at.start, at.end));

test.each([
  ["ADA NOE", ["Ada Noè"]],
  ["C++", ["C++"]],
  ["Excel", ["Excel"]],
  ["Excellence", ["Excel-\nlence"]],
  ["(555) 010-0199", ["(555) 010-0199"]],
  ["da No", []],
  ["", []],
])("%s is found from word to word", (wanted, places) => {
  expect(found(wanted)).toEqual(places);
});

test("a word that no span covers is noticed", () => {
  const but = (...wanted: string[]) => wanted.flatMap((one) => letters.find(one));
  expect(letters.hasWordOutside(but("Ada Noe", "C++", "Excellence", "(555) 010-0199"))).toBe(true);
  expect(letters.hasWordOutside([{ start: 0, end: text.length }])).toBe(false);
});
