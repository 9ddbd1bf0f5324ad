import { describe, expect, it } from "vitest";
import { relationOf } from "./relation.ts";

describe("the relation of a word of a claim to a word of its source", () => {
  it.each([
    ["vehicle", "lorry", "broader"],
    ["poodle", "dog", "narrower"],
    ["dog", "poodle", "broader"],
    ["alto", "tenor", "sibling"],
    ["decrease", "increase", "opposite"],
    ["tractor", "yoghurt", "none"],
    ["larchwick", "dog", "none"],
  ])("'%s' is to '%s': %s", (claim, source, relation) => {
    expect(relationOf(claim, source)).toBe(relation);
  });

  it("is the same when asked twice", () => {
    expect(relationOf("vehicle", "lorry")).toBe(relationOf("vehicle", "lorry"));
  });
});
