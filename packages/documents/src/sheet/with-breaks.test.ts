import { describe, expect, test } from "vitest";
import { plainText } from "./clean-text.ts";
import { fullResume } from "../testing/full-resume.ts";
import { resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sheetOf } from "./printed-lines.ts";
import type { EntryBlock, Sheet } from "./sheet.ts";
import { withBreaks } from "./with-breaks.ts";

function entryOf(sheet: Sheet, id: string): EntryBlock | undefined {
  return sheet.sections
    .flatMap((section) => section.blocks)
    .find((block): block is EntryBlock => block.kind === "entry" && block.id === id);
}

describe("page breaks that a person wants", () => {
  const sheet = sheetOf(resumeDocument(realisticResume()));

  test("a long entry is kept together on request, and no other", () => {
    expect(entryOf(sheet, "exp1")?.keep).toBe(false);
    const wished = withBreaks(sheet, { exp1: { keepTogether: true } });
    expect(entryOf(wished, "exp1")?.keep).toBe(true);
    expect(entryOf(wished, "exp2")).toEqual(entryOf(sheet, "exp2"));
  });

  test("a short entry may be parted on request, and its section with it", () => {
    const wished = withBreaks(sheet, { vol1: { keepTogether: false } });
    expect(entryOf(wished, "vol1")?.keep).toBe(false);
    expect(
      wished.sections.find((section) => section.blocks[0] === entryOf(wished, "vol1"))?.keep,
    ).toBe(false);
  });

  test("an entry begins a page on request", () => {
    const wished = withBreaks(sheet, { exp3: { breakBefore: true } });
    expect(entryOf(wished, "exp3")?.breakBefore).toBe(true);
    expect(entryOf(wished, "exp2")?.breakBefore).toBeUndefined();
  });
});

describe("the order of sections", () => {
  const headings = (template: "modern" | "tech" | "executive" | "academic") =>
    sheetOf(
      resumeDocument({ ...fullResume(), order: ["experience", "skills", "summary"] }),
      plainText,
      template,
    ).sections.map((section) => section.heading.text);

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
    expect(academic.slice(0, 2)).toEqual(["Summary", "Education"]);
    expect(academic.indexOf("Publications")).toBeLessThan(academic.indexOf("Skills"));
  });

  test("loses no section in any template", () => {
    const sorted = (template: "modern" | "tech" | "executive" | "academic") =>
      headings(template).toSorted();
    expect(sorted("tech")).toEqual(sorted("modern"));
    expect(sorted("executive")).toEqual(sorted("modern"));
    expect(sorted("academic")).toEqual(sorted("modern"));
  });
});
