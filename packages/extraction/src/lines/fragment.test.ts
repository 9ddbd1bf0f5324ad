import { expect, test } from "vitest";
import { joinFragments } from "./fragment.ts";
import type { Word } from "./fragment.ts";

/** Words one after another: text, size, and the gap before it. */
function wordsOf(row: readonly (readonly [string, number, number?])[]): Word[] {
  let x = 0;
  return row.map(([text, size, gap = 0], order) => {
    const x0 = x + gap;
    x = x0 + text.length * size * 0.5;
    const style = { font: "f", bold: false, italic: false, angle: 0, spaced: false };
    return { ...style, text, x0, x1: x, y: 100, size, order };
  });
}

test.each([
  [
    "small capitals",
    [
      ["L", 20],
      ["AMAR", 16, 3],
      ["L", 20, 6],
      ["ETRELL", 16, 3],
    ],
    ["LAMAR LETRELL"],
  ],
  [
    "words of one size",
    [
      ["L", 20],
      ["AMAR", 20, 3],
    ],
    ["L AMAR"],
  ],
  [
    "a large letter before a sentence",
    [
      ["A", 20],
      ["cook", 16, 3],
    ],
    ["A cook"],
  ],
  [
    "an address with blanks behind its strokes",
    [
      ["https://www.linkedin.com/", 10],
      ["in/", 10, 3],
      ["rufus", 10, 3],
      ["Leeds", 10, 3],
    ],
    ["https://www.linkedin.com/in/rufus Leeds"],
  ],
  [
    "a word behind an address",
    [
      ["https://example.org/", 10],
      ["Leeds", 10, 3],
    ],
    ["https://example.org/ Leeds"],
  ],
  [
    "a small word far behind",
    [
      ["L", 20],
      ["AMAR", 16, 12],
    ],
    ["L", "AMAR"],
  ],
] as const)("%s", (_name, row, texts) => {
  expect(joinFragments(wordsOf(row)).map(({ text }) => text)).toEqual(texts);
});
