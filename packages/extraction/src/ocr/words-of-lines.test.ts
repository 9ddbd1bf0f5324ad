import type { Line, Word } from "tesseract.js";
import { describe, expect, it } from "vitest";
import { wordsOfLines } from "./words-of-lines.ts";

type Sign = readonly [text: string, width: number, height: number, confidence?: number];

/** A line of words with ten pixels between them, all on one base line. */
function lineOf(...signs: Sign[]): Line {
  let x = 0;
  const words = signs.map(([text, width, height, confidence = 95]): Word => {
    const bbox = { x0: x, y0: 100 - height, x1: x + width, y1: 100 };
    x += width + 10;
    return { symbols: [], choices: [], text, confidence, bbox, font_name: "" };
  });
  const bbox = { x0: 0, y0: 60, x1: x, y1: 100 };
  const rowAttributes = { ascenders: 0, descenders: 0, rowHeight: 0 };
  const baseline = { ...bbox, has_baseline: true };
  return { words, text: "", confidence: 95, baseline, rowAttributes, bbox };
}

const textOf = (...signs: Sign[]): string =>
  wordsOfLines([lineOf(...signs)], 2)
    .map(({ text }) => text)
    .join(" ");

describe("the words of a recognised line", () => {
  it("leave out rules that were read as letters", () => {
    expect(textOf(["Skills", 120, 30], ["ee", 600, 8])).toBe("Skills");
    expect(textOf(["|", 4, 90], ["Cook", 80, 30], ["Baker", 90, 30])).toBe("Cook Baker");
  });

  it("keep narrow and wide letters, dashes and strokes of the height of the line", () => {
    const all = [
      ["2019", 80, 30],
      ["–", 40, 4],
      ["mmm", 110, 20],
      ["|", 4, 34],
      ["I", 6, 30],
    ] as const;
    expect(textOf(...all)).toBe("2019 – mmm | I");
  });

  it("leave out marks that the recogniser doubts, and keep one before a text as a bullet", () => {
    expect(textOf(["e", 10, 10, 50], ["Cook", 80, 30], ["~", 12, 8, 40])).toBe("• Cook");
  });

  it("are in points", () => {
    const [word] = wordsOfLines([lineOf(["Cook", 80, 30])], 2);
    expect(word).toMatchObject({ x0: 0, x1: 40, y0: 35, y1: 50, base: 50, confidence: 0.95 });
  });
});
