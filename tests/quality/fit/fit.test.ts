import { describe, expect, it } from "vitest";
import { corpus } from "../corpus.ts";
import { labelledPairs, readPairs } from "./fit-pairs.ts";
import { measureFit } from "./measure-fit.ts";
import { areaOf, medianOf } from "./rank-figures.ts";

describe("figures of two ranked lists", () => {
  it("are a median and how often one of the first stands above one of the second", () => {
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([4, 1, 2, 3])).toBe(2.5);
    expect(areaOf([3, 4], [1, 2])).toBe(1);
    expect(areaOf([1], [1])).toBe(0.5);
    expect(areaOf([1, 3], [2])).toBe(0.5);
  });
});

describe("a list of pairs", () => {
  it("is read line by line, notes and everything else left out", () => {
    const text =
      "a.pdf\tb.txt\tfit\tsame trade\n\n# note\nc.pdf\td.txt\tunfit\ne.pdf\tf.txt\tperhaps\n";
    expect(readPairs(text)).toEqual([
      { resume: "a.pdf", posting: "b.txt", fits: true },
      { resume: "c.pdf", posting: "d.txt", fits: false },
    ]);
  });
});

describe.skipIf(!corpus.present)("fit over the open pairs", () => {
  it("tells whom a recruiter would invite (known material)", async () => {
    const found = await measureFit(labelledPairs("open"), corpus.root);
    expect(found.pairs.length).toBeGreaterThanOrEqual(55);
    expect(found.area).toBeGreaterThanOrEqual(0.95);
    expect(found.fitMedian).toBeGreaterThanOrEqual(65);
    expect(found.unfitMedian).toBeLessThanOrEqual(18);
  });
});
