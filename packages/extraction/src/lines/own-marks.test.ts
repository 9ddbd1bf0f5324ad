import { describe, expect, it } from "vitest";
import { plainLine } from "../text-line/line.ts";
import { findBullets } from "./find-bullets.ts";
import { ownMarks } from "./own-marks.ts";

const linesOf = (texts: readonly string[]) =>
  texts.map((text, index) => plainLine(`t.l${index + 1}`, text, 0));

describe("marks of a file's own", () => {
  it.each([">", "->", "+", "~", "=", ">>", "|", "#"])(
    "are those that begin three lines: %s",
    (mark) => {
      const lines = linesOf([
        `${mark} Ground lenses`,
        "Optician",
        `${mark} Fitted frames`,
        `${mark} Kept the till`,
      ]);
      expect([...ownMarks(lines)]).toEqual([mark]);
      const read = findBullets(lines);
      expect(read.map(({ text, bullet }) => [bullet?.glyph, text])).toEqual([
        [mark, "Ground lenses"],
        [undefined, "Optician"],
        [mark, "Fitted frames"],
        [mark, "Kept the till"],
      ]);
    },
  );

  it.each([
    [["> Ground lenses", "> Fitted frames"]],
    [["+ 49 151 555 0101", "+ 49 151 555 0102", "+ 49 151 555 0103"]],
    [["> 40 sales", "> 50 sales", "> 60 sales"]],
    [["(a) one", "(b) two", "(c) three"]],
    [['" one', '" two', '" three']],
    [["& one", "& two", "& three"]],
  ])("are not fewer lines, signs of figures, brackets or quotes: %j", (texts) => {
    expect([...ownMarks(linesOf(texts))]).toEqual([]);
  });

  it("take a figure behind them once other lines have shown them", () => {
    const lines = linesOf([
      "> Ground lenses",
      "> Fitted frames",
      "> Kept the till",
      "> 40 sales a week",
    ]);
    expect(findBullets(lines).at(-1)).toMatchObject({
      text: "40 sales a week",
      bullet: { glyph: ">" },
    });
  });
});
