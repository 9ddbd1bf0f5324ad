import { describe, expect, it } from "vitest";
import type { GreyPicture, Region } from "./grey-picture.ts";
import { splitColumns } from "./split-columns.ts";

/** One pixel a point, four pixels a cell. */
const width = 600;
const height = 800;

type Box = readonly [left: number, top: number, width: number, height: number];

function paint(boxes: readonly Box[]): GreyPicture {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [left, top, w, h] of boxes) {
    for (let y = top; y < top + h; y += 1) pixels.fill(0, y * width + left, y * width + left + w);
  }
  return { width, height, pixels };
}

/** Lines of text from a height on, as bars of ink. */
function lines(left: number, top: number, w: number, count: number, pitch = 28): Box[] {
  return Array.from({ length: count }, (_, index): Box => [left, top + index * pitch, w, 14]);
}

const partsOf = (...boxes: Box[]): Region[] => splitColumns(paint(boxes), 1);
const leftsOf = (parts: readonly Region[]): number[] => parts.map(({ left }) => left);

const whole = [{ left: 0, top: 0, width, height }];

describe("the columns of a page", () => {
  it("are apart also where their lines stand at other heights", () => {
    const parts = partsOf(...lines(40, 40, 200, 20), ...lines(300, 50, 260, 16, 36));
    expect(parts).toHaveLength(2);
    const [left, right] = parts;
    expect((left?.left ?? 0) + (left?.width ?? 0)).toBe(right?.left);
    expect(right?.left).toBeGreaterThan(240);
    expect(right?.left).toBeLessThan(300);
  });

  it("begin below a title that runs over both", () => {
    const parts = partsOf(
      [40, 20, 500, 24],
      ...lines(40, 80, 200, 10),
      ...lines(300, 80, 260, 10),
      [40, 380, 500, 14],
      ...lines(40, 420, 200, 10),
      ...lines(300, 420, 260, 10),
    );
    expect(leftsOf(parts)).toEqual([0, 0, leftsOf(parts)[2], 0, 0, leftsOf(parts)[2]]);
  });

  it("are seen beside a rule that runs down between them", () => {
    const boxes = [...lines(40, 40, 200, 20), ...lines(300, 50, 260, 16, 36)];
    expect(partsOf(...boxes, [260, 40, 3, 600])).toHaveLength(2);
  });

  it.each([
    ["one column", lines(40, 40, 500, 20)],
    [
      "dates at the right of some lines",
      [...lines(40, 40, 300, 20), ...lines(480, 40, 80, 3, 196)],
    ],
    ["marks of a list", [...lines(40, 40, 6, 20), ...lines(60, 40, 400, 20)]],
    ["a few lines side by side", [...lines(40, 40, 200, 2), ...lines(300, 40, 200, 2)]],
    ["nothing", []],
  ])("are not seen in %s", (_, boxes) => {
    expect(partsOf(...boxes)).toEqual(whole);
  });
});
