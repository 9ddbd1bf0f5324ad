import { expect, test } from "vitest";
import { joinDateStacks } from "./date-stacks.ts";
import type { Fragment } from "./fragment.ts";

function fragment(text: string, x0: number, y: number): Fragment {
  return { words: [], text, x0, x1: x0 + text.length * 5, y, size: 10, order: 0 };
}

type Cell = readonly [text: string, x0: number, y: number];

function joined(cells: readonly Cell[]): string[] {
  return joinDateStacks(cells.map((cell) => fragment(...cell))).map((one) => one.text);
}

test("a range over three lines is one cell on the row of the header", () => {
  const cells: Cell[] = [
    ["Mar 2019", 40, 100],
    ["Site Manager", 120, 100],
    ["to", 40, 112],
    ["Larch & Vale Builders", 120, 112],
    ["May 2021", 40, 124],
    ["• Ran two sites", 120, 124],
  ];
  const out = joinDateStacks(cells.map((cell) => fragment(...cell)));
  expect(out.map((one) => one.text)).toEqual([
    "Mar 2019 to May 2021",
    "Site Manager",
    "Larch & Vale Builders",
    "• Ran two sites",
  ]);
  expect(out[0]).toMatchObject({ y: 100, x0: 40, x1: 80 });
});

test("a centred bar and the newest time on top", () => {
  expect(
    joined([
      ["Present", 42, 100],
      ["Site Manager", 120, 100],
      ["|", 58, 112],
      ["Mar 2019", 40, 124],
    ]),
  ).toEqual(["Mar 2019 – Present", "Site Manager"]);
});

test("the row of the header is the one that holds something beside the dates", () => {
  const out = joinDateStacks([
    fragment("2019 –", 40, 100),
    fragment("2021", 40, 112),
    fragment("Site Manager", 120, 112),
  ]);
  expect(out.map((one) => [one.text, one.y])).toEqual([
    ["2019 – 2021", 112],
    ["Site Manager", 112],
  ]);
});

test("dates of rows above each other stay with their rows", () => {
  const rows: Cell[] = [
    ["2021", 40, 100],
    ["Forklift licence", 120, 100],
    ["2019", 40, 112],
    ["First aid", 120, 112],
  ];
  const third: Cell[] = [
    ["2016", 40, 124],
    ["Welding", 120, 124],
  ];
  expect(joined(rows)).toEqual(rows.map(([text]) => text));
  expect(joined([...rows, ...third])).toEqual([...rows, ...third].map(([text]) => text));
});

test("two times with nothing between them are one where a list stands beside the second", () => {
  expect(
    joined([
      ["2021", 40, 100],
      ["Site Manager", 120, 100],
      ["2019", 40, 112],
      ["• Ran two sites", 120, 112],
    ]),
  ).toEqual(["2019 – 2021", "Site Manager", "• Ran two sites"]);
});

test.each([
  [
    "a dash with its text behind it marks a list",
    [
      ["2019", 40, 100],
      ["–", 40, 112],
      ["Ran two sites", 50, 112],
      ["2016", 40, 124],
    ],
  ],
  [
    "dates further apart are two",
    [
      ["2019 –", 40, 100],
      ["2021", 40, 140],
    ],
  ],
  [
    "dates in two columns are two",
    [
      ["2019 –", 40, 100],
      ["2021", 300, 112],
    ],
  ],
  [
    "text between them tells them apart",
    [
      ["2019 –", 40, 100],
      ["Leeds", 40, 111],
      ["2021", 40, 122],
    ],
  ],
] satisfies [string, Cell[]][])("%s", (_why, cells) => {
  expect(joined(cells)).toEqual(cells.map(([text]) => text));
});
