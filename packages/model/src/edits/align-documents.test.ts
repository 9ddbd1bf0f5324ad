import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalLetter, canonicalResume, printedOrder } from "../resume/canonical.ts";
import type { Documents } from "../tailoring/edit.ts";
import { anySteps, runSteps, someDocuments } from "../testing/any-edits.ts";
import { linesOf, sample } from "../testing/sample-documents.ts";
import { alignDocuments } from "./align-documents.ts";
import { firstFreeNumber } from "./lists.ts";

/** What is read from a text that says the same: everything numbered by its place. */
function readAgain({ resume, letter }: Documents): Documents {
  return { resume: canonicalResume(resume), letter: canonicalLetter(letter) };
}

function withResume(part: Partial<Documents["resume"]>): Documents {
  return { ...sample, resume: { ...sample.resume, ...part } };
}

const parsed = readAgain(sample);

describe("documents that were read from their own text", () => {
  it("are those that were written down, whatever was done to them before", () => {
    fc.assert(
      fc.property(someDocuments(), anySteps(6), (base, steps) => {
        const { last } = runSteps(base, steps);
        const { resume, letter } = alignDocuments(last, readAgain(last));
        expect({ ...resume, order: [] }).toEqual({ ...last.resume, order: [] });
        expect(printedOrder(resume)).toEqual(printedOrder(last.resume));
        expect(letter).toEqual(last.letter);
      }),
      { numRuns: runs(40) },
    );
  });

  it("keep their language, which a text need not name", () => {
    const german = {
      resume: { ...sample.resume, language: "de" },
      letter: { ...sample.letter, language: "de" },
    };
    const { resume, letter } = alignDocuments(german, parsed);
    expect([resume.language, letter.language]).toEqual(["de", "de"]);
  });

  it("keep texts that differ by their space alone, in a letter too", () => {
    const spaced: Documents = {
      resume: { ...sample.resume, summary: " A summary. " },
      letter: { ...sample.letter, closing: "Sincerely, " },
    };
    const { resume, letter } = alignDocuments(spaced, readAgain(spaced));
    expect([resume.summary, letter.closing]).toEqual([" A summary. ", "Sincerely, "]);
  });
});

describe("the order of aligned sections", () => {
  const { order } = sample.resume;

  it("moves what is printed, and leaves where it was what is not", () => {
    const previous = withResume({
      additional: [],
      order: ["summary", "patents", "experience", "education"],
    });
    const order = ["experience", "education", "summary"];
    const made = { ...parsed.resume, additional: [], order };
    expect(alignDocuments(previous, { ...parsed, resume: made }).resume.order).toEqual([
      "experience",
      "patents",
      "education",
      "summary",
    ]);
  });

  it("keeps sections of the person's own under the ids that they had", () => {
    const previous = withResume({
      additional: [{ id: "add6", title: "Hobbies", lines: linesOf("l", "Chess") }],
      order: ["summary", "add6", "experience"],
    });
    const { resume } = alignDocuments(previous, readAgain(previous));
    expect(resume.additional.map(({ id }) => id)).toEqual(["add6"]);
    const kept = resume.order.filter((id) => previous.resume.order.includes(id));
    expect(kept).toEqual(previous.resume.order);
  });

  it("puts a new section behind the one before it, and several in their order", () => {
    const additional = [
      ...parsed.resume.additional,
      { id: "add2", title: "Boats", lines: linesOf("l", "Two of them") },
      { id: "add3", title: "Trees", lines: linesOf("l", "Many of them") },
    ];
    const made = {
      ...parsed.resume,
      additional,
      order: ["summary", "add1", "add2", "add3", "experience", "education", "skills"],
    };
    const aligned = alignDocuments(sample, { ...parsed, resume: made }).resume;
    expect(aligned.order).toEqual([
      "summary",
      "add1",
      `add${firstFreeNumber}`,
      `add${firstFreeNumber + 1}`,
      ...order.slice(2),
    ]);
  });

  it("puts a new section first where nothing known stands before it", () => {
    const additional = [
      ...parsed.resume.additional,
      { id: "add2", title: "Boats", lines: linesOf("l", "Two of them") },
    ];
    const made = { ...parsed.resume, additional, order: ["add2", ...parsed.resume.order] };
    expect(alignDocuments(sample, { ...parsed, resume: made }).resume.order[0]).toBe(
      `add${firstFreeNumber}`,
    );
  });

  it("loses a section of the person's own that the text does not hold any more", () => {
    const made = { ...parsed.resume, additional: [], order: ["summary", "experience"] };
    const aligned = alignDocuments(sample, { ...parsed, resume: made }).resume;
    expect(aligned.additional).toEqual([]);
    expect(aligned.order).not.toContain("add1");
  });

  it("leaves the list of such sections in its old order, however they are printed", () => {
    const additional = ["Boats", "Trees"].map((title, index) => ({
      id: `add${index + 4}`,
      title,
      lines: linesOf("l", `${title} of all kinds`),
    }));
    const previous = withResume({ additional, order: ["add5", "summary", "add4"] });
    const { resume } = alignDocuments(previous, readAgain(previous));
    expect(resume.additional).toEqual(additional);
    expect(resume.order.filter((id) => id.startsWith("add"))).toEqual(["add5", "add4"]);
  });
});
