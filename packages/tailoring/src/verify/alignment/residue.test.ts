import { describe, expect, it } from "vitest";
import { frameOf } from "../reading/frame.ts";
import { residueOf } from "./residue.ts";

const lines = ["Repaired vans and trailers in the workshop", "Sang tenor in the works choir"].map(
  (line) => frameOf(line),
);
const all = { asked: () => true, carried: () => false };

function novel(claim: string, options = all): string[] {
  return residueOf(frameOf(claim), lines, options).novel.map(
    ({ word, relation }) => `${word.lower} ${relation}`,
  );
}

describe("what no line carries", () => {
  it.each([
    ["Fixed vans", []],
    ["Fixed vehicles", []],
    ["Fixed helicopters", ["helicopters none"]],
    ["Sang alto in the choir", ["alto sibling"]],
  ])("of '%s'", (claim, words) => {
    expect(novel(claim)).toEqual(words);
  });

  it("is not looked for among words that nobody asks about, or that something else carries", () => {
    expect(novel("Fixed helicopters", { ...all, asked: () => false })).toEqual([]);
    expect(novel("Fixed helicopters", { ...all, carried: () => true })).toEqual([]);
  });

  it("is everything where there is no line", () => {
    const { novel: open, whole } = residueOf(frameOf("Fixed helicopters"), [], all);
    expect(open.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(whole);
  });
});
