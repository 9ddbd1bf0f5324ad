import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkLaterTitle } from "./later-titles.ts";

const figures = ["Clerk, then Senior Clerk (from 02/2022)"];
const words = ["Began as Clerk, later Senior Clerk (moved up Feb 2022)"];

describe("years of a title that came later", () => {
  it.each([figures, words])("are not those of the whole role: %s", (line) => {
    const claim = "Five years as a Senior Clerk";
    expect(objectionsOf(checkLaterTitle, [line], claim)).toEqual(["blocked"]);
  });

  it.each([figures, words])("are counted from its beginning: %s", (line) => {
    for (const claim of ["Two years as a Senior Clerk", "Five years as a Clerk", "Senior Clerk"])
      expect(objectionsOf(checkLaterTitle, [line], claim)).toEqual([]);
  });

  it("are not asked for without a beginning", () => {
    const line = "Clerk, then Senior Clerk (day shift)";
    expect(objectionsOf(checkLaterTitle, [line], "Five years as a Senior Clerk")).toEqual([]);
  });
});
