import { describe, expect, test } from "vitest";
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
  });
});
