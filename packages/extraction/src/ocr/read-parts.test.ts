import type { Line } from "tesseract.js";
import { describe, expect, it } from "vitest";
import { only } from "./grey-picture.ts";
import type { GreyPicture } from "./grey-picture.ts";
import { readParts } from "./read-parts.ts";

const white = (): GreyPicture => ({ width: 8, height: 8, pixels: new Uint8Array(64).fill(255) });

/** A picture whose dark pixels are its lines. */
function pictureOf(...dark: (readonly [x: number, y: number])[]): GreyPicture {
  const picture = white();
  for (const [x, y] of dark) picture.pixels[y * 8 + x] = 0;
  return picture;
}

const inkOf = ({ pixels }: GreyPicture): number[] =>
  [...pixels.keys()].filter((at) => pixels[at] === 0);

function lineAt(at: number): Line {
  const [x0, y0] = [at % 8, Math.floor(at / 8)];
  const bbox = { x0, y0, x1: x0, y1: y0 };
  const rowAttributes = { ascenders: 0, descenders: 0, rowHeight: 0 };
  const baseline = { ...bbox, has_baseline: true };
  return { text: String(at), words: [], confidence: 90, baseline, bbox, rowAttributes };
}

const top = { left: 0, top: 0, width: 8, height: 2 };
const left = { left: 0, top: 2, width: 4, height: 6 };
const right = { left: 4, top: 2, width: 4, height: 6 };

describe("the parts of a picture", () => {
  it("are read in their order, and together where none stands beside another", async () => {
    const reads: number[][] = [];
    const picture = pictureOf([1, 0], [1, 3], [6, 3], [2, 6]);
    const found = await readParts(picture, [top, left, right], async (part) => {
      reads.push(inkOf(part));
      return inkOf(part).map((at) => lineAt(at));
    });
    expect(reads).toEqual([[1, 25, 50], [30]]);
    expect(found.map(({ text }) => Number(text))).toEqual([1, 25, 50, 30]);
  });

  it("are the picture itself where there is one", async () => {
    const picture = white();
    await readParts(picture, [top], async (part) => {
      expect(part).toBe(picture);
      return [];
    });
  });

  it("stand alone on white", () => {
    expect(inkOf(only(pictureOf([0, 0], [0, 3], [7, 7]), [left]))).toEqual([24]);
  });
});
