import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cleanName,
  countCharacters,
  cutText,
  isBlank,
  isStorable,
  manyLines,
  normaliseText,
  oneLine,
} from "./text.ts";

const anything = () => fc.string({ unit: "binary", maxLength: 60 });

describe("the length of a text", () => {
  it("is counted in code points", () => {
    expect(countCharacters("")).toBe(0);
    expect(countCharacters("aé")).toBe(2);
    expect(countCharacters("🚀🚀")).toBe(2);
    expect(countCharacters("\u{1F469}\u200D\u{1F52C}")).toBe(3);
  });

  it("is the same as that of the list of its characters", () => {
    fc.assert(
      fc.property(anything(), fc.string(), (a, b) => {
        expect(countCharacters(a + b)).toBe(Array.from(a + b).length);
      }),
    );
    expect(countCharacters("\uD83D")).toBe(1);
    expect(countCharacters("\uDE80\uD83D")).toBe(2);
  });
});

describe("cutting a text", () => {
  it("keeps the first code points and never half a character", () => {
    expect(cutText("a🚀b", 2)).toBe("a🚀");
    expect(cutText("a🚀b", 1)).toBe("a");
    expect(cutText("abc", 10)).toBe("abc");
    expect(cutText("abc", 0)).toBe("");
  });

  it("gives a beginning of the text within the limit", () => {
    fc.assert(
      fc.property(anything(), fc.nat(70), (text, most) => {
        const cut = cutText(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(countCharacters(cut)).toBe(Math.min(most, countCharacters(text)));
        expect(isStorable(cut)).toBe(
          isStorable(cut.replaceAll("\u0000", "")) && !cut.includes("\u0000"),
        );
      }),
    );
  });
});

describe("a storable text", () => {
  it("holds no zero byte and no half of a pair", () => {
    expect(isStorable("plain 🚀")).toBe(true);
    expect(isStorable("a\u0000b")).toBe(false);
    expect(isStorable("\uD83D")).toBe(false);
    expect(isStorable("\uDE80\uD83D")).toBe(false);
  });
});

describe("cleaning", () => {
  it("makes a name one line without hidden characters", () => {
    expect(cleanName("  cv\u202Efdp.exe \n\t new\u0007 ")).toBe("cvfdp.exe new");
    expect(cleanName("e\u0301")).toBe("é");
    expect(normaliseText("e\u0301")).toBe("é");
  });

  it("joins the lines of a one-line text by one space", () => {
    expect(oneLine(" a \r\n\r\n b\u2028c\u000Bd ")).toBe("a b c d");
  });

  it("keeps the lines of a text of several lines", () => {
    expect(manyLines("\n a \r\n\r b\u2029c \n")).toBe("a\n\nb\nc");
  });

  it("takes hidden characters out of each line and joins none by it", () => {
    expect(manyLines("a\u0000\u0007 \n\u0001b\tc\u009F\n\u001F\nd")).toBe("a\nb\tc\n\nd");
    expect(oneLine("\u0002 a\u0085b \u0003")).toBe("a b");
    const lines = "a\n".repeat(60_000);
    expect(manyLines(lines)).toBe(lines.trim());
  });

  it("changes nothing the second time", () => {
    fc.assert(
      fc.property(anything(), (text) => {
        expect(oneLine(oneLine(text))).toBe(oneLine(text));
        expect(manyLines(manyLines(text))).toBe(manyLines(text));
        expect(cleanName(cleanName(text))).toBe(cleanName(text));
      }),
    );
  });
});

describe("a text that shows nothing", () => {
  it.each(["", " ", "\n\t", "\u00A0", "\u200B", "\uFEFF\u2060", "\u00AD", " \u202E "])(
    "may be %j",
    (text) => {
      expect(isBlank(text)).toBe(true);
    },
  );

  it.each(["a", ".", "—", "🚀", "\u0301", " 0 "])("is not %j", (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe("a name", () => {
  it.each([
    ["a\tb", "a b"],
    ["\u2066Ada\u2069", "Ada"],
    ["a\u0085b", "a b"],
    ["\u007F\u0000", ""],
    ["\u00A0Ada\u00A0Byron\u00A0", "Ada Byron"],
    ["👩\u200D🔬.pdf", "👩\u200D🔬.pdf"],
  ])("%j is kept as %j", (text, name) => {
    expect(cleanName(text)).toBe(name);
  });

  it("holds no line break, no control character and no mark that turns text, whatever it was", () => {
    fc.assert(
      fc.property(anything(), (text) => {
        expect(cleanName(text)).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
      }),
    );
  });
});

describe("lines of a text", () => {
  it.each([
    ["", "", ""],
    [" \n ", "", ""],
    ["one", "one", "one"],
    ["a\tb", "a\tb", "a\tb"],
    ["a\n\n\nb", "a b", "a\n\n\nb"],
    ["a\u0085b\fc", "a b c", "a\nb\nc"],
    ["a\u0000\u0007b", "ab", "ab"],
    ["a  b", "a  b", "a  b"],
  ])("%j become %j in one line and %j in several", (text, one, many) => {
    expect(oneLine(text)).toBe(one);
    expect(manyLines(text)).toBe(many);
  });

  it("hold the same words in one line as in several", () => {
    fc.assert(
      fc.property(anything(), (text) => {
        expect(oneLine(manyLines(text))).toBe(oneLine(text));
      }),
    );
  });
});
