/** First and last code point of a run that a font has glyphs for. */
type Run = readonly [first: number, last: number];

/**
 * Where a table of a font begins.
 * @throws Error where the font has none of that name.
 */
export function tableOffset(font: Buffer, tag: string): number {
  // A collection begins with the places of its fonts; they share their characters, so the first one tells.
  const start = font.toString("latin1", 0, 4) === "ttcf" ? font.readUInt32BE(12) : 0;
  const tables = font.readUInt16BE(start + 4);
  for (let index = 0; index < tables; index += 1) {
    const entry = start + 12 + 16 * index;
    if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`font without table ${tag}`);
}

/** Code points beyond these planes have no letters that a font shows. */
const planes = 0x3_0000;

/** Notes what a `cmap` subtable of format 12 holds: groups of start, end and first glyph. */
function noteLong(font: Buffer, at: number, glyphs: Uint16Array): void {
  const groups = font.readUInt32BE(at + 12);
  for (let group = at + 16; group < at + 16 + 12 * groups; group += 12) {
    const first = font.readUInt32BE(group);
    const last = Math.min(font.readUInt32BE(group + 4), planes - 1);
    const glyph = font.readUInt32BE(group + 8);
    for (let point = first; point <= last; point += 1) glyphs[point] = glyph + point - first;
  }
}

/** Notes what a `cmap` subtable of format 4 holds. Gaps inside a segment (glyph 0) are left out. */
function noteShort(font: Buffer, at: number, glyphs: Uint16Array): void {
  const doubled = font.readUInt16BE(at + 6);
  for (let offset = 0; offset < doubled; offset += 2) {
    const last = font.readUInt16BE(at + 14 + offset);
    const first = font.readUInt16BE(at + 16 + doubled + offset);
    const delta = font.readUInt16BE(at + 16 + 2 * doubled + offset);
    const rangeAt = at + 16 + 3 * doubled + offset;
    const range = font.readUInt16BE(rangeAt);
    for (let point = first; point <= last && point < 0xffff; point += 1) {
      const glyph =
        range === 0
          ? (point + delta) & 0xffff
          : font.readUInt16BE(rangeAt + range + 2 * (point - first));
      if (glyph !== 0) glyphs[point] = glyph;
    }
  }
}

/** The glyph of each code point that a font has one for, read from its `cmap` table; else 0. */
export function glyphsOf(font: Buffer): Uint16Array {
  const cmap = tableOffset(font, "cmap");
  const glyphs = new Uint16Array(planes);
  const subtables = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < subtables; index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    const format = font.readUInt16BE(at);
    if (format === 12) noteLong(font, at, glyphs);
    else if (format === 4) noteShort(font, at, glyphs);
  }
  return glyphs;
}

/** A set of code points. */
export interface CodePoints {
  has(point: number): boolean;
  /** Its members as runs in rising order. */
  runs(): Run[];
}

/** Code points for which every file of a family has a glyph; the files are read when it is first asked. */
export function sharedPoints(files: readonly Buffer[]): CodePoints {
  let marks: readonly Uint8Array[] | undefined;
  function has(point: number): boolean {
    marks ??= files.map((file) =>
      Uint8Array.from(glyphsOf(file), (glyph) => (glyph === 0 ? 0 : 1)),
    );
    return marks.every((marked) => marked[point] === 1);
  }
  function runs(): Run[] {
    const found: [number, number][] = [];
    for (let point = 0; point < planes; point += 1) {
      if (!has(point)) continue;
      const run = found.at(-1);
      if (run?.[1] === point - 1) run[1] = point;
      else found.push([point, point]);
    }
    return found;
  }
  return { has, runs };
}
