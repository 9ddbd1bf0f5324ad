import { err, ok } from "@savile/model";
import { describe, expect, test } from "vitest";
import { inputOf, resumeDocument } from "../testing/lay-out.ts";
import { realisticResume } from "../testing/realistic-resume.ts";
import type { CompiledSheet } from "./compile-sheet.ts";
import { fitBudget, fitFreely, fitReport } from "./fit.ts";
import { asDesigned, tighterSettings } from "./setting.ts";
import type { Design, Setting } from "./setting.ts";

const area = { left: 50, top: 60, right: 550, bottom: 740 };
const design: Design = {
  bodies: { normal: 10, compact: 9.7, roomy: 10.8 },
  leading: 0.65,
  margins: { x: 58, top: 50, bottom: 50 },
};

/** A sheet of so many pages, the last of them printed as far as this part of it. */
function pagesIn(setting: Setting, pageCount: number, fill = 0.5): CompiledSheet {
  const lowest = area.top + fill * (area.bottom - area.top);
  return {
    setting,
    area,
    pageCount,
    query: () => [],
    drawings: () => null,
    pdf: () => new Uint8Array(),
    anchors: () => [
      ["name", "start", 1, 50, 60, 10],
      ["exp9.b1", "start", pageCount, 50, area.top, 10],
      ["exp9.b1", "end", pageCount, 50, lowest, 10],
    ],
  };
}

/** Compiles by a rule, and keeps what was asked. */
function compilerOf(rule: (setting: Setting) => readonly [pages: number, fill: number]) {
  const asked: Setting[] = [];
  const compile = (setting: Setting) => {
    asked.push(setting);
    return ok(pagesIn(setting, ...rule(setting)));
  };
  return { asked, compile };
}

const settings = tighterSettings(design);

/** How far down the list of settings one stands; 0 is as designed. */
function stepOf(setting: Setting): number {
  const step = settings.findIndex((one) => JSON.stringify(one) === JSON.stringify(setting));
  return step + 1;
}

describe("the search for a setting that meets a budget", () => {
  test.each([0.1, 0.9])(
    "finds the loosest one that does, whichever it is, with six compiles at most: last page %s full",
    (fill) => {
      for (let first = 0; first <= settings.length; first += 1) {
        const { asked, compile } = compilerOf((setting) => [
          stepOf(setting) >= first ? 1 : 2,
          fill,
        ]);
        const found = fitBudget(1, design, compile);
        expect(found.ok && stepOf(found.value.setting)).toBe(first);
        expect(asked.length).toBeLessThanOrEqual(6);
        expect(new Set(asked.map(stepOf)).size).toBe(asked.length);
      }
    },
  );

  test.each([
    [2, 0.9],
    [9, 0.5],
  ])("gives the tightest one where none does: %s pages", (pages, fill) => {
    const { compile } = compilerOf(() => [pages, fill]);
    const found = fitBudget(1, design, compile);
    expect(found.ok && found.value.setting).toEqual(settings.at(-1));
  });

  test("tries far too long a document in the tightest setting and then no more", () => {
    const { asked, compile } = compilerOf(() => [9, 0.5]);
    fitBudget(2, design, compile);
    expect(asked.map(stepOf)).toEqual([0, settings.length]);
  });

  test("does not begin where the document fits as designed", () => {
    const { asked, compile } = compilerOf(() => [2, 1]);
    expect(fitBudget(3, design, compile)).toMatchObject({ ok: true, value: { pageCount: 2 } });
    expect(asked).toEqual([asDesigned(design, "normal")]);
  });

  test("ends with the first setting that cannot be compiled", () => {
    const fault = { code: "template_error", detail: "a fault" } as const;
    expect(fitBudget(1, design, () => err(fault))).toEqual(err(fault));
    const later = (setting: Setting) =>
      stepOf(setting) === 0 ? ok(pagesIn(setting, 2)) : err(fault);
    expect(fitBudget(1, design, later)).toEqual(err(fault));
  });
});

/** The density that is chosen of documents of so many pages in each, and how many were compiled. */
function chosen(
  kind: "resume" | "cover_letter",
  pages: Readonly<Record<Setting["density"], number>>,
  fill: number,
) {
  const { asked, compile } = compilerOf(({ density }) => [pages[density], fill]);
  const found = fitFreely(kind, design, compile);
  return [found.ok && found.value.setting.density, asked.length];
}

describe("the density of a document of which nobody said how long it may be", () => {
  test.each([
    ["resume", "a full page", { normal: 1, compact: 1, roomy: 1 }, 0.73, "normal", 1],
    ["resume", "a page with room", { normal: 1, compact: 1, roomy: 1 }, 0.71, "roomy", 2],
    [
      "resume",
      "a page that would become two",
      { normal: 1, compact: 1, roomy: 2 },
      0.71,
      "normal",
      2,
    ],
    ["resume", "two pages", { normal: 2, compact: 1, roomy: 2 }, 0.34, "normal", 1],
    [
      "resume",
      "a few lines on a last page",
      { normal: 2, compact: 1, roomy: 2 },
      0.32,
      "compact",
      2,
    ],
    [
      "resume",
      "a few lines that stay there",
      { normal: 3, compact: 3, roomy: 3 },
      0.1,
      "normal",
      2,
    ],
    ["cover_letter", "a page with room", { normal: 1, compact: 1, roomy: 1 }, 0.59, "roomy", 2],
    ["cover_letter", "a page", { normal: 1, compact: 1, roomy: 1 }, 0.61, "normal", 1],
    [
      "cover_letter",
      "two pages, however full",
      { normal: 2, compact: 1, roomy: 2 },
      0.9,
      "compact",
      2,
    ],
    [
      "cover_letter",
      "two pages for certain",
      { normal: 2, compact: 2, roomy: 2 },
      0.9,
      "normal",
      2,
    ],
  ] as const)(
    "of a %s of %s is chosen by its last page",
    (kind, _, pages, fill, density, compiles) => {
      expect(chosen(kind, pages, fill)).toEqual([density, compiles]);
    },
  );

  test("is the normal one where the other cannot be compiled", () => {
    const found = fitFreely("resume", design, (setting) =>
      setting.density === "normal"
        ? ok(pagesIn(setting, 1, 0.3))
        : err({ code: "template_error", detail: "a fault" }),
    );
    expect(found.ok && found.value.setting.density).toBe("normal");
  });
});

describe("the report of how a document was set", () => {
  const input = inputOf(resumeDocument(realisticResume()));
  const tightest = settings.at(-1) ?? asDesigned(design, "normal");

  test("tells the size of the text in points, and nothing that is over without a budget", () => {
    expect(fitReport(input, design, pagesIn(tightest, 9))).toEqual({
      budget: null,
      met: true,
      ...tightest,
      body: 9.5,
      linesOver: 0,
      over: [],
    });
    const roomy = pagesIn(asDesigned(design, "roomy"), 1);
    expect(fitReport(input, design, roomy).body).toBe(10.8);
  });

  test("tells what is over where the budget is missed, and nothing where it is met", () => {
    const asked = { ...input, pageBudget: 2 } as const;
    expect(fitReport(asked, design, pagesIn(tightest, 2, 1))).toMatchObject({
      budget: 2,
      met: true,
      linesOver: 0,
      over: [],
    });
    const sheet = pagesIn(asDesigned(design, "normal"), 3, 0.1);
    expect(fitReport(asked, design, sheet)).toMatchObject({
      budget: 2,
      met: false,
      linesOver: Math.ceil(68 / (10 * (0.66 + 0.65))),
      over: ["exp9.b1"],
    });
  });
});
