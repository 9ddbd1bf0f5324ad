import { expect, it } from "vitest";
import { sectionsOf } from "./sections.ts";
import { segmentsOf } from "./segments.ts";
import { stretchesOf } from "./stretches.ts";

function read(text: string) {
  return stretchesOf(sectionsOf(segmentsOf(text)).placed).map(({ lines, section, headed }) => ({
    lines: lines.map(({ segment }) => segment.text),
    section,
    headed,
  }));
}

it("lines stand together up to a blank line or a heading", () => {
  expect(read("Requirements\n- French\n- Excel\n\nOrbit began as a stall.\nIt has grown.")).toEqual(
    [
      { lines: ["French", "Excel"], section: "required", headed: true },
      { lines: ["Orbit began as a stall.", "It has grown."], section: "required", headed: false },
    ],
  );
});

it("a list that is set apart line by line is one stretch", () => {
  expect(read("Requirements\n\n- French\n\n- Excel\n\n- Word")).toMatchObject([
    { lines: ["French", "Excel", "Word"], headed: true },
  ]);
});

it("criteria of a table stand in none", () => {
  expect(read("French\tE\nExcel\tD\nWord\tE\n\nOrbit began as a stall.")).toMatchObject([
    { lines: ["Orbit began as a stall."], section: "intro" },
  ]);
});
