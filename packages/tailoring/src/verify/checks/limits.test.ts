import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkLimit } from "./limits.ts";

const lines = [
  "Ordered seeds for the greenhouse every Tuesday",
  "Judged the village flower show once, in 2019",
  "Stood in for the head gardener for two weeks in summer 2021",
  "Tried a drip line in the rose bed for one season; went back to hand watering",
  "Piloted a plant database; the pilot was not extended",
  "Hedge survey, proposed in 2023, not yet approved",
  "Drove the tractor now and then",
  "Pruned the orchard with two colleagues, January 2020",
  "Gave one evening talk on bees at the school (2022)",
  "Planted a cedar for the mayor in May 2023",
  "Trialled peat-free compost for a month; kept it for the seedlings",
  "Testing a battery mower on the lower lawn since May 2026, no decision yet",
];

const on = (claim: string) => objectionsOf(checkLimit, lines, claim);

describe("what was once, short, rare or given up", () => {
  it.each([
    "Judged the village flower show every year",
    "Regularly judged flower shows in the village",
    "Took the place of the head gardener whenever he was away",
    "Watered the rose bed by drip line, as is done to this day",
    "Put a drip line into the rose bed",
    "Introduced a plant database",
    "Drove the tractor daily",
    "Introduced a hedge survey",
    "Gave evening talks on bees at the school",
    "Regularly planted cedars",
    "Took over from the head gardener each time she was ill",
    "Each January I pruned the orchard",
    "Implemented a battery mower on the lower lawn",
    "Battery mower on the lower lawn, now in regular use",
  ])("is no habit and does not last: %s", (claim) => {
    expect(on(claim)).toEqual(["blocked"]);
  });

  it.each([
    "Judged the village flower show",
    "Ordered seeds each Tuesday and judged a flower show",
    "Head gardener's stand-in for a fortnight",
    "Gave a drip line in the rose bed a try",
    "Watered the rose bed by hand",
    "Ran a pilot of a plant database that went no further",
    "Occasionally took out the tractor",
    "Pruned the orchard",
    "Gave an evening talk on bees at the school",
    "Planted a cedar",
    "Put forward a hedge survey",
    "Introduced peat-free compost for seedlings",
    "Always ordered seeds on time",
    "Test a battery mower on the lower lawn",
  ])("may be told as it was: %s", (claim) => {
    expect(on(claim)).toEqual([]);
  });
});
