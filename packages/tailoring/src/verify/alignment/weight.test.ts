import { describe, expect, it } from "vitest";
import { frameOf } from "../reading/frame.ts";
import { weightOf } from "./weight.ts";

function weigh(text: string): number {
  const [word] = frameOf(text).words;
  if (word === undefined) throw new Error("no word");
  return weightOf(word);
}

describe("how much a word says", () => {
  it.each([
    ["the", 0],
    ["2019", 0],
    ["Larchwick", 1.2],
    ["chromatography", 1],
  ])("'%s' weighs %d", (text, weight) => {
    expect(weigh(text)).toBe(weight);
  });

  it.each([
    ["chromatography", "house"],
    ["Larchwick", "chromatography"],
    ["meticulous", "good"],
    ["chromatography", "meticulous"],
    ["house", "experience"],
  ])("'%s' weighs more than '%s'", (more, less) => {
    expect(weigh(more)).toBeGreaterThan(weigh(less));
  });

  it("is never more than that of a name", () => {
    for (const text of ["run", "nurse", "Go", "über", "naïve"]) {
      expect(weigh(text)).toBeLessThanOrEqual(1.2);
    }
  });
});
