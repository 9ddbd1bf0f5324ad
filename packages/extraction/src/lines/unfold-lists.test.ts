import { expect, test } from "vitest";
import type { Fragment } from "./fragment.ts";
import { unfoldLists } from "./unfold-lists.ts";

function fragment(text: string, x0: number, y: number): Fragment {
  return { words: [], text, x0, x1: x0 + text.length * 5, y, size: 10, order: 0 };
}

function textsOf(rows: readonly Fragment[][]): string[][] {
  return rows.map((row) => row.map((one) => one.text));
}

test("elements that stand beside each other are read below each other, with their next lines", () => {
  const rows = [
    [fragment("Staff Nurse", 50, 86)],
    [fragment("• Led the shift", 50, 100), fragment("• Kept rotas", 200, 100)],
    [fragment("of twelve", 58, 114), fragment("• Trained six", 200, 114)],
    [fragment("Mercy Vale Clinic", 50, 140), fragment("2014 - 2016", 400, 140)],
  ];
  expect(textsOf(unfoldLists(rows))).toEqual([
    ["Staff Nurse"],
    ["• Led the shift"],
    ["of twelve"],
    ["• Kept rotas"],
    ["• Trained six"],
    ["Mercy Vale Clinic", "2014 - 2016"],
  ]);
});

test.each([
  ["a date after an element", ["• Led the shift", "– 2016"]],
  ["text after an element", ["• Led the shift", "Reno, NV"]],
  ["lone marks", ["• Led the shift", "•"]],
])("%s stays on its row", (_name, [first = "", second = ""]) => {
  const rows = [[fragment(first, 50, 100), fragment(second, 300, 100)]];
  expect(unfoldLists(rows)).toEqual(rows);
});
