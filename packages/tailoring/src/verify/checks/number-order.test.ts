import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkChangeEnds } from "./number-order.ts";

const lines = ["Queue at the pier went from 26 minutes in FY 2021-22 to 7 minutes in FY 2023-24"];

describe("the ends of a change", () => {
  it.each([
    "Brought the queue at the pier from 26 minutes to 3",
    "Queue cut to 7 minutes from 40",
    "Queue at the pier cut from 26 minutes to under 5",
  ])("one of which is another number are refused: %s", (claim) => {
    expect(objectionsOf(checkChangeEnds, lines, claim)).toEqual(["blocked"]);
  });

  it.each([
    "Brought the queue at the pier from 26 minutes to 7",
    "Queue cut from over 25 minutes to 7",
    "Queue cut from 1,560 seconds to 420 seconds",
    "Moved stalls from 2 piers to 9",
  ])("that the line tells, or of another change, are not: %s", (claim) => {
    expect(objectionsOf(checkChangeEnds, lines, claim)).toEqual([]);
  });
});
