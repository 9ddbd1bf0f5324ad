import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../testing/any-text.ts";
import { textWidth } from "./text-width.ts";

test("the width of a text grows with each letter and with the size", () => {
  fc.assert(
    fc.property(anyText(), anyText(), fc.boolean(), (one, other, serif) => {
      const width = textWidth(one, 10, serif);
      expect(textWidth(one + other, 10, serif)).toBeCloseTo(width + textWidth(other, 10, serif), 6);
      expect(textWidth(one, 20, serif)).toBeCloseTo(2 * width, 6);
      expect(width).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: runs(300) },
  );
});

test.each([false, true])("narrow letters are narrower than wide ones, with serifs: %s", (serif) => {
  const widths = ["i", "t", "n", "A", "M"].map((letter) => textWidth(letter, 10, serif));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(new Set(widths).size).toBe(widths.length);
});

test("a mark takes no room of its own, and a sign of two code units that of one", () => {
  expect(textWidth("e\u0301", 10, false)).toBe(textWidth("e", 10, false));
  expect(textWidth("🌿", 10, false)).toBe(textWidth("漢", 10, false));
  expect(textWidth("", 10, true)).toBe(0);
});
