import { describe, expect, it } from "vitest";
import { proofread } from "../proofread.ts";

function kindsOf(text: string): string[] {
  return proofread([{ id: "x", text }]).flatMap(({ faults }) => faults.map(({ kind }) => kind));
}

describe("a clause that ends on a form of be", () => {
  it("is cut where nothing is asked, compared or answered", () => {
    expect(kindsOf("I made sure that no till was.")).toContain("cut-clause");
  });

  it.each([
    "I know who the owner was.",
    "My brother was a baker, and so I am.",
    "The shop is tidier than it was.",
  ])("is whole: %s", (text) => {
    expect(kindsOf(text)).not.toContain("cut-clause");
  });
});

describe("a number of things", () => {
  it("wants many of them", () => {
    expect(kindsOf("Wrote four HPLC method for the council")).toContain("agreement");
  });

  it.each([
    "Led Level 3 training for two staff",
    "Ran a 10 km race in May",
    "Kept two stock rooms for the school",
  ])("is sound: %s", (text) => {
    expect(kindsOf(text)).not.toContain("agreement");
  });
});
