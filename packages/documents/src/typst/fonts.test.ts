import { templateIds } from "@savile/model";
import { expect, test } from "vitest";
import { templatesFolder } from "../text/package-folder.ts";
import { bundledFonts, readFamily } from "./fonts.ts";
import { readTokens } from "./tokens.ts";

test.each(bundledFonts)(
  "the bundled family $family has a file for each of its weights",
  (source) => {
    const family = readFamily(source);
    expect(family?.name).toBe(source.family);
    expect(family?.files).toHaveLength(source.weights.length);
    for (const file of family?.files ?? []) {
      expect(["00010000", "4f54544f"]).toContain(file.toString("hex", 0, 4));
    }
  },
);

test.each(templateIds)("the bundled families hold every one that %s names", (id) => {
  const names = bundledFonts.map(({ family }) => family);
  const { families = [] } = readTokens(templatesFolder()).get(id) ?? {};
  expect(names).toEqual(expect.arrayContaining(families));
});

const [noto] = bundledFonts;

test.each([
  ["a package that nobody installed", { package: "@expo-google-fonts/of-nobody" }],
  ["a package by a path", { package: "../../.." }],
  ["files of another name", { prefix: "Elsewhere" }],
  ["no weights", { weights: [] }],
])("a family of %s is none", (_, change) => {
  expect(noto === undefined ? noto : readFamily({ ...noto, ...change })).toBeUndefined();
});

test("a family has the weights that exist, and passes over the others", () => {
  const weights = ["400Regular", "450Elsewhere"];
  expect(noto && readFamily({ ...noto, weights })?.files).toHaveLength(1);
});
