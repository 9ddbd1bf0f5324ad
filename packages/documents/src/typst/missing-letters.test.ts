import { expect, test } from "vitest";
import { missingLetters } from "./missing-letters.ts";

function at(path: string, characters: string) {
  return { path, place: path === "name" ? "Name" : `Line ${path}`, characters };
}

test("missing letters of one script name its font and their place", () => {
  const places = [at("name", "ไทย")];
  expect(missingLetters(places, "th")).toEqual({
    code: "missing_glyphs",
    detail:
      "Thai letters cannot be printed here: the font Noto Sans Thai is not installed. They stand in: Name (ไทย).",
    at: places,
    fonts: ["Noto Sans Thai"],
  });
});

test("missing letters of three scripts name them all, in the order in which they were met", () => {
  const { detail, fonts } = missingLetters([at("b1", "한ไ"), at("b2", "გ")], "en");
  expect(detail).toBe(
    "Korean, Thai and Georgian letters cannot be printed here: the fonts Noto Sans KR, Noto Sans Thai and Noto Sans Georgian are not installed. They stand in: Line b1 (한ไ), Line b2 (გ).",
  );
  expect(fonts).toEqual(["Noto Sans KR", "Noto Sans Thai", "Noto Sans Georgian"]);
});

test("missing letters that no font is known for say so", () => {
  expect(missingLetters([at("b1", "ᚠ")], "en")).toMatchObject({
    detail:
      "Other letters cannot be printed here: no font for them is known. They stand in: Line b1 (ᚠ).",
    fonts: [],
  });
});

test("missing letters name the fonts that are known beside one that is not", () => {
  expect(missingLetters([at("b1", "ᚠไ")], "en").detail).toContain(
    "Other and Thai letters cannot be printed here: the font Noto Sans Thai is not installed.",
  );
});
