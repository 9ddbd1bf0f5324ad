import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The font family that a PDF writer brings along, or one that every reader of PDF files has. */
export type Family = "sans" | "serif" | "source" | "noto";

const standard = {
  sans: ["Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"],
  serif: ["Times-Roman", "Times-Bold", "Times-Italic", "Times-BoldItalic"],
} as const;

const embedded = {
  source: ["@expo-google-fonts/source-sans-3", "SourceSans3"],
  noto: ["@expo-google-fonts/noto-sans", "NotoSans"],
} as const;

const cuts = ["400Regular", "700Bold", "400Regular_Italic", "700Bold_Italic"] as const;
const shown = ["Regular", "Bold", "Italic", "ItalicBold"] as const;

/** The name of a cut of a family; names of bold cuts end in "Bold" but for slanted standard ones. */
export function fontName(family: Family, one: { bold: boolean; italic: boolean }): string {
  const index = (one.bold ? 1 : 0) + (one.italic ? 2 : 0);
  if (family === "sans" || family === "serif") return standard[family][index] ?? "Helvetica";
  return `${family}-${shown[index] ?? "Regular"}`;
}

/** The files of a family that is brought along, by name. */
export function fontFiles(family: Family): (readonly [string, Buffer])[] {
  if (family === "sans" || family === "serif") return [];
  const [from, file] = embedded[family];
  const folder = dirname(require.resolve(`${from}/package.json`));
  return cuts.map(
    (cut, index) =>
      [
        `${family}-${shown[index] ?? "Regular"}`,
        readFileSync(join(folder, cut, `${file}_${cut}.ttf`)),
      ] as const,
  );
}

function unknownList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function unknownValues(value: unknown): readonly unknown[] {
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

function tableOf(font: unknown): unknown {
  return typeof font === "object" && font !== null ? Reflect.get(font, "unicode") : undefined;
}

/**
 * Lets glyphs of the embedded fonts of a PDF stand for other letters than those that are seen, as fonts
 * with a wrong table do. The writer has no door for that: the table is changed before it is written.
 */
export function nameLetters(pdf: object, letters: ReadonlyMap<string, string>): void {
  const named = new Map(
    [...letters].map(([seen, said]) => [seen.codePointAt(0), said.codePointAt(0)]),
  );
  for (const font of unknownValues(Reflect.get(pdf, "_fontFamilies"))) {
    const table = tableOf(font);
    if (!Array.isArray(table)) continue;
    for (const [glyph, points] of table.entries()) {
      const [seen, ...more] = unknownList(points);
      const said = typeof seen === "number" && more.length === 0 ? named.get(seen) : undefined;
      if (said !== undefined) table[glyph] = [said];
    }
  }
}
