import { expect, test } from "vitest";
import { wideBlanks } from "./wide-blanks.ts";

/** Blanks of these widths, ten points of text between them. */
function found(widths: readonly number[], size: number): number[] {
  const blanks = widths.map((width, at) => ({ at, left: at * 50, right: at * 50 + width }));
  return wideBlanks(blanks, size).map(({ at }) => at);
}

test.each([
  ["blanks of a text", [2.5, 2.5, 2.6], []],
  ["tags of one word each", [6, 6], [0, 1]],
  ["tags of two words", [2.5, 8, 2.5, 8], [1, 3]],
  ["a stretched line", [5.2, 4.6, 5.4], []],
] as const)("%s", (_name, widths, wide) => {
  expect(found(widths, 10)).toEqual(wide);
});
