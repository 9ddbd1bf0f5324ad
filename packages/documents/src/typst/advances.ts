import { glyphsOf, tableOffset } from "./code-points.ts";

/** How wide a text is in parts of its size, in a font whose pairs of letters are not moved nearer. */
export type WidthOf = (text: string) => number;

/** About what a letter takes that the font does not have, in parts of the size. */
const unknownLetter = 0.55;

/** Reads how far a font moves on after each letter, when it is first asked. */
export function widthsIn(font: Buffer): WidthOf {
  let advances: Float32Array | undefined;
  return (text) => {
    advances ??= advancesOf(font);
    let width = 0;
    for (const letter of text) width += advances[letter.codePointAt(0) ?? 0] ?? unknownLetter;
    return width;
  };
}

function advancesOf(font: Buffer): Float32Array {
  const unitsPerEm = font.readUInt16BE(tableOffset(font, "head") + 18);
  const last = font.readUInt16BE(tableOffset(font, "hhea") + 34) - 1;
  const metrics = tableOffset(font, "hmtx");
  // Glyphs behind the last that has a measure of its own are as wide as that one.
  return Float32Array.from(glyphsOf(font), (glyph) =>
    glyph === 0
      ? unknownLetter
      : font.readUInt16BE(metrics + 4 * Math.min(glyph, last)) / unitsPerEm,
  );
}
