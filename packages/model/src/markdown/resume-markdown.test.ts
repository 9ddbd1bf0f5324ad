import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalResume } from "../canonical.ts";
import { anyResume } from "../testing/arbitrary.ts";
import { parseResumeMarkdown } from "./parse-resume.ts";
import { printResumeMarkdown } from "./print-resume.ts";

describe("a resume as Markdown", () => {
  it("comes back as its canonical form, whatever it holds", () => {
    fc.assert(
      fc.property(anyResume(), (resume) => {
        expect(parseResumeMarkdown(printResumeMarkdown(resume))).toEqual(canonicalResume(resume));
      }),
      { numRuns: 400 },
    );
  });
});
