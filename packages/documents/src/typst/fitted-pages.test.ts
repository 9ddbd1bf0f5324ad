import { templateIds } from "@savile/model";
import { describe, expect, test } from "vitest";
import { readPdf } from "../check/read-pdf.ts";
import { findLines } from "../text/text-equal.ts";
import type { LayoutInput } from "../text/layout.ts";
import { printedLines } from "../sheet/printed-lines.ts";
import { layOut, letterDocument, resumeDocument } from "../testing/lay-out.ts";
import { jobWith, resumeWithBullets } from "../testing/one-bullet-resume.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import { sampleLetter } from "../testing/sample-letter.ts";
import { narrowestMargin, smallestBody } from "./setting.ts";

const sentence = "One line of work that is told in a sentence of ordinary length, with its result.";

function bullets(count: number): string[] {
  return Array.from({ length: count }, () => sentence);
}

function fitOf(count: number, change: Partial<LayoutInput>) {
  return layOut(resumeDocument(resumeWithBullets(...bullets(count))), { want: [], ...change });
}

describe.each(templateIds)("a page budget in %s", (template) => {
  test("is met by the loosest setting that does, never below what stays readable", () => {
    let tightest = 0;
    for (const count of [20, 24, 28, 30, 32, 34, 36, 38, 40]) {
      const { pageCount, fit } = fitOf(count, { template, pageBudget: 1 });
      expect(fit.met).toBe(pageCount === 1);
      expect(fit.body).toBeGreaterThanOrEqual(smallestBody);
      for (const margin of Object.values(fit.margins)) {
        expect(margin).toBeGreaterThanOrEqual(narrowestMargin);
      }
      // A longer text is never set looser than a shorter one.
      const tightness = 3 - fit.gap - fit.leading - fit.size;
      expect(tightness).toBeGreaterThanOrEqual(tightest);
      tightest = tightness;
    }
    expect(tightest).toBeGreaterThan(0.3);
  });

  test("that is too small is reported with the lines and addresses behind it", () => {
    const { pageCount, fit } = fitOf(40, { template, pageBudget: 1 });
    expect(fit.met).toBe(pageCount === 1);
    const long = layOut(resumeDocument(realisticResume()), { template, pageBudget: 1, want: [] });
    if (long.fit.met) return;
    expect(long.fit).toMatchObject({ budget: 1, met: false });
    expect(long.fit.linesOver).toBeGreaterThan(0);
    expect(long.fit.over.length).toBeGreaterThan(0);
  });
});

describe("fitting", () => {
  test("without a budget nothing is tightened and the report says so", () => {
    const { fit } = fitOf(30, {});
    expect(fit).toMatchObject({ budget: null, met: true, gap: 1, leading: 1, size: 1, over: [] });
  });

  test("a budget that is met anyway changes nothing", () => {
    const { fit, pageCount } = fitOf(10, { pageBudget: 2 });
    expect({ pageCount, ...fit }).toMatchObject({ pageCount: 1, met: true, gap: 1, size: 1 });
  });

  test("a letter that is a little too long for a page is fitted too", () => {
    const letter = sampleLetter();
    const paragraphs = [...letter.paragraphs, ...letter.paragraphs].map((paragraph, index) => ({
      ...paragraph,
      id: `p${index + 1}`,
    }));
    const { fit, pageCount } = layOut(letterDocument({ ...letter, paragraphs }), {
      pageBudget: 1,
      want: [],
    });
    expect(fit.met).toBe(pageCount === 1);
    expect(fit.body).toBeGreaterThanOrEqual(smallestBody);
  });

  test("the tightest page holds every line, and the same input gives the same setting", async () => {
    const document = resumeDocument(resumeWithBullets(...bullets(34)));
    const first = layOut(document, { pageBudget: 1 });
    const content = await readPdf(first.pdf);
    const lines = printedLines(document).map((line) => line.text);
    expect(findLines(content.text, lines)).toMatchObject({ missing: [], inOrder: true });
    expect(layOut(document, { pageBudget: 1 }).fit).toEqual(first.fit);
  });
});

const threeJobs = resumeDocument({
  ...resumeWithBullets("A line"),
  experience: ["exp1", "exp2", "exp3"].map((id) => ({
    ...jobWith(Array.from({ length: 9 }, () => sentence)),
    id,
  })),
});

function pageOf(path: string, change: Partial<LayoutInput>): number[] {
  const { pages } = layOut(threeJobs, { want: ["pages"], ...change });
  return pages.flatMap((page, index) =>
    page.regions.some((region) => region.path === path) ? [index + 1] : [],
  );
}

describe.each(templateIds)("page breaks in %s", (template) => {
  test("an entry begins a page where the person wants it, its section heading not left behind", () => {
    expect(pageOf("exp2.b1", { template })).toEqual([1]);
    const breaks = { exp2: { breakBefore: true } };
    expect(pageOf("exp2.title", { template, breaks })).toEqual([2]);
    expect(pageOf("exp1.b9", { template, breaks })).toEqual([1]);
  });

  test("an entry that the person keeps together is not parted", () => {
    const whole = { exp3: { keepTogether: true } };
    const places = ["exp3.title", "exp3.b1", "exp3.b9"].map((path) =>
      pageOf(path, { template, breaks: whole }),
    );
    expect(new Set(places.map(String)).size).toBe(1);
  });

  test("a kept entry that is longer than a page is parted all the same, and nothing is lost", async () => {
    const long = bullets(40).map((line) => `${line} ${line} ${line}`);
    const document = resumeDocument(resumeWithBullets(...long));
    const { pdf, warnings } = layOut(document, {
      template,
      breaks: { exp1: { keepTogether: true } },
    });
    const lines = printedLines(document).map((line) => line.text);
    const { missing } = findLines((await readPdf(pdf)).text, lines);
    expect(missing).toEqual([]);
    expect(warnings.map(({ code }) => code)).toContain("entry_parted");
  });
});

describe("a text that is longer than a page", () => {
  test.each(templateIds)(
    "runs over its pages in %s, and nothing of it is lost",
    async (template) => {
      const text = Array.from({ length: 110 }, (_, index) => `${sentence} ${index}`).join(" ");
      const resume = { ...resumeWithBullets(text), summary: text };
      const document = resumeDocument(resume);
      const { pages, fit } = layOut(document, { template });
      const lowest = pages.flatMap((page) => page.regions.map(({ y, h }) => page.h - y - h));
      expect(Math.min(...lowest)).toBeGreaterThan(fit.margins.bottom - 8);
    },
  );
});
