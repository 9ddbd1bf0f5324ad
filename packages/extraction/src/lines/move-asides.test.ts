import { expect, test } from "vitest";
import type { Fragment } from "./fragment.ts";
import { moveAsides } from "./move-asides.ts";

function fragment(text: string, x0: number, x1: number, y: number): Fragment {
  return { words: [], text, x0, x1, y, size: 10, order: 0 };
}

function textsOf(rows: readonly Fragment[][]): string[][] {
  return rows.map((row) => row.map((one) => one.text));
}

test.each(["2014 – Present", "seit 2014 – heute", "2014 – gegenwärtig"])(
  'the period "%s" is whole and takes nothing from the row below',
  (period) => {
    const rows = [
      [fragment("Larch & Vale Builders", 50, 180, 100), fragment(period, 480, 560, 100)],
      [fragment("Site Manager", 50, 120, 112), fragment("Jan 2019 – Mar 2021", 470, 560, 112)],
    ];
    expect(textsOf(moveAsides(rows))).toEqual(textsOf(rows));
  },
);

test("a period that ends in a month goes on below", () => {
  const rows = [
    [fragment("March 2014 to June", 50, 130, 100), fragment("Site Manager", 200, 280, 100)],
    [fragment("2016", 50, 70, 112)],
  ];
  expect(textsOf(moveAsides(rows))).toEqual([["March 2014 to June", "2016", "Site Manager"]]);
});

test("a title whose last word begins with a preposition's letter is no unfinished range", () => {
  const rows = [
    [fragment("Management Accountant", 50, 160, 100), fragment("2013-11 – 2015-06", 480, 560, 100)],
    [fragment("Reno, NV", 50, 90, 112)],
  ];
  expect(textsOf(moveAsides(rows))).toEqual(textsOf(rows));
});

test.each(["Site Manager", "2014 – 2016", "–"])(
  'a dash below "%s" marks a list element',
  (above) => {
    const rows = [
      [fragment(above, 50, 130, 100), fragment("Larch & Vale Builders", 200, 300, 100)],
      [fragment("–", 50, 55, 112), fragment("Ran two sites", 62, 130, 112)],
    ];
    expect(textsOf(moveAsides(rows))).toEqual(textsOf(rows));
  },
);

test.each(["Experience", "2010 – 2012"])(
  "a whole period beside a list's mark does not move up to %s",
  (above) => {
    const rows = [
      [fragment(above, 50, 130, 100)],
      [fragment("2014 – 2016", 50, 120, 112), fragment("• Staff Nurse, Oakfield", 150, 300, 112)],
    ];
    expect(textsOf(moveAsides(rows))).toEqual(textsOf(rows));
  },
);
