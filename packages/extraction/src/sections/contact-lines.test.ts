import { expect, test } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { joinAddressColumns } from "./address-columns.ts";
import { joinLargeCells } from "./contact-columns.ts";
import { isContactList } from "./contact-list.ts";
import { footLines } from "./foot-line.ts";

/** A line whose cells are parted by tabs, one every hundred points, in the sizes given. */
function cellsOf(text: string, y: number, sizes: readonly number[] = []): Line {
  let at = 0;
  const cells = text.split("\t").map((cell, index) => {
    const start = at;
    at += cell.length + 1;
    return { start, end: start + cell.length, x: 50 + index * 100 };
  });
  const pieces = cells.map(({ start, end }, index) => ({
    start,
    end,
    bold: false,
    italic: false,
    size: sizes[index] ?? 10,
  }));
  const box = { x: 50, y, w: 400, h: 10 };
  return { ...plainLine(`p1.y${y}`, text, 0), cells, pieces, box, page: 1 };
}

function listOf(texts: readonly string[]): Line[] {
  return texts.map((text, at) => plainLine(`${at}`, text, 0));
}

function textsOf(lines: readonly Line[]): string[] {
  return lines.map(({ text }) => text);
}

test("a street and the town below it are read before what stands beside them", () => {
  const rows = [cellsOf("14 Mill Lane\tana@example.org", 80), cellsOf("Leeds, UK\t555 0149", 92)];
  expect(textsOf(joinAddressColumns(rows))).toEqual([
    "14 Mill Lane",
    "Leeds, UK",
    "ana@example.org",
    "555 0149",
  ]);
  const others = [cellsOf("Ana\tana@example.org", 80), cellsOf("Leeds, UK\t555 0149", 92)];
  expect(joinAddressColumns(others)).toEqual(others);
});

test("a name in large type on two rows is read before the details beside it", () => {
  const rows = [
    cellsOf("MARISOL\t362.555.0169", 44, [40, 10]),
    cellsOf("marisol@example.org", 60),
    cellsOf("PRADO\tLeicester, UK", 88, [40, 10]),
    cellsOf("Teacher", 130, [20]),
  ];
  expect(textsOf(joinLargeCells(rows))).toEqual([
    "MARISOL",
    "PRADO",
    "362.555.0169",
    "marisol@example.org",
    "Leicester, UK",
    "Teacher",
  ]);
});

test("a section of addresses is a contact list whatever heads it", () => {
  expect(isContactList(listOf(["Leeds, UK", "ana.prado@exam", "ple.org", "020 7946 0163"]))).toBe(
    true,
  );
  expect(isContactList(listOf(["I work with people", "ana@example.org"]))).toBe(false);
  expect(isContactList([])).toBe(false);
});

test("the foot of a page holds contact details or its number", () => {
  const text = [cellsOf("Cooked for many", 100), cellsOf("Baked bread", 112)];
  const small = { size: 7.5 };
  const details = { ...cellsOf("ana@example.org | Leeds, UK", 800), ...small };
  const number = { ...cellsOf("Ana Prado · 8.12.2025 · Page 1", 800), ...small };
  expect(footLines([...text, details], 10)).toEqual({ contact: [details], closing: [] });
  expect(footLines([...text, number], 10)).toEqual({ contact: [], closing: [number] });
  expect(footLines(text, 10)).toEqual({ contact: [], closing: [] });
});
