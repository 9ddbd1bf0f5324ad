import { expect, test } from "vitest";
import type { FlowRow } from "./flow-lines.ts";
import { rowsOfTable } from "./table-rows.ts";

type Cells = readonly (readonly string[])[];

const cellOf = (lines: readonly string[]): FlowRow[] => lines.map((text) => ({ runs: [{ text }] }));
const shown = (table: readonly Cells[]): string[] =>
  rowsOfTable(table.map((cells) => cells.map(cellOf))).map(({ runs }) =>
    runs.map(({ text }) => text).join(""),
  );

test("short cells side by side are one line", () => {
  expect(
    shown([
      [["English"], ["native"]],
      [["Welsh"], ["B2"]],
    ]),
  ).toEqual(["English\tnative", "Welsh\tB2"]);
});

test("a period beside a taller cell shares its first line", () => {
  expect(shown([[["2014 – 2019"], ["Welder, Fjord Steel", "Welded gates"]]])).toEqual([
    "2014 – 2019\tWelder, Fjord Steel",
    "Welded gates",
  ]);
});

test("a period over two lines of its cell is one", () => {
  expect(
    shown([
      [
        ["2014 –", "2019"],
        ["Welder, Fjord Steel", "Welded gates"],
      ],
    ]),
  ).toEqual(["2014 – 2019\tWelder, Fjord Steel", "Welded gates"]);
});

test("a post and its employer stand beside their period and place line by line", () => {
  expect(
    shown([
      [
        ["Fjord Steel", "Welder"],
        ["May 2014 – June 2019", "Bergen"],
      ],
    ]),
  ).toEqual(["Fjord Steel\tMay 2014 – June 2019", "Welder\tBergen"]);
});

test("tall cells are columns, read one after the other", () => {
  const left = ["Skills", "Welding", "Cutting"];
  const right = ["Experience", "Welder, Fjord Steel", "2014 – 2019"];
  const rows = rowsOfTable([[cellOf(left), cellOf(right)]]);
  expect(rows.map(({ runs }) => runs[0]?.text)).toEqual([...left, ...right]);
  expect(rows.map(({ opensColumn }) => opensColumn === true)).toEqual([
    true,
    false,
    false,
    true,
    false,
    false,
  ]);
});

test("names of sections in the first column head what stands beside them", () => {
  const rows = rowsOfTable([
    [cellOf(["Experience"]), cellOf(["Welder, Fjord Steel", "2014 – 2019"])],
    [cellOf(["Skills"]), cellOf(["Welding, cutting"])],
  ]);
  expect(rows.map(({ heading, runs }) => [heading, runs[0]?.text])).toEqual([
    [2, "Experience"],
    [undefined, "Welder, Fjord Steel"],
    [undefined, "2014 – 2019"],
    [2, "Skills"],
    [undefined, "Welding, cutting"],
  ]);
});

test("empty cells and rows say nothing", () => {
  expect(
    shown([
      [[], ["Welding"]],
      [[""], [" "]],
    ]),
  ).toEqual(["Welding"]);
});

test("labels in one cell stand beside their values in the next", () => {
  expect(
    shown([
      [
        ["Employer", "Position", "Period"],
        ["Fjord Steel", "Welder", "2014 – 2019"],
      ],
    ]),
  ).toEqual(["Employer\tFjord Steel", "Position\tWelder", "Period\t2014 – 2019"]);
});
