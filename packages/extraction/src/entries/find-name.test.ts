import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { findName } from "./find-name.ts";

/** The name in rows of a text and its size, as close below each other as lines are. */
function nameIn(rows: readonly (readonly [string, number])[]): string {
  const lines = rows.map(([text, size], at): Line => ({
    ...plainLine(`l${at}`, text, 0),
    size,
    box: { x: 50, y: 40 + at * 22, w: text.length * 10, h: size },
  }));
  const found = findName(lines, [], 10);
  if (found === undefined) return "";
  const rest = found.first === found.last ? "" : ` ${found.last.text.slice(0, found.end)}`;
  return rest === "" ? found.first.text.slice(found.start, found.end) : found.first.text + rest;
}

test("a family name in larger type goes on with the given one above it", () => {
  const rows = [
    ["Tilda", 20],
    ["Marchbanks", 24],
    ["tilda@example.org", 10],
  ] as const;
  expect(nameIn(rows)).toBe("Tilda Marchbanks");
});

test("a headline in smaller type is no part of a name", () => {
  const rows = [
    ["Tilda Marchbanks", 24],
    ["Harbour Porter", 20],
    ["tilda@example.org", 10],
  ] as const;
  expect(nameIn(rows)).toBe("Tilda Marchbanks");
});

test("the heading of the details of a person stands beside the name", () => {
  const text = "Personal information\tTilda Marchbanks";
  const cells = [
    { start: 0, end: 20, x: 50 },
    { start: 21, end: 37, x: 200 },
  ];
  const line: Line = { ...plainLine("l1", text, 0), cells, size: 14 };
  const found = findName([line, plainLine("l2", "tilda@example.org", 0)], ["tilda"], 10);
  expect(text.slice(found?.start, found?.end)).toBe("Tilda Marchbanks");
});
