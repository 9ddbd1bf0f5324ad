import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { categoryEnd } from "./skill-category.ts";
import { labelEnd, stripsOf } from "./skill-strips.ts";

function linesOf(texts: readonly string[], more: Partial<Line> = {}): Line[] {
  return texts.map((text, at) => ({ ...plainLine(`l${at}`, text, 0), ...more }));
}

function labelsOf(texts: readonly string[]): string[] {
  return stripsOf(linesOf(texts)).map((strip) => {
    const end = labelEnd(strip);
    return end === undefined ? "" : strip.first.text.slice(0, end.from);
  });
}

test.each([
  [
    ["Languages Ada, C, Lisp", "Databases MySQL, Oracle, DB2"],
    ["Languages", "Databases"],
  ],
  [
    ["Languages Ada, C, Lisp", "Baking, frying, grilling"],
    ["", ""],
  ],
  [
    ["Languages: Ada, C", "Other: Oracle"],
    ["Languages", "Other"],
  ],
  [
    ["Databases MySQL, Oracle, DB2", "Databases design"],
    ["", ""],
  ],
])("the labels of %j", (texts, labels) => {
  expect(labelsOf(texts)).toEqual(labels);
});

test("a list with commas goes on where its next word had no room", () => {
  const full = { box: { x: 50, y: 10, w: 190, h: 10 }, fill: 0.98 };
  const lines = linesOf(["Baking, frying, grilling, Distributed"], full);
  const rest = linesOf(["Systems"], { box: { x: 50, y: 22, w: 40, h: 10 }, fill: 0.2 });
  expect(stripsOf([...lines, ...rest])).toHaveLength(1);
  const short = linesOf(["Baking, frying, grilling"], { ...full, fill: 0.5 });
  expect(stripsOf([...short, ...rest])).toHaveLength(2);
});

test.each([
  [
    ["Baking:", "Frying:", "Grilling:"],
    [0, 0, 0],
  ],
  [
    ["Kitchen:", "Frying", "Grilling"],
    [7, 0, 0],
  ],
])("the categories of %j", (texts, ends) => {
  const list = stripsOf(linesOf(texts));
  expect(list.map((_, at) => categoryEnd(list, at))).toEqual(ends);
});
