import { parsePosting } from "@savile/tailoring";
import { describe, expect, it } from "vitest";
import { asWritten, postingSections, rearrangements } from "./rearrangements.ts";

function askedIn(text: string): string[] {
  return parsePosting(text)
    .requirements.map((one) => one.text.toLowerCase().replace(/\s+/g, " "))
    .toSorted();
}

describe("the same posting in another print asks for the same", () => {
  it.each(rearrangements)("$name", ({ print }) => {
    for (const posting of postingSections)
      expect(askedIn(print(posting))).toEqual(askedIn(asWritten(posting)));
  });
});
