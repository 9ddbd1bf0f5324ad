import { papers, templateIds } from "@savile/model";
import { describe, expect, test } from "vitest";
import { templatesFolder } from "../text/package-folder.ts";
import { asDesigned, designOf, narrowestMargin, smallestBody, tighterSettings } from "./setting.ts";
import type { Design, Setting } from "./setting.ts";
import { readTokens } from "./tokens.ts";
import type { Tokens } from "./tokens.ts";

const tokens = readTokens(templatesFolder());

function tokensOf(id: (typeof templateIds)[number]): Tokens {
  const found = tokens.get(id);
  if (found === undefined) throw new Error(`no tokens of ${id}`);
  return found;
}

const designs = templateIds.flatMap((id) =>
  papers.flatMap((paper) =>
    (["resume", "cover_letter"] as const).map((kind) => ({
      name: `${kind} in ${id} on ${paper}`,
      design: designOf(tokensOf(id), kind, paper),
    })),
  ),
);

/** What a setting takes of a page: the smaller, the tighter. */
function room({ gap, leading, size, margins }: Setting): number[] {
  return [gap, leading, size, margins.x, margins.top, margins.bottom];
}

describe.each(designs)("the settings of a $name", ({ design }) => {
  const settings = tighterSettings(design);

  test("begin tighter than designed and are each tighter than the one before, in nothing looser", () => {
    const all = [asDesigned(design, "normal"), ...settings].map(room);
    for (const [index, after] of all.slice(1).entries()) {
      const before = all[index] ?? [];
      after.forEach((value, part) => expect(value).toBeLessThanOrEqual(before[part] ?? 0));
    }
    expect(settings[0]?.gap).toBeLessThan(1);
  });

  test("never go below what stays readable, but where the design itself does", () => {
    const { x, top, bottom } = design.margins;
    for (const { size, margins, density } of settings) {
      expect(density).toBe("normal");
      expect(size * design.bodies.normal).toBeGreaterThanOrEqual(
        Math.min(smallestBody, design.bodies.normal) - 0.01,
      );
      expect(margins.x).toBeGreaterThanOrEqual(Math.min(narrowestMargin, x));
      expect(margins.top).toBeGreaterThanOrEqual(Math.min(narrowestMargin, top));
      expect(margins.bottom).toBeGreaterThanOrEqual(Math.min(narrowestMargin, bottom));
    }
  });

  test("draw the margins in before the letters are made smaller, and gaps before both", () => {
    const margins = settings.findIndex((setting) => setting.margins.x < design.margins.x);
    expect(margins).toBeGreaterThan(settings.findIndex(({ gap }) => gap < 1));
    const smaller = settings.findIndex(({ size }) => size < 1);
    expect(smaller < 0 || smaller > margins).toBe(true);
  });
});

describe("the design of a document", () => {
  test("of a resume takes the size of each density, or else the template's own", () => {
    const modern = tokensOf("modern");
    expect(designOf(modern, "resume", "a4")).toEqual({
      bodies: { normal: 10, compact: 9.7, roomy: 10.8 },
      leading: modern.densities.normal.leading,
      margins: modern.margins.resume.a4,
    });
  });

  test("of a letter takes the letter's own size, leading and margins", () => {
    const modern = tokensOf("modern");
    const { bodies, leading, margins } = designOf(modern, "cover_letter", "letter");
    expect(bodies.normal).toBe(modern.letter.body);
    expect(bodies.compact).toBeCloseTo(modern.letter.body * modern.densities.compact.letter, 6);
    expect(leading).toBe(modern.letter.leading);
    expect(margins).toEqual(modern.margins.cover_letter.letter);
  });

  test("with margins and letters that are small already is not made larger by a tighter setting", () => {
    const small: Design = {
      bodies: { normal: 9, compact: 9, roomy: 9 },
      leading: 0.6,
      margins: { x: 20, top: 30, bottom: 34.02 },
    };
    for (const { size, margins } of tighterSettings(small)) {
      expect(size).toBe(1);
      expect(margins).toEqual(small.margins);
    }
  });
});
