import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkAbsolute } from "./scope.ts";
import { checkSuperlative } from "./superlatives.ts";

const on = (line: string, claim: string) => objectionsOf(checkSuperlative, [line], claim);

it("takes the number of a licence for no first rank", () => {
  expect(on("Held licence no. 148 2207", "Held the licence no. 148 2207")).toEqual([]);
  expect(on("Labelled jars", "The no. 1 labeller of jars")).not.toEqual([]);
});

describe("a rank above all others", () => {
  it.each([
    ["Labelled jars", "The shop's most sought-after labeller of jars"],
    ["Labelled jars", "One of Galway's foremost labellers of jars"],
    ["Labelled jars", "Labelled jars quicker than any other"],
    ["Labelled jars", "Ran the busiest jar stall of the market"],
  ])("%s is not: %s", (line, claim) => {
    expect(on(line, claim)).toEqual(["blocked"]);
  });

  it.each([
    ["Labelled the busiest stall's jars", "The shop's most sought-after labeller of jars"],
    ["Labelled jars", "Labelled the heaviest jars"],
  ])("%s is asked about: %s", (line, claim) => {
    expect(on(line, claim)).toEqual(["asked"]);
  });

  it.each([
    ["Labelled jars", "Labelled jars for the most part"],
    ["Labelled jars", "Labelled jars on most days"],
    ["Labelled jars", "Labelled jars at the busiest hours"],
    ["Labelled jars", "Labelled jars with interest, the latest ones too"],
    ["The shop's most sought-after labeller", "Its most sought-after labeller"],
  ])("%s may be told as: %s", (line, claim) => {
    expect(on(line, claim)).toEqual([]);
  });

  it("is not carried by a rank below the first", () => {
    expect(
      objectionsOf(checkAbsolute, ["Sold 61 jars, the shop's second-best total"], "Best total: 61"),
    ).toEqual(["blocked"]);
  });
});
