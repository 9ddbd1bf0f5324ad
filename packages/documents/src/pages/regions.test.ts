import { runs } from "@savile/testing";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  lastPageFill,
  linesBehind,
  pathsBehind,
  positionsSchema,
  regionsByPage,
} from "./regions.ts";
import type { Anchors } from "./regions.ts";

const area = { left: 50, top: 60, right: 550, bottom: 740 };

describe("the Regions of a text", () => {
  test("on one line reach from its accents to its descenders, and to where it stops", () => {
    const anchors: Anchors = [
      ["name", "start", 1, 50, 100, 10],
      ["name", "stop", 1, 120, 107, 10],
    ];
    expect(regionsByPage(anchors, 1, area)).toEqual([
      [{ path: "name", x: 50, y: 96.6, w: 70, h: 13.3 }],
    ]);
  });

  test("of a page with a side column reach as far as the column they stand in", () => {
    const side = { left: 50, right: 150, paths: new Set(["skl1.s1"]) };
    const beside = { ...area, left: 180, side };
    const anchors: Anchors = [
      ["name", "start", 1, 50, 70, 10],
      ["name", "end", 1, 50, 77, 10],
      ["skl1.s1", "start", 1, 50, 100, 10],
      ["skl1.s1", "end", 1, 50, 120, 10],
      ["exp1.b1", "from", 1, 190, 107, 10],
      ["exp1.b1", "to", 1, 190, 130, 10],
    ];
    expect(regionsByPage(anchors, 1, beside)[0]).toMatchObject([
      { path: "name", x: 50, w: 500 },
      { path: "skl1.s1", x: 50, w: 100 },
      { path: "exp1.b1", x: 180, w: 370 },
    ]);
  });

  test("on the pages behind it reach as far as those are set", () => {
    const side = { left: 50, right: 150, paths: new Set(["skl1.s1"]) };
    const beside = { ...area, left: 180, side, later: { left: 50, right: 550 } };
    const anchors: Anchors = [1, 2].flatMap((page) => [
      [`exp${page}.b1`, "from", page, 190, 107, 10],
      [`exp${page}.b1`, "to", page, 190, 130, 10],
    ]);
    expect(regionsByPage(anchors, 2, beside)).toMatchObject([
      [{ path: "exp1.b1", x: 180, w: 370 }],
      [{ path: "exp2.b1", x: 50, w: 500 }],
    ]);
  });

  test("on a line of its own reach to the right edge", () => {
    const anchors: Anchors = [
      ["exp1.b1", "start", 1, 62, 100, 10],
      ["exp1.b1", "end", 1, 62, 107, 10],
    ];
    expect(regionsByPage(anchors, 1, area)[0]).toMatchObject([{ x: 62, w: 488 }]);
  });

  test("that wraps before it stops reach to the right edge", () => {
    const anchors: Anchors = [
      ["exp1.title", "start", 1, 50, 100, 10],
      ["exp1.title", "stop", 1, 80, 120, 10],
    ];
    expect(regionsByPage(anchors, 1, area)[0]).toMatchObject([{ x: 50, w: 500, h: 26.3 }]);
  });

  test("between two baselines of one line reach from the one to the other", () => {
    const anchors: Anchors = [
      ["skl1.s1", "from", 1, 100, 107, 10],
      ["skl1.s1", "to", 1, 150, 107, 10],
    ];
    expect(regionsByPage(anchors, 1, area)).toEqual([
      [{ path: "skl1.s1", x: 100, y: 97, w: 50, h: 12.9 }],
    ]);
  });

  test("between baselines of two lines take the lines as a whole", () => {
    const anchors: Anchors = [
      ["skl1.s1", "from", 1, 500, 107, 10],
      ["skl1.s1", "to", 1, 90, 120, 10],
    ];
    expect(regionsByPage(anchors, 1, area)[0]).toMatchObject([{ x: 50, w: 500, h: 25.9 }]);
  });

  test("over three pages are one on each, and the one between takes the whole page", () => {
    const anchors: Anchors = [
      ["summary", "start", 1, 50, 700, 10],
      ["summary", "end", 3, 50, 80, 10],
    ];
    expect(regionsByPage(anchors, 3, area)).toEqual([
      [{ path: "summary", x: 50, y: 696.6, w: 500, h: 43.4 }],
      [{ path: "summary", x: 50, y: 60, w: 500, h: 680 }],
      [{ path: "summary", x: 50, y: 60, w: 500, h: 22.9 }],
    ]);
  });

  test("are none where it begins below its page's end or is as wide as nothing", () => {
    const anchors: Anchors = [
      ["summary", "start", 1, 50, 745, 10],
      ["summary", "end", 2, 50, 80, 10],
      ["name", "start", 2, 90, 100, 10],
      ["name", "stop", 2, 90, 107, 10],
    ];
    expect(regionsByPage(anchors, 2, area).map((page) => page.length)).toEqual([0, 1]);
  });

  test("stand in the order of printing, a text that is printed twice twice", () => {
    const anchors: Anchors = [
      ["b", "start", 1, 50, 100, 10],
      ["a", "start", 1, 90, 100, 10],
      ["a", "stop", 1, 99, 107, 10],
      ["b", "stop", 1, 80, 107, 10],
      ["a", "start", 1, 50, 200, 10],
      ["a", "stop", 1, 99, 207, 10],
    ];
    expect(regionsByPage(anchors, 1, area)[0]?.map(({ path }) => path)).toEqual(["a", "b", "a"]);
  });

  test("are none of an end without beginning, a beginning without end, or a page too far", () => {
    const anchors: Anchors = [
      ["a", "end", 1, 50, 100, 10],
      ["b", "start", 1, 50, 100, 10],
      ["c", "start", 9, 50, 100, 10],
      ["c", "end", 9, 50, 107, 10],
    ];
    expect(regionsByPage(anchors, 2, area)).toEqual([[], []]);
  });

  test("never reach outside the printed area but for accents and descenders", () => {
    const point = fc.record({
      page: fc.integer({ min: 1, max: 3 }),
      x: fc.double({ min: area.left, max: area.right, noNaN: true }),
      y: fc.double({ min: area.top, max: area.bottom, noNaN: true }),
    });
    const edges = fc.constantFrom(["start", "end"], ["start", "stop"], ["from", "to"]);
    fc.assert(
      fc.property(point, point, edges, (one, other, [opens, closes]) => {
        const positions = [
          ["a", opens, one.page, one.x, one.y, 10],
          ["a", closes, other.page, other.x, other.y, 10],
        ];
        const [anchors] = positionsSchema.parse([positions]);
        for (const { x, y, w, h } of regionsByPage(anchors, 3, area).flat()) {
          expect(Math.min(w, h)).toBeGreaterThanOrEqual(0);
          expect(x).toBeGreaterThanOrEqual(area.left - 0.01);
          expect(x + w).toBeLessThanOrEqual(area.right + 0.02);
          expect(y).toBeGreaterThanOrEqual(area.top - 10.01);
          expect(y + h).toBeLessThanOrEqual(area.bottom + 3);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("what is behind the pages that were asked for", () => {
  const anchors: Anchors = [
    ["name", "start", 1, 50, 60, 10],
    ["exp1.b9", "start", 1, 50, 730, 10],
    ["exp1.b9", "end", 2, 50, 84, 10],
    ["exp2.title", "from", 2, 50, 100, 10],
    ["exp2.title", "to", 2, 90, 100, 10],
    ["exp2.b1", "start", 3, 50, 60, 10],
    ["exp2.b1", "end", 3, 50, 67, 10],
    ["exp2.b1", "start", 3, 50, 61, 10],
  ];

  test("are the texts that begin there, each once", () => {
    expect(pathsBehind(anchors, 1)).toEqual(["exp2.title", "exp2.b1"]);
    expect(pathsBehind(anchors, 2)).toEqual(["exp2.b1"]);
    expect(pathsBehind(anchors, 3)).toEqual([]);
  });

  test("are so many lines, one at least on each page", () => {
    expect(linesBehind(anchors, area, 1, 12)).toBe(4 + 1);
    expect(linesBehind(anchors, area, 2, 12)).toBe(1);
    expect(linesBehind(anchors, area, 3, 12)).toBe(0);
    expect(linesBehind([["a", "start", 2, 50, 60, 10]], area, 1, 12)).toBe(1);
  });

  test("fills its last page from the top to where it is printed lowest", () => {
    expect(lastPageFill(anchors, area)).toBeCloseTo(7 / 680, 6);
    expect(lastPageFill([["a", "start", 1, 50, 60, 10]], area)).toBe(0);
    expect(lastPageFill([["a", "end", 2, 50, 740, 10]], area)).toBe(1);
  });
});

test.each([
  ["nothing", []],
  ["two lists", [[], []]],
  ["an edge of another name", [[["a", "middle", 1, 0, 0, 1]]]],
  ["a place in words", [[["a", "start", 1, "50pt", 0, 1]]]],
  ["a place too few", [[["a", "start", 1, 0, 0]]]],
])("the positions of a template are refused: %s", (_, positions) => {
  expect(positionsSchema.safeParse(positions).success).toBe(false);
});
