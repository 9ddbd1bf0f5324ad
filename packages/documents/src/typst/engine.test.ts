import { createHash } from "node:crypto";
import { emptyResume, papers } from "@savile/model";
import { describe, expect, test } from "vitest";
import { readPdf } from "../check/read-pdf.ts";
import { findLines, lettersOf } from "../text/text-equal.ts";
import { printedLines } from "../sheet/printed-lines.ts";
import { fullResume } from "../testing/full-resume.ts";
import { inputOf, layOut, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { studentResume } from "../testing/student-resume.ts";
import { resumeWithBullets } from "../testing/one-bullet-resume.ts";
import { createLayoutEngine } from "./engine.ts";

const documents = {
  "every field": resumeDocument(fullResume()),
  "two pages": resumeDocument(realisticResume()),
  student: resumeDocument(studentResume()),
  letter: letterDocument(sampleLetter()),
};

function digest(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

describe("laying out", () => {
  test.each(
    Object.entries(documents).flatMap(([name, document]) =>
      papers.map((paper) => ({ name, document, paper })),
    ),
  )("$name on $paper carries every printed line in order", async ({ document, paper }) => {
    const { pdf, pageCount } = layOut(document, { paper });
    const content = await readPdf(pdf);
    const lines = printedLines(document).map((line) => line.text);
    expect(findLines(content.text, lines)).toEqual({
      found: lines.length,
      missing: [],
      inOrder: true,
    });
    expect(content.pageCount).toBe(pageCount);
  });

  test("a realistic resume takes two pages, a student's and a letter one", () => {
    expect(layOut(documents["two pages"]).pageCount).toBe(2);
    expect(layOut(documents.student).pageCount).toBe(1);
    expect(layOut(documents.letter).pageCount).toBe(1);
  });

  test("the same input gives the same bytes in another engine", () => {
    const input = inputOf(documents["two pages"]);
    const other = createLayoutEngine().layout(input);
    const again = other.ok && other.value.pdf ? digest(other.value.pdf) : "none";
    expect(digest(layOut(documents["two pages"]).pdf)).toBe(again);
    expect(digest(layOut(documents["two pages"], { createdAt: 1 }).pdf)).not.toBe(again);
  });

  test("only what is wanted is made", () => {
    expect(layOut(documents.letter, { want: [] })).toMatchObject({ pageCount: 1, pages: [] });
    const { pages } = layOut(documents.letter, { want: ["pages"] });
    expect(pages[0]).not.toHaveProperty("drawing");
    expect(pages[0]?.regions.length).toBeGreaterThan(10);
  });

  test("text that looks like markup is printed as it is", async () => {
    const text =
      '#panic("x") *b* _i_ $x$ #read("/etc/passwd") <lbl> @ref // /* --- #{1+1} \\n `c` = a <script>alert("1")</script> ]}';
    const { pdf } = layOut(resumeDocument(resumeWithBullets(text)));
    expect(lettersOf((await readPdf(pdf)).text)).toContain(lettersOf(text));
  });

  test("only allowed schemes become links", async () => {
    const links = ["javascript:alert(1)", "java\tscript:alert(1)", "data:text/html,x", "file:///x"];
    const contact = {
      ...studentResume().contact,
      linkedin: "https://linkedin.com/in/example",
      links: links.map((text, index) => ({ id: `l${index}`, text })),
    };
    const { pdf } = layOut(resumeDocument({ ...studentResume(), contact }));
    const content = await readPdf(pdf);
    expect(content.links.toSorted()).toEqual([
      "https://github.com/jweissmueller-example",
      "https://linkedin.com/in/example",
      "mailto:joerg.weissmueller@example.org",
      "tel:+4915155501234",
    ]);
    expect(content.text).toContain("javascript:alert(1)");
  });

  test("a run without a blank that is wider than the line wraps and stays whole in the text", async () => {
    const run = "Donaudampfschifffahrt".repeat(12);
    const { pdf, pages } = layOut(resumeDocument(resumeWithBullets(run)));
    const content = await readPdf(pdf);
    expect(lettersOf(content.text)).toContain(run);
    expect(content.text).not.toMatch(/\p{Cf}/u);
    const region = pages[0]?.regions.find((found) => found.path === "exp1.b1");
    expect(region?.h).toBeGreaterThan(30);
  });

  test("an empty resume and a nameless letter have a page with a heading", () => {
    expect(layOut(resumeDocument(emptyResume())).pageCount).toBe(1);
    expect(layOut(letterDocument({ ...sampleLetter(), name: "" })).pageCount).toBe(1);
  });
});

describe("density", () => {
  test("a few lines on a last page are drawn in to the page before", () => {
    const text = "One line of work that is told in a sentence of ordinary length.";
    const layouts = Array.from({ length: 18 }, (_, index) => {
      const bullets = Array.from({ length: index + 22 }, () => text);
      return layOut(resumeDocument(resumeWithBullets(...bullets)), { want: ["pages"] });
    });
    // Where a second page begins, it begins with more than a few lines.
    const first = layouts.find((layout) => layout.pageCount > 1);
    const lowest = Math.max(...(first?.pages[1]?.regions ?? []).map(({ y, h }) => y + h));
    expect(layouts[0]?.pageCount).toBe(1);
    expect(lowest).toBeGreaterThan(120);
  });
});
