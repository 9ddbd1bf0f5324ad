import { runs, timeLimit } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "../sheet/clean-text.ts";
import { anyText } from "../testing/any-text.ts";
import { findLines, isReadApart, lettersOf } from "./text-equal.ts";

describe("the letters of a text", () => {
  test.each([
    ["a b\n\tc\u00A0d", "abcd"],
    ["o\uFB03ce", "office"],
    ["mod\u00ADern \u200Bwords\u202E", "modernwords"],
    ["e\u0301", "é"],
    ["Ｐｙ ①²½", "Py121⁄2"],
    ["Straße ≠ Strasse", "Straße≠Strasse"],
    [" \u2028", ""],
  ])("of %j are %j", (text, letters) => {
    expect(lettersOf(text)).toBe(letters);
  });

  test("are the same of the letters, and those of two texts are the letters of both", () => {
    const word = fc.constantFrom("Zoë", "o\uFB03ce", "שלום", "漢字", "🚀", " ", "\n");
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(lettersOf(lettersOf(one))).toBe(lettersOf(one));
        expect(lettersOf(`${one} ${other}`)).toBe(lettersOf(one) + lettersOf(other));
      }),
      { numRuns: runs(100) },
    );
  });
});

test.each([
  ["Zoë Müller", false],
  ["Ελληνικά, Русский, Tiếng Việt", false],
  ["東京 서울 ひらがな", false],
  ["", false],
  ["Acme שלום", true],
  ["ليلى", true],
  ["बारह", true],
  ["ไทย", true],
])("%j is read apart by some programs: %s", (text, apart) => {
  expect(isReadApart(text)).toBe(apart);
});

describe("lines that are looked for", () => {
  test("are all found in order in their own text, however it is spaced", () => {
    const lines = fc.array(anyText().map(plainText));
    fc.assert(
      fc.property(lines, fc.constantFrom("", " ", "\n", "\u00A0- "), (printed, between) => {
        // An accent at the start of a line becomes part of a letter that it is put beside.
        const letters = printed.map(lettersOf).join("");
        fc.pre(between !== "" || lettersOf(printed.join("")) === letters);
        expect(findLines(printed.join(between), printed)).toEqual({
          found: printed.length,
          missing: [],
          inOrder: true,
        });
      }),
      { numRuns: runs(500) },
    );
  });

  test("an accent is a line of its own, unless it stands beside a letter", () => {
    expect(findLines("a\n\u0301", ["a", "\u0301"]).missing).toEqual([]);
    expect(findLines("a\u0301", ["a", "\u0301"]).missing).toEqual(["a", "\u0301"]);
  });

  test.each([
    ["none", "Moss", [], 0, [], true],
    ["an empty one", "", [""], 1, [], true],
    ["one that is not there", "Moss", ["Fern"], 0, ["Fern"], false],
    ["one of several", "Moss\nFern", ["Moss", "Oak", "Fern"], 2, ["Oak"], false],
    ["two that changed places", "Fern\nMoss", ["Moss", "Fern"], 2, [], false],
    ["one that is printed twice and there once", "Moss Fern", ["Moss", "Moss"], 2, [], false],
    ["one inside another", "Moss and Fern", ["Moss and Fern", "Fern"], 2, [], false],
    ["one over a line's end", "Moss and\nFern", ["Moss and Fern"], 1, [], true],
    ["one in other letters", "MOSS", ["Moss"], 0, ["Moss"], false],
  ])("%s", (_, text, lines, found, missing, inOrder) => {
    expect(findLines(text, lines)).toEqual({ found, missing, inOrder });
  });

  test.each([
    ["a line from right to left is turned round", "םולש\nMoss", ["שלום", "Moss"], ["שלום"], true],
    [
      "a line beside it is cut",
      "בן נועה\nand Moss Fern",
      ["נועה בן", "Moss and Fern"],
      ["Moss and Fern", "נועה בן"],
      true,
    ],
    ["a letter of it is lost", "םול\nMoss", ["שלום", "Moss"], ["שלום"], false],
    ["a word of another script is lost", "םולש\nMo", ["שלום", "Moss"], ["שלום", "Moss"], false],
  ])(
    "say nothing of the order where %s, but miss what is lost",
    (_, text, lines, missing, inOrder) => {
      const found = findLines(text, lines);
      expect(found.missing.toSorted()).toEqual(missing.toSorted());
      expect(found.inOrder).toBe(inOrder);
    },
  );

  test("are found in a long text in no time", () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => `Line ${index} of a very long list`);
    const started = performance.now();
    expect(findLines(lines.join("\n"), lines).inOrder).toBe(true);
    expect(performance.now() - started).toBeLessThan(timeLimit(300));
  });
});
