import { expect, test } from "vitest";
import { pieceOf } from "../sheet/pieces.ts";
import { bar, rowOf, runsOf } from "./runs.ts";

test("the runs of a piece are its lines, a break before each but the first", () => {
  expect(runsOf(pieceOf("summary", "one\ntwo\nthree"), { bold: true })).toEqual([
    { text: "one", bold: true },
    { text: "two", bold: true, break: 1 },
    { text: "three", bold: true, break: 1 },
  ]);
});

test("the runs of a piece with a link are one hyperlink in the style of links", () => {
  expect(runsOf(pieceOf("contact.u1", "x.org", "https://x.org"), { size: 19 })).toEqual([
    { link: "https://x.org", runs: [{ text: "x.org", size: 19, style: "Hyperlink" }] },
  ]);
});

function row(...texts: string[]) {
  const pieces = texts.map((text) => ({ piece: pieceOf("", text) }));
  return rowOf(pieces, { text: bar, ink: { color: "AAAAAA" } });
}

test("the runs of a row have a separator between pieces, and none at its ends", () => {
  expect(row()).toEqual([]);
  expect(row("one")).toEqual([{ text: "one" }]);
  expect(row("one", "two")).toEqual([
    { text: "one" },
    { text: " | ", color: "AAAAAA" },
    { text: "two" },
  ]);
});

test("the runs of a row keep the ink of each piece and the separator its own", () => {
  const pieces = [
    { piece: pieceOf("", "one"), ink: { bold: true } },
    { piece: pieceOf("", "two\nlines") },
  ];
  expect(rowOf(pieces, { text: ", " })).toEqual([
    { text: "one", bold: true },
    { text: ", " },
    { text: "two" },
    { text: "lines", break: 1 },
  ]);
});
