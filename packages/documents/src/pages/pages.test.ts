import { papers, templateIds } from "@savile/model";
import { describe, expect, test } from "vitest";
import { lettersOf } from "../text/text-equal.ts";
import { printedLines } from "../sheet/printed-lines.ts";
import { fullResume } from "../testing/full-resume.ts";
import { layOut, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { placedTexts } from "../testing/placed-texts.ts";
import type { PlacedText } from "../testing/placed-texts.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";

const documents = [
  { name: "every field", document: resumeDocument(fullResume()) },
  { name: "two pages", document: resumeDocument(realisticResume()) },
  { name: "letter", document: letterDocument(sampleLetter()) },
];
const cases = documents.flatMap((entry, index) =>
  templateIds.map((template, turn) => {
    const paper = papers[(index + turn) % papers.length] ?? "letter";
    return { ...entry, template, paper };
  }),
);

function overlap(text: PlacedText, box: { x: number; y: number; w: number; h: number }): number {
  const w = Math.min(text.x + text.w, box.x + box.w) - Math.max(text.x, box.x);
  const h = Math.min(text.y + text.h, box.y + box.h) - Math.max(text.y, box.y);
  return w <= 0 || h <= 0 ? 0 : (w * h) / (text.w * text.h);
}

describe("regions", () => {
  test.each(cases)("$name in $template on $paper: every printed leaf has one", (entry) => {
    const { document, paper, template } = entry;
    const paths = new Set(
      layOut(document, { paper, template }).pages.flatMap((page) =>
        page.regions.map(({ path }) => path),
      ),
    );
    const addresses = printedLines(document, template).flatMap(({ address }) =>
      address === "" ? [] : [address],
    );
    expect(addresses.filter((address) => !paths.has(address))).toEqual([]);
  });

  test.each(cases)(
    "$name in $template on $paper: each holds the text of its path",
    async ({ document, paper, template }) => {
      const { pages, pdf } = layOut(document, { paper, template });
      const placed = await placedTexts(pdf);
      for (const { address, text } of printedLines(document, template)) {
        if (address === "") continue;
        const inside = pages.flatMap((page, index) => {
          const boxes = page.regions.filter((region) => region.path === address);
          return (placed[index] ?? []).filter((piece) =>
            boxes.some((box) => overlap(piece, box) >= 0.95),
          );
        });
        expect(lettersOf(inside.map((piece) => piece.text).join(""))).toContain(lettersOf(text));
      }
    },
  );

  test("they lie within their page", () => {
    for (const { document, paper, template } of cases) {
      for (const page of layOut(document, { paper, template }).pages) {
        for (const { x, y, w, h } of page.regions) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + w).toBeLessThanOrEqual(page.w);
          expect(y + h).toBeLessThanOrEqual(page.h);
        }
      }
    }
  });
});

function hashes(resume = realisticResume()): string[] {
  return layOut(resumeDocument(resume), { want: ["pages"] }).pages.map((page) => page.hash);
}

describe("page hashes", () => {
  test("an edit on the second page changes only its hash", () => {
    const resume = realisticResume();
    const languages = resume.languages.map((entry) => ({ ...entry, level: "C1" }));
    const [before, after] = [hashes(), hashes({ ...resume, languages })];
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  test("an edit on the first page that moves nothing changes only its hash", () => {
    const [before, after] = [hashes(), hashes({ ...realisticResume(), headline: "Operations" })];
    expect(after[0]).not.toBe(before[0]);
    expect(after[1]).toBe(before[1]);
  });
});

describe("drawings", () => {
  test("a page is drawn by paths within its own coordinates", () => {
    for (const page of layOut(resumeDocument(realisticResume())).pages) {
      expect(page.drawing).toMatchObject({ w: 612, h: 792 });
      expect(page.drawing?.marks.length).toBeGreaterThan(20);
      for (const { at, d, fill, stroke } of page.drawing?.marks ?? []) {
        expect(at[5]).toBeLessThan(792);
        expect(d).toMatch(/^M[-\d.]+ [-\d.]+[a-zA-Z\d\s.-]*$/u);
        expect(fill ?? stroke).toMatch(/^#[\da-f]{6,8}$/u);
      }
    }
  });
});
