import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../testing/any-text.ts";
import { plainText } from "./clean-text.ts";

describe("plain text", () => {
  test("accents written as combining marks become one letter", () => {
    expect(plainText("Zoe\u0308 Mu\u0308ller")).toBe("Zoë Müller");
  });

  test("invisible and control characters go, words stay", () => {
    expect(plainText("\uFEFFmod\u00ADern\u0000 wo\u200Brds\u0007\u202E")).toBe("modern words");
  });

  test("ligature characters become letters", () => {
    expect(plainText("o\uFB03ce \uFB01rst")).toBe("office first");
  });

  test("runs of white space become one space, line feeds stay and blank lines go", () => {
    expect(plainText("  a \t b\u00A0c\r\n\r\n\u2028 d ")).toBe("a b c\nd");
  });

  test("joiners stay only in scripts that are written with them", () => {
    expect(plainText("shelf\u200Cful")).toBe("shelfful");
    expect(plainText("می\u200Cخواهم")).toBe("می\u200Cخواهم");
    expect(plainText("क्\u200Dष")).toBe("क्\u200Dष");
    expect(plainText("\u200Dخ")).toBe("خ");
    expect(plainText("a\u0301\u200D")).toBe("\u00E1");
    expect(plainText("x\u0301\u200D")).toBe("x\u0301");
  });

  test.each([
    ["nothing", "", ""],
    ["blanks alone", " \u00A0\t\u3000", ""],
    ["line breaks alone", "\r\n\u0085\u2029\v\f", ""],
    ["invisible characters alone", "\u200B\uFEFF\u2060\u00AD", ""],
    ["an override that shows a name backwards", "\u202Efdp.exe\u202C", "fdp.exe"],
    ["isolates around a foreign name", "by \u2068דנה\u2069, Tel Aviv", "by דנה, Tel Aviv"],
    ["an emoji with a variation selector", "✔\uFE0F done", "✔ done"],
    ["a character that a broken file left", "caf\uFFFD", "caf"],
    ["a private character between words", "a \uE000 b", "a b"],
    ["each kind of line break", "a\rb\vc\fd\u0085e\u2028f\u2029g", "a\nb\nc\nd\ne\nf\ng"],
    [
      "every ligature",
      "\uFB00 \uFB01 \uFB02 \uFB03 \uFB04 \uFB05 \uFB06",
      "ff fi fl ffi ffl st st",
    ],
  ])("of %s is %j as %j", (_, text, printed) => {
    expect(plainText(text)).toBe(printed);
  });

  test("joins a letter and its accent, whatever stood between them", () => {
    expect(plainText("e\u00AD\u0301")).toBe("\u00E9");
    expect(plainText("\uFB03\u0301")).toBe("ff\u00ED");
  });

  test("is the same when it is cleaned again", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(plainText(plainText(text))).toBe(plainText(text));
      }),
      { numRuns: runs(1_000) },
    );
  });

  test("never holds what breaks a line, a text layer or a comparison", () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const printed = plainText(text);
        expect(printed).not.toMatch(/[\0\u00AD\u200B\u202E\uFEFF\uFFFD\p{Co}\uFB00-\uFB06]/u);
        expect(printed).not.toMatch(/[\r\t\v\f\u0085\u2028\u2029]|\n\n|^\s|\s$| \n|\n | {2}/u);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test("keeps every letter and digit that is typed", () => {
    const word = fc
      .array(fc.constantFrom(...Array.from("aZ9éßŁЖΩשع漢한")), { minLength: 1 })
      .map((letters) => letters.join(""));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(plainText(words.join(" \u200B\n "))).toBe(words.join("\n"));
      }),
      { numRuns: runs(300) },
    );
  });
});
