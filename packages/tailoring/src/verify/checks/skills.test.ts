import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkSkills } from "./skills.ts";

const objections = (line: string, claim: string) => objectionsOf(checkSkills, [line], claim);

describe("terms that a line does not name", () => {
  it.each([
    ["Wrote reports in Excel", "Wrote reports in Tableau"],
    ["Kept budgets of the club", "Kept payroll of the club"],
  ])("are no rewording where one is put for another: %s, %s", (line, claim) => {
    expect(objections(line, claim)).toEqual(["blocked"]);
  });

  it.each([
    ["Mentor to two trainees since 2022", "Since spring 2022 under my mentorship: two trainees"],
    ["Took part in moving the menus to a tablet", "Helped with the changeover to a digital menu"],
  ])("are words like others where a line is turned round: %s, %s", (line, claim) => {
    expect(objections(line, claim)).toEqual([]);
  });
});

describe("a word of the dictionary", () => {
  it("that has its capital from the head of a line is asked about", () => {
    const line = "Power BI reports for twelve shops, shared with two analysts";
    expect(objections(line, "Dashboards for a dozen shops jointly with analysts")).toEqual([
      "asked",
    ]);
    expect(objections(line, "Tableau for a dozen shops jointly with analysts")).toEqual([
      "blocked",
    ]);
  });
});
