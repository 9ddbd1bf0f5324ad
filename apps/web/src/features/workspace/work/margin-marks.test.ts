import { describe, expect, it } from "vitest";
import type { LineMark } from "./line-mark.ts";
import { marginMarks } from "./margin-marks.ts";

const region = { w: 100, h: 12 };
const page = {
  regions: [
    { ...region, path: "exp1.title", x: 60, y: 100 },
    { ...region, path: "exp1.dates", x: 400, y: 101 },
    { ...region, path: "exp1.b1", x: 72, y: 120 },
    { ...region, path: "skl1.s1", x: 300, y: 120 },
    { ...region, path: "date", x: 60, y: 140 },
  ],
};

describe("the marks in the margin", () => {
  const marks = new Map<string, LineMark>([
    ["exp1.title", "copied"],
    ["exp1.dates", "asked"],
    ["exp1.b1", "reworded"],
    ["skl1.s1", "yours"],
  ]);
  const drawn = marginMarks(page, marks);

  it("are one for each printed line, of the value that most needs a word", () => {
    expect(drawn.map(({ mark }) => mark)).toEqual(["asked", "reworded", "yours"]);
  });

  it("stand at the edge of their entry, beside a column of its own too", () => {
    expect(drawn.map(({ x }) => x)).toEqual([51, 51, 291]);
  });

  it("leave out what states nothing", () => {
    expect(drawn.some(({ y }) => y === 140)).toBe(false);
  });
});
