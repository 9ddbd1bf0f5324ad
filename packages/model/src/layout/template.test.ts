import { describe, expect, it } from "vitest";
import { templateFigures } from "./template-figures.data.ts";
import { templateIds, templates } from "./template.ts";
import type { Palette } from "./template.ts";

/** The luminance of `#rrggbb` as the accessibility guidelines define it, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOnWhite(colour: string): number {
  return 1.05 / (luminance(colour) + 0.05);
}

const printed = [
  "primary",
  "secondary",
  "accent",
  "text",
  "text_secondary",
  "text_light",
] as const satisfies (keyof Palette)[];

describe("the templates", () => {
  it("are those that have an id, in that order, each under a name of its own", () => {
    expect(templates.map(({ id }) => id)).toEqual(templateIds);
    expect(new Set(templates.map(({ name }) => name)).size).toBe(templates.length);
  });

  it("are told apart by their first words, by which plans name them", () => {
    const words = templates.map(({ name }) => name.split(" ")[0]);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(templates)("$id has colours that exist", ({ palette }) => {
    for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it.each(templates)("$id prints text that can be read on white", ({ palette }) => {
    for (const name of printed) {
      expect(contrastOnWhite(palette[name])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(templates)("$id has its quieter texts no darker than its text", ({ palette }) => {
    const [text, second, light] = [palette.text, palette.text_secondary, palette.text_light].map(
      luminance,
    );
    expect(second).toBeGreaterThan(text ?? 1);
    expect(light).toBeGreaterThan(second ?? 1);
  });
});

describe("the measured figures of the templates", () => {
  it.each(Object.entries(templateFigures))("add up for %s", (_, figure) => {
    expect(figure.recovered).toBeLessThanOrEqual(figure.values);
    expect(figure.files).toBe(figure.resumes * 2);
    expect(figure.atsScore).toBe(Math.floor((figure.recovered / figure.values) * 1_000) / 10);
  });
});
