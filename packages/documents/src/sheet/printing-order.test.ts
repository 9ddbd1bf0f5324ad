import { emptyResume, knownSections, templateIds } from "@savile/model";
import type { TemplateId } from "@savile/model";
import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fullResume } from "../testing/full-resume.ts";
import { resumeDocument } from "../testing/lay-out.ts";
import { plainText } from "./clean-text.ts";
import { sheetOf } from "./printed-lines.ts";
import { printingOrder } from "./printing-order.ts";

function resumeWith(order: string[], own: readonly string[] = []) {
  const additional = own.map((id) => ({ id, title: id, lines: [] }));
  return { ...emptyResume(), order, additional };
}

test.each(templateIds)(
  "the printing order of %s has every section once, whatever was asked",
  (id) => {
    const section = fc.constantFrom(...knownSections, "add1", "add2", "gone1", "");
    const orders = fc.array(section, { maxLength: 30 });
    fc.assert(
      fc.property(orders, (order) => {
        const printed = printingOrder(resumeWith(order, ["add1", "add2"]), id);
        expect(new Set(printed).size).toBe(printed.length);
        expect(printed).toEqual(expect.arrayContaining([...knownSections, "add1", "add2"]));
      }),
      { numRuns: runs(100) },
    );
  },
);

test("the printing order of a template without one of its own begins as the resume does", () => {
  const order = ["add1", "languages", "experience"];
  expect(printingOrder(resumeWith(order, ["add1", "add2"]), "modern").slice(0, 4)).toEqual([
    ...order,
    "summary",
  ]);
});

test("the printing order keeps before all else what the person put before every known section", () => {
  const resume = resumeWith(["add2", "add1", "education", "add3"], ["add1", "add2", "add3"]);
  expect(printingOrder(resume, "executive").slice(0, 6)).toEqual([
    "add2",
    "add1",
    "summary",
    "competencies",
    "education",
    "add3",
  ]);
});

test("the printing order of sections of one's own alone puts all of them first", () => {
  expect(printingOrder(resumeWith(["add2", "add1"], ["add1", "add2"]), "tech").slice(0, 3)).toEqual(
    ["add2", "add1", "summary"],
  );
});

test("the printing order names sections that nobody ordered last, the person's own at the end", () => {
  const order = printingOrder(resumeWith([], ["add1"]), "traditional");
  expect(order).toEqual([...knownSections, "add1"]);
});

function headings(template: TemplateId): string[] {
  const resume = { ...fullResume(), order: ["experience", "skills", "summary"] };
  const { sections } = sheetOf(resumeDocument(resume), plainText, template);
  return sections.map((section) => section.heading.text);
}

describe("the order of sections", () => {
  test("is that of the resume in a template without an order of its own", () => {
    expect(headings("modern").slice(0, 3)).toEqual(["Experience", "Skills", "Summary"]);
  });

  test("has skills before work for engineers and the summary first for executives", () => {
    expect(headings("tech").slice(0, 3)).toEqual(["Summary", "Skills", "Core Competencies"]);
    expect(headings("executive").slice(0, 3)).toEqual([
      "Summary",
      "Core Competencies",
      "Experience",
    ]);
  });

  test("has studies first and publications before skills for academics", () => {
    const academic = headings("academic");
    expect(academic.slice(0, 3)).toEqual(["Summary", "Core Competencies", "Education"]);
    expect(academic.indexOf("Publications")).toBeLessThan(academic.indexOf("Skills"));
  });

  test("leaves a section of the person's own at the top where it opens the resume", () => {
    const resume = { ...fullResume(), order: ["add1", "experience", "add2", "skills"] };
    const { sections } = sheetOf(resumeDocument(resume), plainText, "tech");
    expect(sections.slice(0, 3).map((section) => section.heading.text)).toEqual([
      "Things I grow",
      "Summary",
      "Skills",
    ]);
  });

  test.each(templateIds)("loses no section in %s", (template) => {
    expect(headings(template).toSorted()).toEqual(headings("modern").toSorted());
  });
});
