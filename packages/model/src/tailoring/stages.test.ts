import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { generationStages, performanceTargets, timeLeftMs } from "./stages.ts";

const ids = generationStages.map(({ id }) => id);
const nothing: ReadonlySet<(typeof ids)[number]> = new Set();

describe("the stages of a generation", () => {
  it("share the whole progress, and keep together what a person is promised", () => {
    expect(generationStages.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    const targets = generationStages.reduce((sum, { targetMs }) => sum + targetMs, 0);
    expect(targets).toBeLessThanOrEqual(performanceTargets.generation);
  });
});

describe("the time that is left", () => {
  it("is that of all stages before the first, and nothing behind the last", () => {
    expect(timeLeftMs({ engine: "llm", done: nothing, active: null })).toBe(28_000);
    expect(timeLeftMs({ engine: "llm", done: new Set(ids), active: null })).toBe(0);
  });

  it("is short without a model, which is all that takes time", () => {
    const left = { done: nothing, active: null };
    expect(timeLeftMs({ engine: "embedded", ...left })).toBe(1_400);
  });

  it("falls with the share of the active stage that is done", () => {
    const done = new Set(ids.slice(0, 3));
    const half = { engine: "llm", done, active: "optimize", activeShare: 0.5 } as const;
    expect(timeLeftMs(half)).toBe(7_000 + 6_000 + 3_000);
    expect(timeLeftMs({ ...half, activeShare: 1 })).toBe(9_000);
    expect(timeLeftMs({ ...half, activeShare: 0 })).toBe(23_000);
  });

  it("counts a stage that is done no more, although it is called active still", () => {
    const done = new Set(ids);
    expect(timeLeftMs({ engine: "llm", done, active: "format", activeShare: 0.2 })).toBe(0);
  });

  it("never grows while stages end one after the other", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom("embedded", "llm"), share, (engine, shareNow) => {
        const left = ids.flatMap((active, index) => {
          const done = new Set(ids.slice(0, index));
          return [0, shareNow, 1].map((activeShare) =>
            timeLeftMs({ engine, done, active, activeShare }),
          );
        });
        expect(left).toEqual(left.toSorted((a, b) => b - a));
      }),
      { numRuns: runs(100) },
    );
  });
});
