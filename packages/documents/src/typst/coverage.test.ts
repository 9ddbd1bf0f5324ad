import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBack } from "../check/read-back.ts";
import { readPdf } from "../check/read-pdf.ts";
import { lettersOf } from "../text/text-equal.ts";
import { plainText } from "../sheet/clean-text.ts";
import { anyText } from "../testing/any-text.ts";
import { inputOf, layOut, resumeDocument, sharedEngine } from "../testing/lay-out.ts";
import { resumeWithBullets } from "../testing/one-bullet-resume.ts";
import { characterClass, createCoverageCheck } from "./coverage.ts";

describe("what the fonts cannot show", () => {
  test("emoji, ornaments and private characters are removed and named", async () => {
    const { pdf, warnings } = layOut(
      resumeDocument(resumeWithBullets("Won 🏆 a 🀄 prize \uE000 ✓")),
    );
    expect(warnings).toEqual([
      {
        code: "characters_removed",
        detail: "Werkstudent, line 1: \uE000🏆🀄",
        at: [{ path: "exp1.b1", place: "Werkstudent, line 1", characters: "\uE000🏆🀄" }],
      },
    ]);
    expect(lettersOf((await readPdf(pdf)).text)).toContain("Wonaprize✓");
  });

  test("a few words of a script without font are named beside the pages, and a PDF is refused", () => {
    const resume = resumeWithBullets(
      "Taught English in Seoul (서울)",
      ..."one two three four five six seven".split(" "),
    );
    const document = resumeDocument(resume);
    const pages = sharedEngine().layout(inputOf(document, { want: ["pages"] }));
    expect(pages.ok && pages.value.warnings).toEqual([
      {
        code: "letters_not_printed",
        detail: "Werkstudent, line 1: 서울",
        at: [{ path: "exp1.b1", place: "Werkstudent, line 1", characters: "서울" }],
      },
    ]);
    const pdf = sharedEngine().layout(inputOf(document, { want: ["pdf", "pages"] }));
    expect(!pdf.ok && pdf.error).toEqual({
      code: "missing_glyphs",
      detail:
        "Korean letters cannot be printed here: the font Noto Sans KR is not installed. They stand in: Werkstudent, line 1 (서울).",
      at: [{ path: "exp1.b1", place: "Werkstudent, line 1", characters: "서울" }],
      fonts: ["Noto Sans KR"],
    });
  });

  test.each([
    ["a name", { ...resumeWithBullets("Line one", "Line two"), name: "김민준" }, ["name"]],
    [
      "most lines",
      resumeWithBullets(...Array.from({ length: 9 }, () => "서울")),
      Array.from({ length: 9 }, (_, index) => `exp1.b${index + 1}`),
    ],
  ])("%s in a script without font is refused even to look at", (_, resume, paths) => {
    const result = sharedEngine().layout(inputOf(resumeDocument(resume), { want: ["pages"] }));
    expect(!result.ok && result.error.code).toBe("missing_glyphs");
    expect(!result.ok && result.error.at?.map(({ path }) => path)).toEqual(paths);
  });

  test("wide and circled forms are printed as the letters they stand for", async () => {
    const { pdf, warnings } = layOut(
      resumeDocument(resumeWithBullets("Ｐｙｔｈｏｎ ① non\u2011stop")),
    );
    expect(warnings).toEqual([]);
    expect(lettersOf((await readPdf(pdf)).text)).toContain("Python1non-stop");
  });

  test("every letter of Latin, Greek and Cyrillic that is printed reads back once", async () => {
    const { covers } = sharedEngine();
    const letters = Array.from({ length: 0x2100 - 0xa1 }, (_, index) =>
      String.fromCodePoint(0xa1 + index),
    ).filter(
      (letter) =>
        covers(letter) &&
        plainText(letter) === letter &&
        !/\p{M}/u.test(letter) &&
        /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter),
    );
    expect(letters.length).toBeGreaterThan(1_000);
    const lines = Array.from({ length: Math.ceil(letters.length / 60) }, (_, index) =>
      letters.slice(60 * index, 60 * index + 60).join("\u00A0|\u00A0"),
    );
    const { pdf } = layOut(resumeDocument(resumeWithBullets(...lines)));
    const text = lettersOf((await readPdf(pdf)).text);
    expect(lines.filter((line) => !text.includes(lettersOf(line)))).toEqual([]);
  });

  test("a mark without a glyph of its own letter is left out and named", async () => {
    const { pdf, warnings } = layOut(
      resumeDocument(resumeWithBullets("Ade\u0301bayo\u0323\u0300")),
    );
    expect(warnings).toMatchObject([
      { code: "characters_removed", detail: "Werkstudent, line 1: ◌\u0300" },
    ]);
    expect(lettersOf((await readPdf(pdf)).text)).toContain("Adébayọ");
  });

  test("whatever is typed is printed as cleaned or refused, and never ends the process", async () => {
    const unit = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...Array.from("aé ßЖΩệ-–“.№→★\u0301\u200D\t")) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", minLength: 1, maxLength: 1 }) },
    );
    const texts = fc.array(unit, { minLength: 1, maxLength: 40 }).map((units) => units.join(""));
    const checked = fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const document = resumeDocument(resumeWithBullets(text, "Last line"));
        const result = sharedEngine().layout(inputOf(document, { want: ["pdf"] }));
        if (!result.ok) return result.error.code === "missing_glyphs";
        const bytes = result.value.pdf ?? new Uint8Array();
        const back = await readBack({ bytes, format: "pdf", document }, sharedEngine().covers);
        return back.ok && back.value.inOrder && back.value.missing.length === 0;
      }),
      { numRuns: 30 },
    );
    await expect(checked).resolves.toBeUndefined();
  });
});

