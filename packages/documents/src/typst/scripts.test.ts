import { describe, expect, test } from "vitest";
import { readPdf } from "../check/read-pdf.ts";
import { findLines } from "../text/text-equal.ts";
import { printedLines } from "../sheet/printed-lines.ts";
import { inputOf, layOut, resumeDocument, sharedEngine } from "../testing/lay-out.ts";
import { resumeWithBullets } from "../testing/one-bullet-resume.ts";
import { missingFonts } from "./font-library.ts";

const exact = [
  ["Cyrillic", "ru", "Анна Орлова-Ёлкина", "Руководила отделом из 12 человек; Київ, ґанок, їжак."],
  ["Greek", "el", "Ελένη Παπαδοπούλου", "Οργάνωσε την εργασία δώδεκα ατόμων; ᾠδή, ΐ ΰ."],
  ["Vietnamese", "vi", "Nguyễn Thị Hương", "Quản lý một nhóm mười hai người ở Thừa Thiên Huế."],
] as const;

describe.each(exact)("%s", (_, language, name, line) => {
  test.each(["modern", "executive"] as const)(
    "is printed and read back letter for letter in %s",
    async (template) => {
      const document = resumeDocument({ ...resumeWithBullets(line), name, language });
      const { pdf, warnings } = layOut(document, { template });
      expect(warnings).toEqual([]);
      const lines = printedLines(document, template).map((printed) => printed.text);
      expect(findLines((await readPdf(pdf)).text, lines)).toMatchObject({
        missing: [],
        inOrder: true,
      });
    },
  );
});

const shaped = [
  ["Hebrew", "he", "נועה בן־דוד", "ניהלה צוות של שנים עשר אנשים עם Acme Ltd."],
  ["Arabic", "ar", "ليلى منصور", "قادت فريقا من اثني عشر شخصا مع Acme Ltd."],
  ["Devanagari", "hi", "अनन्या शर्मा", "बारह लोगों की टीम का नेतृत्व किया।"],
] as const;

describe.each(shaped)("%s", (_, language, name, line) => {
  test("is printed by its own bundled font without losing a letter", async () => {
    const document = resumeDocument({ ...resumeWithBullets(line), name, language });
    const { pdf, warnings, pages } = layOut(document);
    expect(warnings.map(({ code }) => code)).toEqual(["text_order_not_guaranteed"]);
    const { text } = await readPdf(pdf);
    const lost = Array.from(`${name}${line}`).filter((letter) => !text.includes(letter));
    expect(lost).toEqual([]);
    expect(pages[0]?.drawing?.marks.length).toBeGreaterThan(20);
  });
});

describe("a script without font", () => {
  test("is named with the font that would print it, ideographs by the document's language", () => {
    expect(missingFonts("ไทย", "en")).toEqual([{ script: "Thai", font: "Noto Sans Thai" }]);
    expect(missingFonts("東京", "ja")).toEqual([{ script: "Japanese", font: "Noto Sans JP" }]);
    expect(missingFonts("北京", "zh-CN")).toEqual([{ script: "Chinese", font: "Noto Sans SC" }]);
    expect(missingFonts("臺北", "zh-TW")).toEqual([
      { script: "Traditional Chinese", font: "Noto Sans TC" },
    ]);
    expect(missingFonts("ᚠ", "en")).toEqual([{ script: "Other", font: null }]);
  });

  test("is refused with every address and letter in one sentence", () => {
    const resume = { ...resumeWithBullets("Bangkok (กรุงเทพ)", "Plain"), name: "王小明" };
    const result = sharedEngine().layout(inputOf(resumeDocument(resume)));
    expect(!result.ok && result.error).toEqual({
      code: "missing_glyphs",
      detail:
        "Chinese and Thai letters cannot be printed here: the fonts Noto Sans SC and Noto Sans Thai are not installed. They stand in: Name (王小明), Werkstudent, line 1 (กรุงเทพ).",
      at: [
        { path: "name", place: "Name", characters: "王小明" },
        { path: "exp1.b1", place: "Werkstudent, line 1", characters: "กรุงเทพ" },
      ],
      fonts: ["Noto Sans SC", "Noto Sans Thai"],
    });
  });
});
