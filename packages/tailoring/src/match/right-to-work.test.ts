import { describe, expect, test } from "vitest";
import { matchPair } from "../match-pair.ts";

function verdictOf(text: string, requirement: string): string {
  const role = { kind: "section" as const, section: "custom", title: "Additional Information" };
  return matchPair({ requirement, lines: [{ role, text }], today: "2026-11-01" }).verdict;
}

describe("what a resume states plainly of where, when and how somebody can work", () => {
  test.each([
    ["Right to work in the UK", "Must have the right to work in the UK"],
    ["EU settled status", "Right to work in the UK"],
    ["Stamp 4, no permit needed", "Eligible to work in Ireland"],
    ["US citizen, no sponsorship required", "Authorized to work in the United States"],
    ["US citizen", "US citizenship"],
    ["Irish citizen", "Right to work in the UK"],
    ["Singapore PR", "Must be a Singapore citizen or permanent resident"],
    ["No sponsorship needed", "Must be authorized to work in Canada"],
    ["Able to lift 25 kg", "Able to lift 20 kg"],
    ["Able to lift 25 kg", "Must be able to lift up to 50 lbs"],
    ["Used to standing all day", "Able to stand for long periods"],
    ["Own car, clean licence", "Own reliable vehicle"],
    ["Available weekends and evenings", "Must be available to work weekends"],
    ["12-hour shifts, four on four off", "Able to work 12-hour shifts"],
  ])("%s shows: %s", (text, asked) => {
    expect(verdictOf(text, asked)).toBe("met");
  });

  test.each([
    ["Right to work in the UK", "Right to work in Ireland"],
    ["Brazilian citizen, living in Curitiba", "Must already hold the right to work in Canada"],
    ["Requires sponsorship", "Must be authorized to work in the US"],
    ["Green card holder", "US citizenship"],
    ["German citizen", "Authorized to work in Australia"],
    ["Able to lift 25 kg", "Able to lift 40 kg"],
    ["No car", "Own car"],
    ["No weekends", "Weekend work"],
    ["Lives in Leeds", "Right to work in the UK"],
  ])("%s does not show: %s", (text, asked) => {
    expect(verdictOf(text, asked)).toBe("not");
  });
});
