import { expect, it } from "vitest";
import { effort, runs, timeLimit } from "./index.ts";

it("a time limit is never shorter than it says", () => {
  expect(timeLimit(100)).toBeGreaterThanOrEqual(100);
  expect(timeLimit(200)).toBeGreaterThan(timeLimit(100));
  expect(Number.isInteger(timeLimit(0.1))).toBe(true);
});

it("the default run is a slice of the full one", () => {
  expect([10, 20]).toContain(effort({ slice: 10, full: 20 }));
  expect([100, 300]).toContain(runs(300));
  expect(runs(25)).toBe(25);
});
