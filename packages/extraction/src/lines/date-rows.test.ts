import { expect, test } from "vitest";
import { joinWideDates, withoutMark } from "./date-rows.ts";
import { joinFragments } from "./fragment.ts";
import type { Fragment } from "./fragment.ts";

function fragment(text: string, x0: number, y: number): Fragment {
  const words = text.split(" ").map((word, index) => ({
    text: word,
    x0: x0 + index * 30,
    x1: x0 + index * 30 + 27,
    y,
    size: 10,
    font: "",
    bold: false,
    italic: false,
    order: index,
    angle: 0,
    spaced: true,
  }));
  const [joined] = joinFragments(words);
  if (joined === undefined) throw new Error("no words");
  return joined;
}

function textsOf(rows: readonly Fragment[][]): string[][] {
  return rows.map((row) => row.map((one) => one.text));
}

test("a period too wide for its column dates the row below it", () => {
  const rows = [
    [fragment("2014 – 2016", 50, 100)],
    [fragment("Staff Nurse, Mercy Vale", 120, 112)],
  ];
  expect(textsOf(joinWideDates(rows))).toEqual([["2014 – 2016", "Staff Nurse, Mercy Vale"]]);
});

test.each([
  ["text that begins below the period", fragment("Staff Nurse", 50, 112), "2014 – 2016"],
  ["a list element", fragment("• Led the shift", 120, 112), "2014 – 2016"],
  ["text further down", fragment("Staff Nurse", 120, 130), "2014 – 2016"],
  ["text below a lone year", fragment("Staff Nurse", 62, 112), "2014"],
])("%s keeps its own row", (_name, text, period) => {
  const rows = [[fragment(period, 50, 100)], [text]];
  expect(joinWideDates(rows)).toEqual(rows);
});

test("a row with a date of its own takes no other", () => {
  const rows = [
    [fragment("2014 – 2016", 50, 100)],
    [fragment("Staff Nurse", 120, 112), fragment("2017 – 2019", 400, 112)],
  ];
  expect(joinWideDates(rows)).toEqual(rows);
});

test("a period beside a mark makes the element the header of an entry", () => {
  const row = [fragment("2014 – 2016", 50, 100), fragment("• Staff Nurse", 150, 100)];
  expect(textsOf([withoutMark(row)])).toEqual([["2014 – 2016", "Staff Nurse"]]);
});

test.each([
  ["a lone year", "2014", "• Staff Nurse"],
  ["text without a mark", "2014 – 2016", "Staff Nurse"],
  ["a mark without text", "2014 – 2016", "•"],
])("%s is left as it is", (_name, cell, text) => {
  const row = [fragment(cell, 50, 100), fragment(text, 150, 100)];
  expect(withoutMark(row)).toBe(row);
});
