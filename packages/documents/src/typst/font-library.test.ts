import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { bundledFonts, readFamily } from "./fonts.ts";
import { createFontLibrary, missingFonts } from "./font-library.ts";

const library = createFontLibrary();

describe("the library of fonts", () => {
  test.each([
    ["a", true],
    ["ß", true],
    ["Ж", true],
    ["ệ", true],
    ["€", true],
    ["\n", true],
    ["ש", true],
    ["ع", true],
    ["क", true],
    ["\t", false],
    ["", false],
    ["漢", false],
    ["한", false],
    ["🚀", false],
    ["\u{10FFFF}", false],
  ])("shows %j: %s", (character, covered) => {
    expect(library.covers(character)).toBe(covered);
    expect(library.fontsFor("en").covers(character)).toBe(covered);
  });

  test("has the bundled families in their order, and the scripts that come with this package", () => {
    expect(library.bundled.map(({ name }) => name)).toEqual(
      bundledFonts.map(({ family }) => family),
    );
    expect(library.everyPack().map(({ name }) => name)).toEqual(
      expect.arrayContaining(["Noto Sans Hebrew", "Vazirmatn", "Noto Sans Devanagari"]),
    );
  });
});

describe("the fonts of one document", () => {
  test("are those of the scripts that it was asked about, by name", () => {
    const fonts = library.fontsFor("ar");
    expect(fonts.extra()).toEqual([]);
    for (const letter of "aعבע") fonts.covers(letter);
    expect(fonts.extra().map(({ name }) => name)).toEqual(["Noto Sans Hebrew", "Vazirmatn"]);
  });

  test("are not those of another document", () => {
    library.fontsFor("he").covers("ש");
    expect(library.fontsFor("he").extra()).toEqual([]);
  });
});

const [noto] = bundledFonts;
const [latin = Buffer.alloc(0)] = (noto && readFamily(noto)?.files) ?? [];

/** The library with a folder of the given font files. */
async function libraryWith(files: Readonly<Record<string, Buffer>>) {
  const folder = await mkdtemp(join(tmpdir(), "savile fonts "));
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const library = createFontLibrary(folder);
  const names = library.everyPack().map(({ name }) => name);
  await rm(folder, { recursive: true });
  return { library, names };
}

test("a font of the right name without the letter does not show it", async () => {
  const { library, names } = await libraryWith({ "NotoSansThai-Regular.ttf": latin });
  expect(library.covers("ไ")).toBe(false);
  expect(names).toContain("Noto Sans Thai");
});

test.each([
  ["empty", Buffer.alloc(0)],
  ["cut off", latin.subarray(0, 400)],
  ["a text", Buffer.from("Not found")],
])("a font that is %s shows nothing, and the next of its script is taken", async (_, damaged) => {
  const { library, names } = await libraryWith({
    "NotoSansThai-Regular.ttf": damaged,
    "NotoSansJP-Regular.ttf": damaged,
    "NotoSansCJK-Regular.ttc": latin,
  });
  expect(library.covers("ไ")).toBe(false);
  expect(names).not.toContain("Noto Sans Thai");
  expect(names).toContain("Noto Sans CJK JP");
});

test.each([
  ["", "en", []],
  ["ไทย", "en", [["Thai", "Noto Sans Thai"]]],
  ["ㄅ", "en", [["Traditional Chinese", "Noto Sans TC"]]],
  ["漢字", "ko-KR", [["Korean", "Noto Sans KR"]]],
  [
    "한東あ",
    "ja",
    [
      ["Korean", "Noto Sans KR"],
      ["Japanese", "Noto Sans JP"],
    ],
  ],
  ["ᚠ🚀", "en", [["Other", null]]],
  [
    "გაᚠ",
    "en",
    [
      ["Georgian", "Noto Sans Georgian"],
      ["Other", null],
    ],
  ],
])(
  "the fonts that %j lacks in a document in %s are %j, each named once",
  (letters, language, fonts) => {
    expect(missingFonts(letters, language).map(({ script, font }) => [script, font])).toEqual(
      fonts,
    );
  },
);
