import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { templateIds } from "@savile/model";
import { describe, expect, test } from "vitest";
import { templatesFolder } from "../package-folder.ts";

const folder = templatesFolder();

interface Rule {
  readonly name: string;
  /** Whether a template source breaks the rule. */
  readonly broken: (source: string) => boolean;
  /** A fault that must be found. */
  readonly planted: string;
}

const rules: readonly Rule[] = [
  {
    name: "no hyphenation and no justified lines: both damage the text layer",
    broken: (source) => /\b(?:hyphenate|justify):(?!\s*false)/u.test(source),
    planted: "#set text(hyphenate: auto)",
  },
  {
    name: "no wide tracking: readers take the letters apart",
    broken: (source) => /\btracking:/u.test(source),
    planted: "#text(tracking: 0.2em)[x]",
  },
  {
    name: "nothing side by side",
    broken: (source) => /\b(?:grid|table|columns|stack)\s*\(/u.test(source),
    planted: "#grid(columns: 2)[a][b]",
  },
  {
    name: "no pictures, gradients, clips or rotated text",
    broken: (source) => /\b(?:image|gradient\.|clip:|rotate|skew|scale\()/u.test(source),
    planted: '#image("x.png")',
  },
  {
    name: "no evaluation, no files from outside, no packages",
    broken: (source) => /\beval\s*\(|\bread\s*\(|@preview|\bplugin\s*\(|\.\.\/\.\./u.test(source),
    planted: "#eval(sheet.name)",
  },
  {
    name: "no font by name and no weight without a bundled file",
    broken: (source) =>
      /font:\s*"|fallback:\s*true|weight:(?!\s*(?:400|600|700|if)\b)/u.test(source),
    planted: '#text(weight: "black")[x]',
  },
];

function sources(): [name: string, source: string][] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".typ"))
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

describe.each(rules)("$name", ({ broken, planted }) => {
  test("holds in every template", () => {
    expect(sources().length).toBeGreaterThan(templateIds.length);
    expect(sources().flatMap(([name, source]) => (broken(source) ? [name] : []))).toEqual([]);
  });

  test("finds a planted fault", () => {
    expect(broken(planted)).toBe(true);
  });
});

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

describe.each(templateIds)("the tokens of %s", (id) => {
  const tokens: unknown = JSON.parse(readFileSync(join(folder, id, "tokens.json"), "utf8"));

  test("every text colour can be read on white, in print too", () => {
    expect(tokens).toHaveProperty("colours");
    const { colours } = Object(tokens);
    const pale = Object.entries(colours).filter(
      ([name, colour]) => name !== "border" && 1.05 / (luminance(String(colour)) + 0.05) < 4.5,
    );
    expect(pale).toEqual([]);
  });

  test("no text is smaller than 8 points and no body below 9.5", () => {
    const { sizes, densities } = Object(tokens);
    expect(Math.min(...Object.values(sizes).map(Number))).toBeGreaterThanOrEqual(8);
    expect(Number(densities.compact.sizes.body)).toBeGreaterThanOrEqual(9.5);
  });
});
