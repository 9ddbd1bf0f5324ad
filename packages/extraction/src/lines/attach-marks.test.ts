import { expect, test } from "vitest";
import { attachMarks } from "./attach-marks.ts";
import type { Fragment } from "./fragment.ts";

function fragment(text: string, x0: number, y: number, order = 0): Fragment {
  return { words: [], text, x0, x1: x0 + text.length * 5, y, size: 10, order };
}

function textsOf(fragments: readonly Fragment[]): string[] {
  return fragments.map((one) => one.text);
}

test.each(["•", "-", "–"])("the marks %s of a page, drawn first, go to their text", (glyph) => {
  const marks = [fragment(glyph, 50, 100, 1), fragment(glyph, 50, 114, 2)];
  const texts = [fragment("Led the night shift", 66, 100, 3), fragment("Kept rotas", 66, 114, 4)];
  const found = attachMarks([...marks, ...texts]);
  expect(textsOf(found)).toEqual([`${glyph} Led the night shift`, `${glyph} Kept rotas`]);
  expect(found.map((one) => [one.x0, one.order])).toEqual([
    [50, 3],
    [50, 4],
  ]);
});

test("a dash between two dates stays by itself", () => {
  const row = [fragment("2014", 50, 100), fragment("–", 74, 100), fragment("2016", 84, 100)];
  expect(attachMarks(row)).toEqual(row);
});

test("a dash before a date, and a mark far from any text, stay by themselves", () => {
  const page = [fragment("-", 50, 100), fragment("June 2016", 60, 100), fragment("•", 50, 120)];
  expect(attachMarks([...page, fragment("Reno, Nevada and around", 300, 120)])).toHaveLength(4);
});
