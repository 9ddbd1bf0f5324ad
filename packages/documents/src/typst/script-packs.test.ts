import { describe, expect, test } from "vitest";
import { packsFor, scriptPacks } from "./script-packs.data.ts";

/** The packs that show a letter in a document of a language, best first. */
function packsOf(letter: string, language: string): string[] {
  return packsFor(language)
    .filter(({ letters }) => letters.test(letter))
    .map(({ id }) => id);
}

describe("the fonts of scripts", () => {
  test("have each an id of its own, a label, and a family to install first", () => {
    expect(new Set(scriptPacks.map(({ id }) => id)).size).toBe(scriptPacks.length);
    for (const { label, fonts } of scriptPacks) {
      expect(label).toMatch(/^\p{Lu}/u);
      expect(fonts[0]?.package).toMatch(/^@expo-google-fonts\//u);
    }
  });

  test.each([
    ["ש", ["hebrew"]],
    ["ع", ["arabic"]],
    ["،", ["arabic"]],
    ["क", ["devanagari"]],
    ["।", ["devanagari"]],
    ["あ", ["japanese"]],
    ["한", ["korean"]],
    ["漢", ["chinese", "chinese-traditional"]],
    ["ㄅ", ["chinese-traditional"]],
    ["ไ", ["thai"]],
    ["გ", ["georgian"]],
    ["a", []],
    ["Ж", []],
    ["😀", []],
  ])("that show %s are %j", (letter, ids) => {
    expect(packsOf(letter, "en")).toEqual(ids);
  });

  test("that write with ideographs all show the signs that these languages share", () => {
    for (const sign of ["、", "「", "ー", "Ａ"]) {
      expect(packsOf(sign, "en")).toEqual(["japanese", "korean", "chinese", "chinese-traditional"]);
    }
  });
});

describe("ideographs", () => {
  test.each([
    ["ja", "japanese"],
    ["ja-JP", "japanese"],
    ["ko_KR", "korean"],
    ["zh", "chinese"],
    ["zh-CN", "chinese"],
    ["zh-Hans-HK", "chinese"],
    ["zh-TW", "chinese-traditional"],
    ["zh_TW", "chinese-traditional"],
    ["ZH-hk", "chinese-traditional"],
    ["zh-Hant", "chinese-traditional"],
    ["zh-Hant-MO", "chinese-traditional"],
    ["zhuang-TW", "chinese"],
    ["constructor", "chinese"],
    ["", "chinese"],
  ])("of a document in %j are drawn by the font of %s", (language, id) => {
    expect(packsOf("漢", language)[0]).toBe(id);
  });

  test("of another language than the document's are found all the same", () => {
    expect(
      packsFor("ja")
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(scriptPacks.map(({ id }) => id).toSorted());
    expect(packsOf("한", "ja")).toEqual(["korean"]);
  });
});
