import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkPeriod } from "./period.ts";

const objections = (line: string, claim: string) => objectionsOf(checkPeriod, [line], claim);

describe("how often", () => {
  it.each([
    ["Fed the bees every morning", "Fed the bees daily"],
    ["Locked up each evening", "Locked up nightly"],
    ["Took in deliveries in the morning", "Took in deliveries each morning"],
    ["Passed every inspection", "Passed the inspection on each visit"],
    ["Held a class every Wednesday", "Held a weekly class"],
  ])("is told by a part of the day or an occasion: %s, %s", (line, claim) => {
    expect(objections(line, claim)).toEqual([]);
  });

  it.each([
    ["Fed the bees weekly", "Fed the bees daily"],
    ["Locked up each morning", "Locked up nightly"],
    ["Fed the bees", "Fed the bees every month"],
  ])("is not made more of: %s, %s", (line, claim) => {
    expect(objections(line, claim)).not.toEqual([]);
  });
});
