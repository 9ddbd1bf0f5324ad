import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { headColumns, splitMarginHeadings } from "./row-headings.ts";

/** A line with a cell for each part between tabs. */
function rowOf(text: string, look: Partial<Line> = {}): Line {
  const cells = [...text.matchAll(/[^\t]+/g)].map(({ index, 0: cell }, at) => ({
    start: index,
    end: index + cell.length,
    x: 50 + at * 200,
  }));
  return { ...plainLine(text, text, 0), cells, ...look };
}

function cut(...texts: readonly string[]): string[] {
  return splitMarginHeadings(texts.map((text) => rowOf(text))).map(({ text }) => text);
}

test("a known heading in the margin is a line of its own", () => {
  expect(cut("EDUCATION\tTarrant College, 2016")).toEqual(["EDUCATION", "Tarrant College, 2016"]);
  expect(cut("Leeds\tTarrant College, 2016")).toHaveLength(1);
});

test("an unknown one is known by two others that look like it", () => {
  const known = ["EDUCATION:\tTarrant College", "REFERENCES:\tOn request"];
  expect(cut(...known, "GOOD TO KNOW:\tDrives a lorry")).toContain("GOOD TO KNOW:");
  expect(cut("EDUCATION:\tTarrant College", "GOOD TO KNOW:\tDrives a lorry")).toHaveLength(3);
});

test("the second heading of a row is read with the column below it", () => {
  const box = { x: 50, y: 40, w: 400, h: 10 };
  const row = rowOf("SKILLS\tREFERENCES", { box, page: 1 });
  const below = (text: string, x: number, block: number, columnStart = false): Line =>
    rowOf(text, { box: { x, y: 60, w: 90, h: 10 }, page: 1, block, columnStart });
  const lines = splitMarginHeadings([
    row,
    below("Lathe", 50, 0),
    below("Mill", 50, 0),
    below("Ana was quick.", 250, 1, true),
  ]);
  const order = headColumns(lines).map(({ text }) => text);
  expect(order).toEqual(["SKILLS", "Lathe", "Mill", "REFERENCES", "Ana was quick."]);
});
