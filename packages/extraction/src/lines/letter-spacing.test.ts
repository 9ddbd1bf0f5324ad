import { expect, test } from "vitest";
import { joinSpaced } from "./letter-spacing.ts";
import type { Word } from "./fragment.ts";

const look = { font: "f", bold: false, italic: false, angle: 0, spaced: false, size: 8, y: 100 };
const letterGap = 2;
const wordGap = 5.2;
const valueGap = 15;

/** The signs of a text 2 pt apart, its blanks 5.2 pt wide, its double blanks 15 pt. */
function spaced(text: string): Word[] {
  let x = 0;
  return text.split(/(?<= {2})(?! )|(?! )/u).flatMap((part, order): Word[] => {
    const sign = part.trimEnd();
    const x0 = x;
    const blanks = part.length - sign.length;
    x += 4 + (blanks === 0 ? letterGap : blanks === 1 ? wordGap : valueGap);
    return [{ ...look, text: sign, x0, x1: x0 + 4, order }];
  });
}

test.each([
  "PROFILE",
  "WORK HISTORY",
  "77 TANNERS ROW STE B12, OAKHAM NJ 07001",
  "(609) 555 0147  LIV.MARSH@EXAMPLE.COM",
])("letters apart are words: %s", (text) => {
  expect(joinSpaced(spaced(text))).toBe(text);
});

test("a row of figures at one distance is no word", () => {
  expect(joinSpaced(spaced("123456789"))).toBeUndefined();
});

test("few letters say nothing", () => {
  expect(joinSpaced(spaced("ABC"))).toBeUndefined();
});

test("words as they are usually set stay apart", () => {
  const words = ["Cook", "at", "an", "inn"].map((text, at) => ({
    ...look,
    text,
    x0: at * 30,
    x1: at * 30 + 20,
    order: at,
  }));
  expect(joinSpaced(words)).toBeUndefined();
});
