import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkRating } from "./ratings.ts";

const lines = ["Weaving 5 / Dye mixing 3 / Loom repair 2", "Wove 40 rugs"];

describe("a mark that a list gives a skill", () => {
  it.each(["Loom repair 4 out of 5", "Dye mixing: 5/5", "Weaving 5, Loom repair 3"])(
    "is told higher: %s",
    (claim) => expect(objectionsOf(checkRating, lines, claim)).toEqual(["blocked"]),
  );

  it.each(["Loom repair 2 of 5", "Dye mixing 3", "Wove 50 rugs", "Weaving", "Spinning 5"])(
    "is kept, or not told of: %s",
    (claim) => expect(objectionsOf(checkRating, lines, claim)).toEqual([]),
  );

  it("is none in a line with one figure", () => {
    expect(objectionsOf(checkRating, ["Wharf 2"], "Wharf 3")).toEqual([]);
  });
});
