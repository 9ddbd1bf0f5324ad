import { describe, expect, it } from "vitest";
import { yearsIn } from "./years.ts";

function asked(text: string): number[] {
  return yearsIn(text, { asked: true }).map(({ years }) => years);
}

describe("years in a statement that asks need no word for experience", () => {
  it.each([
    ["2 to 3 seasons on an orchard", [2]],
    ["Ideally 4yrs+ PQE", [4]],
    ["two winters as a lift operator", [2]],
    ["One to two years post-qualification", [1]],
    ["half a dozen years in kitchens", [6]],
    ["a decade in the trade", [10]],
    ["three years or more behind a bar", [3]],
    ["five years' milling, two of them leading a shift", [5, 2]],
  ])("%s", (text, years) => {
    expect(asked(text)).toEqual(years);
  });

  it.each([
    "18 years or over",
    "two years clean driving record",
    "a 4 year apprenticeship served",
    "certificate within 12 months of appointment",
    "most stay two years",
  ])("none: %s", (text) => {
    expect(asked(text)).toEqual([]);
  });
});

it("needs such a word elsewhere", () => {
  expect(yearsIn("Our mill took three years to build")).toEqual([]);
});
