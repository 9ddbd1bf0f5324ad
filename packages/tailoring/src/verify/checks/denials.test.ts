import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkIntent, checkNegation } from "./not-done.ts";
import { checkVerbObject } from "./structure.ts";
import { checkNounAsVerb } from "./verbs.ts";

describe("a denial", () => {
  it.each([
    ["Ran the tide gauge for 4 years", "Ran the tide gauge without a gap"],
    ["Filed the sailing log", "Never missed a sailing log"],
    ["Filed the sailing log", "Filed the sailing log, free of errors"],
    ["No gap in the tide record over 2 hours", "No gap in the tide record"],
    ["No sick days in 2016", "Never took sick days"],
  ])("%s does not say: %s", (line, claim) => {
    expect(objectionsOf(checkNegation, [line], claim)).toEqual(["blocked"]);
  });

  it.each([
    ["No gap in the tide record", "The tide record is without a gap"],
    ["Buoy survey, stopped early, inconclusive", "A buoy survey that gave no clear answer"],
    [
      "At ease with small boats, less so with large ones",
      "Large boats are not for me, small ones are",
    ],
    ["No sick days in 2016", "Never took sick days in 2016"],
    ["Filed the sailing log", "Filed not only the sailing log"],
  ])("%s may be told as: %s", (line, claim) => {
    expect(objectionsOf(checkNegation, [line], claim)).toEqual([]);
  });
});

describe("a plan", () => {
  it("put forward is not carried out", () => {
    const line = "Suggested a harbour fair";
    expect(objectionsOf(checkIntent, [line], "A harbour fair was my idea")).toEqual([]);
    expect(objectionsOf(checkIntent, [line], "Opened a harbour fair")).toEqual(["blocked"]);
  });

  it("is kept by other words for it, not by the deed", () => {
    const line = "Planned the harbour fair";
    expect(objectionsOf(checkIntent, [line], "Drew up the harbour fair")).toEqual([]);
    expect(objectionsOf(checkIntent, [line], "Ran the harbour fair")).toEqual(["blocked"]);
  });
});

describe("a verb", () => {
  it("may have the title, the number or the phrase of what the facts tell", () => {
    const managed = ["Managed one junior clerk", "Own budget of €2m"];
    expect(objectionsOf(checkVerbObject, managed, "Managed Marrow & Finch stock")).toEqual([]);
    expect(objectionsOf(checkVerbObject, managed, "Managed the budget")).toEqual([]);
    const lines = ["Handled complaints and refunds"];
    expect(objectionsOf(checkNounAsVerb, lines, "Dealt with complaints and refunds")).toEqual([]);
    expect(objectionsOf(checkNounAsVerb, ["Scheduled interviews"], "Interviewed people")).toEqual([
      "asked",
    ]);
  });
});
