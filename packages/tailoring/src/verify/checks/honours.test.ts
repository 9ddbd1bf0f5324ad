import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkAward } from "./names.ts";

const line =
  "Member of the 20-person shift that received the harbour's Copper Lantern award in 2017";

describe("an honour that several were given", () => {
  it.each([
    "Won the harbour's Copper Lantern award in 2017",
    "Named Copper Lantern employee of 2017",
  ])("is not the person's own: %s", (claim) => {
    expect(objectionsOf(checkAward, [line], claim)).toContain("blocked");
  });

  it.each([
    "Part of the shift that won the Copper Lantern award",
    "Our team received the Copper Lantern award in 2017",
  ])("may be told as what it is: %s", (claim) => {
    expect(objectionsOf(checkAward, [line], claim)).toEqual([]);
  });
});
