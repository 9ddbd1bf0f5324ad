import { describe, expect, it } from "vitest";
import { frameOf } from "./reading/frame.ts";
import { wordingOf } from "./wording.ts";

const lines = [
  frameOf("Pruned 600 apple trees each winter"),
  frameOf("Repaired the boiler of the glasshouse in 2019"),
];
const of = (claim: string) => wordingOf(frameOf(claim), lines);

describe("the wording of a claim", () => {
  it("copies a line that it repeats", () => {
    const same = of("Pruned 600 apple trees each winter");
    expect(same).toMatchObject({ added: 0, copied: 1, figures: 1, figuresElsewhere: 0, meant: 0 });
    expect(same.copiedRuns).toBe(4);
    expect(same.lineUsed).toBeCloseTo(1);
  });

  it("has words that no line carries, one after the other", () => {
    const more = of("Pruned apple trees and grafted heirloom quinces");
    expect(more.longestNew).toBeGreaterThanOrEqual(2);
    expect(more.added).toBeGreaterThan(1);
    expect(more.addedShare).toBeGreaterThan(0);
  });

  it("has figures of another line than the nearest", () => {
    expect(of("Pruned apple trees each winter until 2019").figuresElsewhere).toBe(1);
  });

  it("uses up a part of the nearest line", () => {
    const part = of("Pruned trees");
    expect(part.lineUsed).toBeGreaterThan(0);
    expect(part.lineUsed).toBeLessThan(1);
  });

  it("is all new where there are no lines", () => {
    expect(wordingOf(frameOf("Sang in a choir"), [])).toMatchObject({
      addedShare: 1,
      copied: 0,
      lineWeight: 0,
    });
  });
});
