import { expect, test } from "vitest";
import { widthsIn } from "./advances.ts";
import { bundledFonts, readFamily } from "./fonts.ts";

/** The regular weight of a bundled family. */
function regularOf(name: string): Buffer {
  const source = bundledFonts.find(({ family }) => family === name);
  const [regular] = (source && readFamily(source)?.files) ?? [];
  if (regular === undefined) throw new Error(`no ${name}`);
  return regular;
}

test("letters are as wide as the font says, each for itself", () => {
  const widthOf = widthsIn(regularOf("Source Sans 3"));
  expect(widthOf("")).toBe(0);
  // Figures of this family are all of one width.
  expect(widthOf("1904")).toBeCloseTo(4 * widthOf("0"), 5);
  expect(widthOf("AV")).toBeCloseTo(widthOf("A") + widthOf("V"), 5);
  expect(widthOf("i")).toBeLessThan(widthOf("m") / 2);
});

test("a letter that the font does not have takes about half of its size, beyond the first plane as well", () => {
  const widthOf = widthsIn(regularOf("EB Garamond"));
  expect(widthOf("漢")).toBeCloseTo(0.55, 5);
  expect(widthOf("\u{2ffff}\u{10ffff}")).toBeCloseTo(1.1, 5);
});

test("a font is read when a width is first asked for, and not before", () => {
  const widthOf = widthsIn(Buffer.from("no font at all"));
  expect(() => widthOf("a")).toThrow("font without table head");
});
