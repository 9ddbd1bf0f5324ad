import { expect, test } from "vitest";
import { makeChunk } from "../testing/make-chunk.ts";
import { dropOverprints } from "./drop-overprints.ts";

type Drawn = readonly [text: string, x: number, y?: number, hidden?: "white"];

/** Texts that stay of those that are drawn, with letters 5 points wide. */
function kept(...drawn: readonly Drawn[]): string[] {
  const chunks = drawn.map(([text, x0, y = 100, hidden], order) =>
    makeChunk(text, { x0, y, order, ...(hidden === undefined ? {} : { hidden }) }),
  );
  return dropOverprints(chunks).kept.map((chunk) => chunk.text + (chunk.hidden ?? ""));
}

test("a text that is drawn again a little aside is one text", () => {
  expect(kept(["Site", 50], ["Site", 50.4], ["Site", 52, 101])).toEqual(["Site"]);
});

test("the same words beside and below each other stay", () => {
  expect(kept(["Bern", 50], ["Bern", 75], ["Bern", 50, 112])).toEqual(["Bern", "Bern", "Bern"]);
  expect(kept(["•", 50], ["•", 54])).toEqual(["•", "•"]);
});

test("a piece of a word in its place goes, whichever was drawn first", () => {
  expect(kept(["Rocío", 50], ["o", 70])).toEqual(["Rocío"]);
  expect(kept(["Roc´", 50], ["Rocío", 50])).toEqual(["Rocío"]);
  expect(kept(["Rocío", 50], ["o", 90])).toEqual(["Rocío", "o"]);
});

test("of letters and a rim that cannot be seen the letters stay", () => {
  expect(kept(["Rocío", 50, 100, "white"], ["Rocío", 50])).toEqual(["Rocío"]);
  expect(kept(["Rocío", 50, 100, "white"], ["o", 70])).toEqual(["Rocíowhite", "o"]);
});
