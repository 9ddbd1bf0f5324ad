import { expect, it } from "vitest";
import { plainLine } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { findHeadings } from "./find-headings.ts";

const loud: Partial<Line> = { bold: true, size: 15, gap: 2 };

function headingsOf(lines: readonly (readonly [string, Partial<Line>])[]): string[] {
  const all = lines.map(([text, look], at) => ({ ...plainLine(`t.l${at}`, text, 0), ...look }));
  return findHeadings(all, "2026-11-01").map(({ line }) => line.text);
}

const job = [
  ["Night Porter", {}],
  ["2018 - 2020", {}],
  ["Kept the desk and the keys of a house with ninety rooms", {}],
] as const;

it("names of entries that are set as headings are no headings", () => {
  expect(
    headingsOf([
      ["Ana Prado", { size: 22 }],
      ["Experience", loud],
      ["Larch View Hotel", loud],
      ...job,
      ["Camp Brindle", loud],
      ...job,
      ["Education", loud],
      ["Tarrant College", loud],
      ["Diploma, 2016", {}],
      ["Skills", loud],
      ["keys, ledgers", {}],
    ]),
  ).toEqual(["Experience", "Education", "Skills"]);
});

it("unknown headings in the style of known ones are headings where entries look otherwise", () => {
  expect(
    headingsOf([
      ["Ana Prado", { size: 22 }],
      ["Experience", loud],
      ["Larch View Hotel", {}],
      ...job,
      ["Things I Mend", loud],
      ["Clocks and radios of all ages", {}],
      ["Education", loud],
      ["Diploma, Tarrant College, 2016", {}],
      ["Skills", loud],
      ["keys, ledgers", {}],
    ]),
  ).toContain("Things I Mend");
});