/** Fonts that show printable ASCII, some accents and the signs that others are spelled with. */
function ascii(character: string): boolean {
  return /^[\n -~é—•]$/u.test(character);
}

function cleanedBy(text: string) {
  const { clean, removed, missing } = createCoverageCheck(ascii);
  return { text: clean(text, "summary"), removed, missing };
}

describe("a text that is cleaned for its fonts", () => {
  test.each([
    ["non\u2011stop \u22125 \u2015 a", "non-stop -5 — a"],
    ["\u25CF one \u25AA two \u27A2 three", "• one • two • three"],
    ["a \u2192 b \u21D2 c \u2190 d \u2194 e", "a -> b => c <- d <-> e"],
    ["Ｐｙｔｈｏｎ ①", "Python 1"],
    ["o\uFB03ce", "office"],
    ["cafe\u0301", "café"],
  ])("has signs of others for those that are not there: %j as %j", (text, printed) => {
    expect(cleanedBy(text)).toEqual({ text: printed, removed: [], missing: [] });
  });

  test.each([
    ["an ornament", "Won 🏆 a prize 🏆", "Won a prize", "🏆"],
    ["an ornament in brackets", "Prize (🏆) [ 🏆 ] won", "Prize won", "🏆"],
    ["a private sign", "a \uE000b", "a b", "\uE000"],
    ["a control character", "a\u0007b", "ab", "\u0007"],
    ["a mark without a glyph of its letter", "x\u0301\u0302y", "xy", "\u25CC\u0301\u25CC\u0302"],
    ["a mark without a letter", "\u0301a", "a", "\u25CC\u0301"],
    ["an unassigned sign", "a \u{2FFFE}b", "a b", "\u{2FFFE}"],
  ])("loses %s, and tells it once", (_, text, printed, characters) => {
    expect(cleanedBy(text)).toEqual({
      text: printed,
      removed: [{ path: "summary", characters }],
      missing: [],
    });
  });

  test("keeps the places of letters that no font shows, in the order of the addresses", () => {
    const check = createCoverageCheck(ascii);
    expect(check.clean("Ж и Ж", "name")).toBe("");
    check.clean("plain", "headline");
    expect(check.clean("a (漢) b 🏆", "summary")).toBe("a b");
    expect(check.missing).toEqual([
      { path: "name", characters: "Жи" },
      { path: "summary", characters: "漢" },
    ]);
    expect(check.removed).toEqual([{ path: "summary", characters: "🏆" }]);
  });

  test("keeps brackets that the person left empty", () => {
    expect(cleanedBy("f() and []").text).toBe("f() and []");
  });

  test("takes nothing away from what the fonts show but invisible characters", () => {
    const all = createCoverageCheck(() => true);
    expect(all.clean("Ｐ 🏆 漢 \u200Bé", "summary")).toBe("Ｐ 🏆 漢 é");
    expect([...all.removed, ...all.missing]).toEqual([]);
  });

  test("holds nothing that the fonts do not show, whatever was typed", () => {
    fc.assert(
      fc.property(anyText(), (typed) => {
        const { text } = cleanedBy(typed);
        // A pair of a letter and a mark that has one glyph is covered as such.
        const shown = text.replace(/[Gg]\u0303|[ĄąĘęĮįŲų]\u0301/gu, "");
        expect(Array.from(shown).filter((character) => !ascii(character))).toEqual([]);
        expect(cleanedBy(text)).toEqual({ text, removed: [], missing: [] });
      }),
      { numRuns: runs(1_000) },
    );
  });
});

test("the characters of a family are a class for the engine, without those that are no signs", () => {
  const points = {
    has: () => true,
    runs: (): [number, number][] => [
      [0, 0x0d],
      [0x20, 0x7e],
      [0xe9, 0xe9],
      [0x1_f3_31, 0x1_f3_32],
    ],
  };
  expect(characterClass(points)).toBe("[\\u{20}-\\u{7e}\\u{e9}-\\u{e9}\\u{1f331}-\\u{1f332}]");
  expect(new RegExp(`^${characterClass(points)}+$`, "u").test("Zé🌱")).toBe(true);
});
