import { describe, expect, it } from "vitest";
import { readNumbers } from "../numbers.ts";
import { equalValue } from "../entailed-number.ts";
import { measureAt, sameMeasured } from "./measures.ts";

describe("units of measure", () => {
  it.each([
    [" mm pipe", "length", 0.001],
    ["-litre tank", "volume", 1],
    [" m² of floor", "area", 1],
    [" m³ tank", "volume", 1000],
    [" square feet of shop", "area", 0.0929],
    [" kg of fish", "weight", 1],
    [" kilometres", "length", 1000],
  ])("behind a number: %s", (after, of, factor) => {
    expect(measureAt(after)).toEqual({ of, factor });
  });

  it.each([" men", " meals", " gates", " little shops", " million"])(
    "are no words: %s",
    (after) => {
      expect(measureAt(after)).toBeUndefined();
    },
  );

  it("are compared with others of their kind only", () => {
    const metre = { of: "length", factor: 1 } as const;
    const litre = { of: "volume", factor: 1 } as const;
    expect(
      sameMeasured({ value: 1, measure: metre }, { value: 1, measure: litre }),
    ).toBeUndefined();
    expect(sameMeasured({ value: 1 }, { value: 1, measure: litre })).toBeUndefined();
  });

  it.each([
    ["a 900 mm pipe", "a 0.9 m pipe", true],
    ["a 50 m³ tank", "a 50,000-litre tank", true],
    ["a walk of 10 km", "a walk of 6 miles", true],
    ["a walk of 10 km", "a walk of 10 miles", false],
    ["2 kg of flour", "200 g of flour", false],
  ])("%s and %s: %s", (one, other, same) => {
    const [a, b] = [readNumbers(one)[0], readNumbers(other)[0]];
    expect(a !== undefined && b !== undefined && equalValue(a, b)).toBe(same);
  });
});
