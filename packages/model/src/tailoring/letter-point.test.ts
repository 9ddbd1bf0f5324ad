import { expect, test } from "vitest";
import { isPointText, pointMark } from "./letter-point.ts";

test("a paragraph that begins with the mark is a point", () => {
  expect(isPointText(`${pointMark}Built two kilns`)).toBe(true);
});

test("a mark inside a paragraph, or without its space, makes none", () => {
  expect(isPointText("Built two kilns • trained six")).toBe(false);
  expect(isPointText("•Built")).toBe(false);
});
