import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalLetter, canonicalResume, completeOrder, printedOrder } from "./canonical.ts";
import { emptyResume, knownSections, resumeSchema } from "./resume.ts";
import { anyLetter, anyResume } from "../testing/arbitrary.ts";

describe("the one form of a document", () => {
  it("is a valid document, and its own one form", () => {
    fc.assert(
      fc.property(anyResume(), anyLetter(), (resume, letter) => {
        const one = canonicalResume(resume);
        expect(resumeSchema.safeParse(one).success).toBe(true);
        expect(canonicalResume(one)).toEqual(one);
        expect(canonicalLetter(canonicalLetter(letter))).toEqual(canonicalLetter(letter));
      }),
      { numRuns: runs(200) },
    );
  });

  it("numbers entries and lines by their place and drops what states nothing", () => {
    const empty = { id: "exp9", title: " ", company: "", location: "", summary: "\n" };
    const dates = { text: "", start: "", end: "" };
    const resume = canonicalResume({
      ...emptyResume(),
      experience: [
        { ...empty, dates, bullets: [{ id: "b7", text: "" }] },
        { ...empty, dates, bullets: [{ id: "b8", text: " kept " }] },
      ],
    });
    expect(resume.experience).toEqual([
      {
        ...empty,
        id: "exp1",
        title: "",
        summary: "",
        dates,
        bullets: [{ id: "b1", text: "kept" }],
      },
    ]);
  });

  it("leaves a resume in the default order as it is", () => {
    expect(canonicalResume(emptyResume())).toEqual(emptyResume());
  });
});

describe("the order of sections", () => {
  it("names every section exactly once", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...knownSections, "add1", "add2", "no")), (written) => {
        const order = completeOrder(written, ["add1", "add2"]);
        expect(new Set(order).size).toBe(order.length);
        expect(order.toSorted()).toEqual([...knownSections, "add1", "add2"].toSorted());
      }),
    );
  });

  it("puts a section that was not named behind the one before it", () => {
    const order = completeOrder(["skills", "experience", "summary"], ["add1"]);
    expect(order.slice(0, 2)).toEqual(["skills", "projects"]);
    expect(order.indexOf("education")).toBe(order.indexOf("experience") + 1);
    expect(order.at(-1)).toBe("add1");
  });

  it("prints only what is stated", () => {
    expect(printedOrder({ ...emptyResume(), summary: "x" })).toEqual(["summary"]);
  });
});
