import { describe, expect, it } from "vitest";
import { objectionsOf } from "../../testing/objections-of.ts";
import { checkLabel } from "./labels.ts";

const objections = (line: string, claim: string) => objectionsOf(checkLabel, [line], claim);

describe("a figure that tells one of its kind from others", () => {
  it.each([
    ["Drove line 14", "Drove line 14", []],
    ["Came 3rd of 38 shops", "Placed #3 of 38 shops", []],
    ["Second in command of the pier", "Number two on the pier", []],
    ["Drove route 14", "Drove zone 14", ["asked"]],
    ["Drove line 14", "Drove line 15", ["blocked"]],
  ])("%s: %s", (line, claim, found) => {
    expect(objections(line, claim)).toEqual(found);
  });
});
