import { papers, templateIds } from "@savile/model";
import { describe, expect, test } from "vitest";
import { lookOf } from "./look.ts";
import { measuresOf, plainSetting } from "./setting.ts";
import type { TextSetting } from "./setting.ts";

const page = { kind: "resume", paper: "letter" } as const;

function measures(change: Partial<TextSetting> = {}) {
  return measuresOf(lookOf("modern"), page, { ...plainSetting, ...change });
}

describe("the measures of a Word file", () => {
  test("as designed are the template's own", () => {
    const look = lookOf("modern");
    const plain = measures();
    expect(plain.points("body")).toBe(look.sizes.body);
    expect(plain.margins).toEqual(look.margins.resume.letter);
    expect(plain.letter).toEqual({ density: 1, size: 1, leading: 1, gap: 1 });
  });

  test("have sizes in half points, whole ones, and never below nine points", () => {
    for (const template of templateIds) {
      for (const size of [0.5, 0.9, 1, 1.13]) {
        const tried = measuresOf(lookOf(template), page, { ...plainSetting, size });
        for (const name of ["name", "headline", "section", "entry", "body", "small"] as const) {
          expect(Number.isInteger(tried.halfPoints(name))).toBe(true);
          expect(tried.halfPoints(name)).toBeGreaterThanOrEqual(18);
        }
      }
    }
  });

  test("have a line of the letters' height and the leading", () => {
    const { leading } = lookOf("modern").densities.normal;
    expect(measures().pitch(10)).toBe(Math.round(10 * (0.66 + leading) * 20));
    expect(measures({ leading: 0 }).pitch(10)).toBe(132);
  });

  test("shrink with the factors that the PDF was set with", () => {
    const [plain, tight] = [measures(), measures({ gap: 0.72, leading: 0.84, size: 0.95 })];
    expect(tight.points("body")).toBeCloseTo(0.95 * plain.points("body"), 6);
    expect(tight.pitch(10)).toBeLessThan(plain.pitch(10));
    expect(tight.above("section", 12)).toBeLessThan(plain.above("section", 12));
    expect(tight.letter).toEqual({ density: 1, size: 0.95, leading: 0.84, gap: 0.72 });
  });

  test("take other sizes and gaps from a density of the template", () => {
    const { densities } = lookOf("modern");
    const roomy = measures({ density: "roomy" });
    expect(roomy.points("body")).toBe(densities.roomy.sizes["body"]);
    expect(roomy.letter).toMatchObject({
      density: densities.roomy.letter,
      gap: densities.roomy.gap,
    });
    expect(roomy.above("section", 10)).toBeGreaterThan(measures().above("section", 10));
  });

  test("have no room above a paragraph that the leading gives already", () => {
    expect(measures().above(0, 10)).toBe(0);
    expect(measures({ gap: 0 }).above("section", 12)).toBe(0);
  });

  test("take a gap by its name or in points alike", () => {
    const { gaps, sizes } = lookOf("modern");
    expect(measures().above("entry", 10)).toBe(measures().above(gaps.entry * sizes.body, 10));
  });

  test.each(papers)("have the margins of each kind of document on %s", (paper) => {
    const look = lookOf("executive");
    for (const kind of ["resume", "cover_letter"] as const) {
      expect(measuresOf(look, { kind, paper }, plainSetting).margins).toEqual(
        look.margins[kind][paper],
      );
    }
    const margins = { x: 40, top: 41, bottom: 42 };
    expect(measuresOf(look, { kind: "resume", paper }, { ...plainSetting, margins }).margins).toBe(
      margins,
    );
  });
});
