// @vitest-environment node
import { expect, it } from "vitest";
import { shareLost, wasOverwritten } from "./share-lost.ts";

const line = "Coordinated shipments with nine carriers in three countries";

it("counts the letters of the words that went", () => {
  expect(shareLost(line, line)).toBe(0);
  expect(shareLost(line, `${line} by sea`)).toBe(0);
  expect(shareLost(line, "three countries, nine carriers")).toBeCloseTo(0.5);
  expect(shareLost(line, "x")).toBe(1);
  expect(shareLost("", "x")).toBe(0);
  expect(shareLost("to be to be", "to be")).toBeCloseTo(0.5);
});

it("takes a line for written over when more than 60 % of it went", () => {
  expect(wasOverwritten(line, "C")).toBe(true);
  expect(wasOverwritten(line, "Coordinated")).toBe(true);
  expect(wasOverwritten(line, "Coordinated shipments with carriers")).toBe(false);
  expect(wasOverwritten("2019", "2020")).toBe(false);
});
