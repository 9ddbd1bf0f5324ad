import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { plainText } from "../sheet/clean-text.ts";
import { anyText } from "../testing/any-text.ts";
import { damagedCharacters } from "./damage.ts";

test.each([
  ["a good text", "Zoë שלום ✓ 🚀\n", []],
  ["no text", "", []],
  ["a zero byte", "a\0b", ["U+0000"]],
  ["a soft hyphen", "mod\u00ADern", ["U+00AD"]],
  ["a replacement character", "caf\uFFFD", ["U+FFFD"]],
  ["a private character", "\uE000", ["U+E000"]],
  ["a private character of a far plane", "\u{F0000}\u{10FFFD}", ["U+F0000", "U+10FFFD"]],
  ["the same fault twice", "\uFFFD and \0 and \uFFFD", ["U+FFFD", "U+0000"]],
])("the damage of %s is told once for each character", (_, text, codes) => {
  expect(damagedCharacters(text)).toEqual(codes.map((code) => `unreadable character ${code}`));
});

test("damage is never in what is printed", () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(damagedCharacters(plainText(text))).toEqual([]);
    }),
    { numRuns: runs(1_000) },
  );
});
