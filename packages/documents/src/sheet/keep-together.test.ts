import { expect, test } from "vitest";
import { lineCount, linesKeptTogether, staysTogether } from "./keep-together.ts";
import { pieceOf } from "./pieces.ts";
import type { Block } from "./sheet.ts";

function textOf(letters: number) {
  return pieceOf("", "x".repeat(letters));
}

test.each([
  ["nothing", [], 0],
  ["what does not exist", [null, null], 0],
  ["a word", [textOf(1)], 1],
  ["a full line", [textOf(100)], 1],
  ["a letter more", [textOf(101)], 2],
  ["two short texts", [textOf(1), null, textOf(1)], 2],
  ["a text of three lines", [pieceOf("", "a\nb\nc")], 3],
])("the lines of %s are counted one text at a time", (_, pieces, lines) => {
  expect(lineCount(pieces)).toBe(lines);
});

function bullets(count: number): Block {
  return { kind: "bullets", pieces: Array.from({ length: count }, () => textOf(20)) };
}

test("a section stays together up to its six lines", () => {
  expect(staysTogether([])).toBe(true);
  expect(staysTogether([bullets(linesKeptTogether)])).toBe(true);
  expect(staysTogether([bullets(linesKeptTogether + 1)])).toBe(false);
  expect(staysTogether([bullets(3), bullets(3)])).toBe(true);
  expect(staysTogether([bullets(3), bullets(4)])).toBe(false);
});

function terms(count: number): Block {
  const pieces = Array.from({ length: count }, () => textOf(18));
  return { kind: "terms", label: textOf(8), pieces };
}

test("a section of words in a row is counted by their letters, not by their number", () => {
  expect(staysTogether([terms(29)])).toBe(true);
  expect(staysTogether([terms(30)])).toBe(false);
});

test("a section of rows and pairs counts each of them as a line at least", () => {
  const row: Block = { kind: "row", strong: true, title: textOf(10), notes: [], dates: textOf(4) };
  const pairs: Block = { kind: "pairs", pairs: [{ name: textOf(7), note: textOf(6) }] };
  expect(staysTogether([row, row, row, row, row, pairs])).toBe(true);
  expect(staysTogether([row, row, row, row, row, row, pairs])).toBe(false);
});
