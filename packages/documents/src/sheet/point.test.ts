import { expect, test } from "vitest";
import { pieceOf } from "./pieces.ts";
import { isPoint } from "./point.ts";

test("a paragraph that begins with a mark is a point", () => {
  expect(isPoint(pieceOf("body.p1", "• Built two kilns"))).toBe(true);
});

test("a paragraph with a mark inside, and none at all, are no points", () => {
  expect(isPoint(pieceOf("body.p1", "Built two kilns • trained six"))).toBe(false);
  expect(isPoint(undefined)).toBe(false);
});
