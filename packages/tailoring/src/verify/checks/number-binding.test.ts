import { describe, expect, it } from "vitest";
import { readSource } from "../../match/source.ts";
import { teacherResume } from "../../testing/resumes.ts";
import type { CheckContext } from "../reading/context.ts";
import { frameOf } from "../reading/frame.ts";
import { checkBinding } from "./number-binding.ts";
import { checkPeriod } from "./period.ts";

function contextOf(lines: readonly string[]): CheckContext {
  return {
    source: readSource(teacherResume, [], "2026-01"),
    lines: [],
    cited: lines.map((line) => frameOf(line)),
    support: frameOf(lines.join("\n")),
    role: undefined,
    posting: frameOf(""),
    postingTerms: new Set(),
    mode: "line",
    language: "en",
  };
}

const hall = ["Ran a quiz night, 31 guests came", "Answered letters to the editor, 58 in all"];

describe("a number counts the same thing", () => {
  it.each([
    [hall, "Put on a quiz night and thirty-one turned up"],
    [["Average of 20 incoming and 7 outgoing parcels a day"], "Twenty parcels in and seven out"],
    [["12 vans washed weekly"], "Washed twelve vehicles"],
  ])("%j: %s", (lines, claim) => {
    expect(checkBinding(frameOf(claim), contextOf(lines))).toEqual([]);
  });
});

describe("a number counts something else", () => {
  it.each([
    [hall, "58 guests came to the quiz night"],
    [["Average of 20 incoming and 7 outgoing parcels a day"], "20 outgoing parcels a day"],
    [["A kennel of 28 runs for large dogs"], "A kennel for 28 dogs"],
  ])("%j: %s", (lines, claim) => {
    expect(checkBinding(frameOf(claim), contextOf(lines))).not.toEqual([]);
  });
});

describe("a period", () => {
  it.each([
    [["Trial of six weeks"], "A trial for a month and a half"],
    [["Helped at a clinic once a month"], "Helped at a weekend clinic every month"],
    [["Choir on Fridays, twice a term"], "Choir every week"],
  ])("%j carries %s", (lines, claim) => {
    expect(checkPeriod(frameOf(claim), contextOf(lines))).toEqual([]);
  });

  it("is another one", () => {
    expect(checkPeriod(frameOf("Tours each day"), contextOf(["Tours once a month"]))).toMatchObject(
      [{ hard: true }],
    );
  });
});
