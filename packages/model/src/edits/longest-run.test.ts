import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestRun } from "./longest-run.ts";

/** The length of a longest increasing run by looking at every pair: slow and plain. */
function longestByPairs(numbers: readonly number[]): number {
  const best: number[] = [];
  numbers.forEach((number, place) => {
    const before = best.filter((_, at) => at < place && (numbers[at] ?? 0) < number);
    best.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...best);
}

describe("a longest increasing run", () => {
  it.each([
    ["nothing", [], []],
    ["a single number", [7], [0]],
    ["numbers that rise", [1, 2, 3], [0, 1, 2]],
    ["one that was put first", [3, 0, 1, 2], [1, 2, 3]],
    ["one that was put last", [1, 2, 3, 0], [0, 1, 2]],
    ["two blocks that changed places", [3, 4, 5, 0, 1], [0, 1, 2]],
    ["numbers below zero", [-3, 5, -2, -1], [0, 2, 3]],
  ])("of %s is found by its places", (_, numbers, places) => {
    expect([...longestRun(numbers)].toSorted((a, b) => a - b)).toEqual(places);
  });

  it("is one number where all of them fall", () => {
    expect(longestRun([5, 4, 3, 2, 1]).size).toBe(1);
  });

  it("rises, and none is longer, whatever the numbers are", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { maxLength: 30 }), (numbers) => {
        const places = [...longestRun(numbers)].toSorted((a, b) => a - b);
        const run = places.map((place) => numbers[place] ?? Number.NaN);
        expect(run).toEqual(run.toSorted((a, b) => a - b));
        expect(run).toHaveLength(longestByPairs(numbers));
      }),
      { numRuns: runs(300) },
    );
  });
});
