import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sharedPoints } from "./code-points.ts";

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xff_ff, 2 * index));
  return bytes;
}

function longs(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => bytes.writeUInt32BE(value, 4 * index));
  return bytes;
}

/** A subtable of format 12: runs of code points. */
function longTable(...groups: readonly (readonly [first: number, last: number])[]): Buffer {
  const body = groups.flatMap(([first, last]) => [first, last, 1]);
  return Buffer.concat([words(12, 0), longs(16 + 12 * groups.length, 0, groups.length, ...body)]);
}

interface Segment {
  readonly first: number;
  readonly last: number;
  readonly delta: number;
  /** Glyphs by place, for a segment that has a list of them. */
  readonly glyphs?: readonly number[];
}

/** A subtable of format 4: segments of the first plane, closed by the one that every such table has. */
function shortTable(...given: readonly Segment[]): Buffer {
  const segments = [...given, { first: 0xff_ff, last: 0xff_ff, delta: 1 }];
  const glyphs: number[] = [];
  const ranges = segments.map((segment, index) => {
    if (!("glyphs" in segment) || segment.glyphs === undefined) return 0;
    const range = 2 * (segments.length - index + glyphs.length);
    glyphs.push(...segment.glyphs);
    return range;
  });
  const ends = segments.map(({ last }) => last);
  const starts = segments.map(({ first }) => first);
  const deltas = segments.map(({ delta }) => delta);
  const parts = [
    4,
    0,
    0,
    2 * segments.length,
    0,
    0,
    0,
    ...ends,
    0,
    ...starts,
    ...deltas,
    ...ranges,
  ];
  return words(...parts, ...glyphs);
}

/** A font with nothing but a `cmap` table; `at` is where the font begins in its file. */
function fontOf(subtables: readonly Buffer[], at = 0): Buffer {
  let place = 4 + 8 * subtables.length;
  const records = subtables.map((table) => {
    const record = Buffer.concat([words(3, 1), longs(place)]);
    place += table.length;
    return record;
  });
  const cmap = Buffer.concat([words(0, subtables.length), ...records, ...subtables]);
  const tables = [
    Buffer.concat([Buffer.from("OS/2"), longs(0, 0, 0)]),
    Buffer.concat([Buffer.from("cmap"), longs(0, at + 12 + 32, cmap.length)]),
  ];
  return Buffer.concat([longs(0x00_01_00_00), words(tables.length, 0, 0, 0), ...tables, cmap]);
}

describe("the code points of a font", () => {
  test("are the runs of its long table, ends included", () => {
    const points = sharedPoints([fontOf([longTable([0x41, 0x43], [0x1_f3_31, 0x1_f3_31])])]);
    const asked = [0x40, 0x41, 0x43, 0x44, 0x1_f3_30, 0x1_f3_31].map((point) => points.has(point));
    expect(asked).toEqual([false, true, true, false, false, true]);
    expect(points.runs()).toEqual([
      [0x41, 0x43],
      [0x1_f3_31, 0x1_f3_31],
    ]);
  });

  test("are those of its short table that lead to a glyph, by sum or by list", () => {
    const table = shortTable(
      { first: 0x30, last: 0x32, delta: -0x30 },
      { first: 0x41, last: 0x44, delta: 0, glyphs: [7, 0, 9, 3] },
      { first: 0x61, last: 0x62, delta: 5, glyphs: [0, 1] },
    );
    expect(sharedPoints([fontOf([table])]).runs()).toEqual([
      [0x31, 0x32],
      [0x41, 0x41],
      [0x43, 0x44],
      [0x62, 0x62],
    ]);
  });

  test("are those of all its tables, and none of one in an unknown format", () => {
    const unknown = words(6, 10, 0, 0x78, 1, 1);
    const short = shortTable({ first: 0x41, last: 0x41, delta: 1 });
    const font = fontOf([short, unknown, longTable([0x43, 0x43])]);
    expect(sharedPoints([font]).runs()).toEqual([
      [0x41, 0x41],
      [0x43, 0x43],
    ]);
  });

  test("of a collection are those of its first font", () => {
    const font = fontOf([longTable([0x41, 0x42])], 16);
    const collection = Buffer.concat([Buffer.from("ttcf"), longs(0x1_00_00, 1, 16), font]);
    expect(sharedPoints([collection]).runs()).toEqual([[0x41, 0x42]]);
  });

  test("of a family are those that all of its files have", () => {
    const regular = fontOf([longTable([0x41, 0x5a])]);
    const bold = fontOf([longTable([0x58, 0x60])]);
    expect(sharedPoints([regular, bold]).runs()).toEqual([[0x58, 0x5a]]);
  });

  test("are read when they are first asked for, and not before", () => {
    const points = sharedPoints([Buffer.from("no font at all")]);
    expect(() => points.has(0x41)).toThrow("font without table cmap");
  });

  test("are none that is no code point", () => {
    const points = sharedPoints([fontOf([longTable([0, 0x2_ff_ff])])]);
    expect([-1, 0.5, Number.NaN, 0x3_00_00].map((point) => points.has(point))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test("without a table of characters cannot be told", () => {
    const font = fontOf([]);
    font.write("nope", 28, "latin1");
    expect(() => sharedPoints([font]).has(0x41)).toThrow("font without table cmap");
  });

  test("in runs are the same as asked for one by one, in rising order, never touching", () => {
    const run = fc
      .tuple(fc.integer({ min: 0x20, max: 0x300 }), fc.integer({ min: 0, max: 20 }))
      .map(([first, length]) => [first, first + length] as const);
    fc.assert(
      fc.property(fc.array(run, { maxLength: 8 }), (groups) => {
        const points = sharedPoints([fontOf([longTable(...groups)])]);
        const found = points.runs();
        const wrong = Array.from({ length: 0x340 }, (_, point) => point).filter(
          (point) =>
            points.has(point) !== groups.some(([first, last]) => point >= first && point <= last),
        );
        expect(wrong).toEqual([]);
        found.slice(1).forEach(([first], index) => {
          expect(first).toBeGreaterThan((found[index]?.[1] ?? 0) + 1);
        });
      }),
      { numRuns: runs(20) },
    );
  });
});
