import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { isLoneHead, joinWrapped } from "./join-wrapped.ts";

/** A line in the column behind one of dates; a tab parts the two. */
function lineOf(text: string, fill: number): Line {
  const at = text.indexOf("\t");
  const cells =
    at < 0
      ? [{ start: 0, end: text.length, x: 306 }]
      : [
          { start: 0, end: at, x: 57 },
          { start: at + 1, end: text.length, x: 306 },
        ];
  const x = at < 0 ? 306 : 57;
  return {
    ...plainLine(text, text, 0),
    cells,
    fill,
    gap: 1,
    box: { x, y: 0, w: 306 + 240 * fill - x, h: 10 },
  };
}

function joinedOf(...lines: readonly Line[]) {
  return joinWrapped(lines).map(({ text, cells }) => ({
    text,
    cells: cells.map(({ start, end }) => text.slice(start, end)),
  }));
}

test("a name that is broken beside its dates is one, in its own column", () => {
  expect(
    joinedOf(
      lineOf("Apr 2016 - Jun 2020\tSenior Technician (Track), Larch Metro", 1),
      lineOf("Pte Ltd", 0.3),
    ),
  ).toEqual([
    {
      text: "Apr 2016 - Jun 2020\tSenior Technician (Track), Larch Metro Pte Ltd",
      cells: ["Apr 2016 - Jun 2020", "Senior Technician (Track), Larch Metro Pte Ltd"],
    },
  ]);
});

test("a name of its own below a title stays a line of its own", () => {
  expect(
    joinedOf(lineOf("2016 - 2020\tSenior Technician", 0.5), lineOf("Larch Metro", 0.4)),
  ).toHaveLength(2);
});

test.each([
  ["Pte Ltd", true],
  ["Ltd", true],
  ["Larch Ltd", false],
  ["Combat Engineers", false],
])("%s cannot stand alone: %s", (text, isLone) => {
  expect(isLoneHead(text)).toBe(isLone);
});
