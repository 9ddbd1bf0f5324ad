import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { accentIds, accents, templateIds, templates } from "@savile/model";
import type { TemplateId } from "@savile/model";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { templatesFolder } from "../text/package-folder.ts";
import { contrast, sourceRules } from "./lint.ts";

const folder = templatesFolder();

function sources(): [name: string, source: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".typ"))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

describe.each(sourceRules)("$name", ({ faults }) => {
  test("holds in every template", () => {
    expect(sources().length).toBeGreaterThan(templateIds.length);
    const found = sources().flatMap(([name, source]) =>
      faults(source).map((fault) => `${name}: ${fault}`),
    );
    expect(found).toEqual([]);
  });
});

const weight = z.union([z.literal(400), z.literal(600), z.literal(700)]);
const type = z.object({ weight, caps: z.boolean() });
const tokensSchema = z.object({
  families: z.array(z.string()),
  look: z.object({ name: type, section: type, entry: weight, tint: z.optional(z.string()) }),
  sizes: z.record(z.string(), z.number()),
  densities: z.record(z.string(), z.object({ sizes: z.record(z.string(), z.number()) })),
  colours: z.record(z.string(), z.string()),
});

function tokensOf(id: TemplateId): z.infer<typeof tokensSchema> {
  return tokensSchema.parse(JSON.parse(readFileSync(join(folder, id, "tokens.json"), "utf8")));
}

function paleColours(tokens: z.infer<typeof tokensSchema>): string[] {
  const ground = tokens.look.tint;
  return Object.entries(tokens.colours).flatMap(([name, colour]) => {
    if (name === "border") return [];
    const onPaper = contrast(colour, "#ffffff") < 4.5 ? [`${name} on paper`] : [];
    return ground !== undefined && contrast(colour, ground) < 4.5
      ? [...onPaper, `${name} on the tint`]
      : onPaper;
  });
}

describe.each(templateIds)("the tokens of %s", (id) => {
  const tokens = tokensOf(id);

  test("every text colour can be read on its ground, in print too", () => {
    expect(paleColours(tokens)).toEqual([]);
  });

  test("no text is smaller than 8 points, and none that matters below 9.5", () => {
    for (const { sizes } of [{ sizes: {} }, ...Object.values(tokens.densities)]) {
      const { footer = 0, ...others } = { ...tokens.sizes, ...sizes };
      expect(footer).toBeGreaterThanOrEqual(8);
      expect(Math.min(...Object.values(others))).toBeGreaterThanOrEqual(9.5);
    }
  });

  test("its family comes first and one for other scripts second", () => {
    expect(tokens.families).toHaveLength(2);
    expect(tokens.families[1]).toBe("Noto Sans");
  });

  test("its colours are those that the catalogue shows", () => {
    expect(templates.find((template) => template.id === id)?.palette).toEqual(tokens.colours);
  });
});

describe.each(accentIds)("the colour %s", (id) => {
  const { primary, accent, border, tint } = accents[id];

  test("is read on paper and on the ground of a side column", () => {
    for (const ground of ["#ffffff", tint]) {
      expect(contrast(primary, ground)).toBeGreaterThanOrEqual(7);
      expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  test("leaves the other texts of every template readable on its ground", () => {
    for (const { colours } of templateIds.map(tokensOf)) {
      for (const name of ["text", "text_secondary", "text_light"]) {
        expect(contrast(colours[name] ?? "", tint)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("draws rules lighter than its texts", () => {
    expect(contrast(border, "#ffffff")).toBeLessThan(contrast(accent, "#ffffff"));
  });
});
