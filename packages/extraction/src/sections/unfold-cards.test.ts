import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { unfoldCards } from "./unfold-cards.ts";

const today = "2026-11-01";

function rowsOf(rows: readonly (readonly [string, string])[], right = 300): Line[] {
  return rows.map(([left, second], at) => ({
    ...plainLine(`l${at}`, `${left}\t${second}`, 0),
    box: { x: 50, y: 100 + at * 12, w: 450, h: 10 },
    cells: [
      { start: 0, end: left.length, x: 50 },
      {
        start: left.length + 1,
        end: left.length + 1 + second.length,
        x: right + (right < 300 ? at * 20 : 0),
      },
    ],
  }));
}

function textsOf(lines: Line[], kind: "education" | "skills" = "education"): string[] {
  return unfoldCards({ kinds: [kind], lines }, today).lines.map(({ text }) => text);
}

const cards = [
  ["Brindle High School", "Fernhill Community College"],
  ["Sep 2007 - Jun 2010", "Sep 2002 - May 2006"],
  ["Diploma in Wiring", "Apprenticeship, Plumbing"],
] as const;

test("two studies side by side are read one after the other", () => {
  expect(textsOf(rowsOf(cards))).toEqual([
    "Brindle High School",
    "Sep 2007 - Jun 2010",
    "Diploma in Wiring",
    "Fernhill Community College",
    "Sep 2002 - May 2006",
    "Apprenticeship, Plumbing",
  ]);
});

test.each([
  [
    "places and dates at the right edge",
    [
      ["Tarn College", "Leeds"],
      ["Diploma", "2007 - 2010"],
    ] as const,
  ],
  ["one row alone", [["2007 - 2010", "2002 - 2006"]] as const],
])("no cards: %s", (_name, rows) => {
  expect(textsOf(rowsOf(rows))).toHaveLength(rows.length);
});

test("cells that do not begin below each other, and other sections, stay as they are", () => {
  expect(textsOf(rowsOf(cards, 200))).toHaveLength(3);
  expect(textsOf(rowsOf(cards), "skills")).toHaveLength(3);
});
