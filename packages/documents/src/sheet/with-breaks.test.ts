import { recordSchema, templateIds } from "@savile/model";
import type { TemplateId } from "@savile/model";
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

function headings(template: TemplateId): string[] {
  const resume = { ...fullResume(), order: ["experience", "skills", "summary"] };
  const { sections } = sheetOf(resumeDocument(resume), plainText, template);
  return sections.map((section) => section.heading.text);
}

test("a section whose first entry begins a page begins it with its heading", () => {
  const sheet = sheetOf(resumeDocument(realisticResume()));
  const wished = withBreaks(sheet, { exp1: { breakBefore: true } });
  expect(entryOf(wished, "exp1")?.breakBefore).toBeUndefined();
  const begun = wished.sections.filter((section) => section.breakBefore === true);
  expect(begun.map((section) => section.heading.text)).toEqual(["Experience"]);
});

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

describe("rows of a section", () => {
  const work = { ...fullResume().publications[0], summary: "", bullets: [] };
  const rowsWith = (...titles: string[]) => {
    const publications = titles.map((title, index) => ({
      ...recordSchema.parse(work),
      id: `pub${index + 1}`,
      title,
    }));
    const { sections } = sheetOf(resumeDocument({ ...fullResume(), publications }));
    const blocks = sections.find(({ heading }) => heading.text === "Publications")?.blocks ?? [];
    return blocks.flatMap((block) => (block.kind === "row" ? [block.strong] : []));
  };

  test("are bold lines where all titles are short", () => {
    expect(rowsWith("On moss", "On fern")).toEqual([true, true]);
  });

  test("are set alike where one title is long", () => {
    expect(rowsWith("On moss", "On the moss and the fern ".repeat(5))).toEqual([false, false]);
  });
});
