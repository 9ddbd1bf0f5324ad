import { expect, test } from "vitest";
import { makeChunk } from "../testing/make-chunk.ts";
import type { Chunk } from "../text-line/chunk.ts";
import { restoreLigatures } from "./restore-ligatures.ts";

const lost = "\u0000";
const widths = new Map([
  ["Face f", 0.3],
  ["Face i", 0.25],
  ["Face l", 0.25],
]);

function chunk(text: string): Chunk {
  return makeChunk(text, { x1: 50, y: 10, font: "Face" });
}

test.each([
  ["of two letters of one width the more frequent pair", `${lost}nancial`, 0.55, "financial"],
  ["a consonant follows no fl", `con${lost}rm`, 0.5, "confirm"],
  ["three letters by their width", `o${lost}ce`, 0.85, "office"],
  ["nothing where no width fits", `o${lost}ce`, 2.4, "oce"],
])("%s", (_, text, width, expected) => {
  const one = chunk(text);
  restoreLigatures([one], widths, [width]);
  expect(one.text).toBe(expected);
});

test("a mark without letters beside it stays empty", () => {
  const one = chunk(lost);
  restoreLigatures([one], widths, [0.55]);
  expect(one.text).toBe("");
});
