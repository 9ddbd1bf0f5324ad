import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { labelledRows } from "./labelled-rows.ts";

type Row = readonly [text: string, column?: string];

function rowsOf(rows: readonly Row[]): string[] {
  const lines = rows.map(([text, column], at): Line => ({
    ...plainLine(`t.l${at + 1}`, text, 0),
    ...(column === undefined ? {} : { column }),
  }));
  return (labelledRows(lines) ?? []).map(
    ({ kind, values }) => `${kind}: ${values.map(({ line }) => line.text).join(" / ")}`,
  );
}

test("an employer and a title below each other in one column are a row each", () => {
  const rows: Row[] = [
    ["Oct 2021 – Present", "Period"],
    ["Copper Finch Bar", "Company / Position"],
    ["Head Bartender", "Company / Position"],
    ["Run the bar", "Duties"],
    ["with four others"],
    ["Jan 2019 – Sep 2021", "Period"],
    ["Harbour Hotel", "Company / Position"],
    ["Bartender, then Senior Bartender"],
    ["Lobby and pool bar", "Duties"],
  ];
  expect(rowsOf(rows)).toEqual([
    "date: Oct 2021 – Present",
    "firm: Copper Finch Bar",
    "title: Head Bartender",
    "text: Run the bar / with four others",
    "date: Jan 2019 – Sep 2021",
    "firm: Harbour Hotel",
    "title: Bartender, then Senior Bartender",
    "text: Lobby and pool bar",
  ]);
});

test("a name over two lines stays whole, and the order is that of the column's name", () => {
  const rows: Row[] = [
    ["2019 - 2021", "Dates"],
    ["Ward Clerk", "Post and employer"],
    ["Western Larch Linen"],
    ["Services Ltd"],
    ["Kept the lists", "Duties"],
  ];
  expect(rowsOf(rows).slice(1, 3)).toEqual([
    "title: Ward Clerk",
    "firm: Western Larch Linen / Services Ltd",
  ]);
});

test("a column of one kind is one row, over however many lines", () => {
  const rows: Row[] = [
    ["2019 - 2021", "Dates"],
    ["Western Larch Linen", "Employer"],
    ["Services Ltd"],
    ["Ward Clerk", "Position"],
  ];
  expect(rowsOf(rows)).toEqual([
    "date: 2019 - 2021",
    "firm: Western Larch Linen / Services Ltd",
    "title: Ward Clerk",
  ]);
});
