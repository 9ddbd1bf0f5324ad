import { expect, test } from "vitest";
import { ChunkWriter } from "./chunk-writer.ts";

const look = {
  y: 100,
  size: 10,
  font: "Body",
  bold: false,
  italic: false,
  colour: "#000000",
  mode: 0,
  angle: 0,
  tracking: 0,
};

interface Drawn {
  readonly text: string;
  readonly x: number;
  readonly y?: number;
  readonly width?: number;
}

/** Chunks of signs that are drawn one after the other, each 5 points wide unless told. */
function written(drawn: readonly Drawn[]): string[] {
  const writer = new ChunkWriter();
  for (const { text, x, y = 100, width = 5 } of drawn)
    if (text === " ") writer.blank();
    else writer.write({ ...look, text, y, x0: x, x1: x + width });
  writer.end();
  return writer.chunks.map((chunk) => chunk.text);
}

/** The signs of a text side by side. */
function run(text: string, x: number): Drawn[] {
  return Array.from(text, (sign, index) => ({ text: sign, x: x + index * 5 }));
}

test("signs side by side are one chunk, and a blank ends it", () => {
  expect(written([...run("Site", 0), { text: " ", x: 20 }, ...run("Lead", 23)])).toEqual([
    "Site",
    "Lead",
  ]);
});

const mark = { text: "´", width: 3 };

test.each([
  ["before its letter", [...run("Lyc", 0), { ...mark, x: 16 }, ...run("ee", 15)]],
  ["behind its letter", [...run("Lyce", 0), { ...mark, x: 16 }, ...run("e", 20)]],
  ["at the left edge of its letter", [...run("Lyc", 0), { ...mark, x: 15 }, ...run("ee", 15)]],
  ["a little higher", [...run("Lyc", 0), { ...mark, x: 16, y: 98 }, ...run("ee", 15)]],
  [
    "behind its letter twice",
    [...run("Lyce", 0), { ...mark, x: 16 }, { ...mark, x: 16 }, ...run("e", 20)],
  ],
  ["twice", [...run("Lyc", 0), { ...mark, x: 16 }, { ...mark, x: 16 }, ...run("ee", 15)]],
])("an accent that is drawn %s is joined to it", (_how, drawn) => {
  expect(written(drawn)).toEqual(["Lycée"]);
});

test("an i without its dot gets one with its accent", () => {
  expect(written([{ ...mark, x: 1 }, ...run("ıo", 0)])).toEqual(["ío"]);
});

test("an accent over nothing is a sign like others", () => {
  expect(written(run("`a`", 0))).toEqual(["`a`"]);
  expect(written([{ text: "´", x: 0 }])).toEqual(["´"]);
});

test.each([
  ["one sign", [...run("•", 0), ...run("•", 0.4)], ["•"]],
  ["a short text", [...run("1.", 0), ...run("1.", 0.4)], ["1.", "1."]],
])("%s drawn again is no longer text", (_what, drawn, chunks) => {
  expect(written(drawn)).toEqual(chunks);
});

test("the same letter twice in a word stays", () => {
  expect(written(run("Hill", 0))).toEqual(["Hill"]);
});
