import { describe, expect, it } from "vitest";
import { refusesLetter } from "./no-letter.ts";
import { parsePosting } from "./parse-posting.ts";

describe("a posting that wants no letter", () => {
  it.each([
    "No cover letter please.",
    "Please do not send us a covering letter.",
    "A cover letter is not required.",
    "Answer two questions instead of a cover letter",
    "Don't write a letter of motivation",
  ])("says so: %s", (text) => {
    expect(refusesLetter(text)).toBe(true);
  });

  it.each([
    "Send your resume and a cover letter.",
    "Applications without references are not read.",
    "Please don't forget to add a cover letter",
    "No agencies",
  ])("does not say so: %s", (text) => {
    expect(refusesLetter(text)).toBe(false);
  });

  it("is read with a warning that quotes it", () => {
    const { warnings } = parsePosting(
      "Baker at Ash Mill\n\nRequirements\n- Two years of baking\n\nHow to apply\nNo cover letter please, a resume will do.",
    );
    expect(warnings).toEqual([
      expect.objectContaining({
        code: "no_letter",
        detail: expect.stringContaining("No cover letter please"),
      }),
    ]);
  });
});
