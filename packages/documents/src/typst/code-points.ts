/** First and last code point of a run that a font has glyphs for. */
type Run = readonly [first: number, last: number];

function tableOffset(font: Buffer, tag: string): number {
  // A collection begins with the places of its fonts; they share their characters, so the first one tells.
  const start = font.toString("latin1", 0, 4) === "ttcf" ? font.readUInt32BE(12) : 0;
  const tables = font.readUInt16BE(start + 4);
  for (let index = 0; index < tables; index += 1) {
    const entry = start + 12 + 16 * index;
    if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`font without table ${tag}`);
}

/** Runs of a `cmap` subtable of format 12: groups of start, end and first glyph. */
function longRuns(font: Buffer, at: number): Run[] {
  const groups = font.readUInt32BE(at + 12);
  return Array.from({ length: groups }, (_, index): Run => {
    const group = at + 16 + 12 * index;
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
  });
}

/** Runs of a `cmap` subtable of format 4. Gaps inside a segment (glyph 0) are left out. */
function shortRuns(font: Buffer, at: number): Run[] {
  const doubled = font.readUInt16BE(at + 6);
  const runs: Run[] = [];
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
      if (glyph !== 0) runs.push([point, point]);
    }
  }
  return runs;
}

/** The code points that a font has glyphs for, read from its `cmap` table. */
export function readCodePoints(font: Buffer): Set<number> {
  const cmap = tableOffset(font, "cmap");
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    return { at, format: font.readUInt16BE(at) };
  });
  const points = new Set<number>();
  for (const { at, format } of subtables) {
    const runs = format === 12 ? longRuns(font, at) : format === 4 ? shortRuns(font, at) : [];
    for (const [first, last] of runs) {
      for (let point = first; point <= last; point += 1) points.add(point);
    }
  }
  return points;
}

/** Code points for which every file of a family has a glyph. */
export function sharedPoints(files: readonly Buffer[]): ReadonlySet<number> {
  const [first = new Set<number>(), ...others] = files.map(readCodePoints);
  return new Set([...first].filter((point) => others.every((points) => points.has(point))));
}
