import { describe, expect, test } from "vitest";
import { drawingsOf } from "./flatten.ts";
import type { GlyphOutlines } from "./flatten.ts";

const glyphs = [
  '<symbol id="a"><path d="M 0 0m 1.005 2.5 l -3 -4.128 Z"/></symbol>',
  '<symbol id="blank"><path d="M 0 0"/></symbol>',
  '<symbol id="absolute"><path d="M 1 1 L 2 2"/></symbol>',
];

/** An SVG of the native engine: a background and a content for each page, then the glyphs. */
function svgOf(contents: readonly string[], symbols = glyphs.slice(0, 2)): string {
  const pages = contents.map(
    (content, index) =>
      `<path class="page" d="M 0 0h 200v 100"/><g transform="translate(0,${100 * index})">${content}</g>`,
  );
  return `<svg viewBox="0 0 200 ${100 * contents.length}">${pages.join("")}<defs id="glyph">${symbols.join("")}</defs></svg>`;
}

function marksOf(content: string, known: GlyphOutlines = new Map()) {
  return drawingsOf(svgOf([content]), 1, known)?.[0]?.marks ?? null;
}

function textAt(transform: string, uses: string): string {
  return `<g class="typst-text" transform="${transform}">${uses}</g>`;
}

const use = '<use xlink:href="#a" x="0" y="0" fill="#112233"/>';

describe("the drawing of the native engine's page", () => {
  test("has the size of one page, however many are stacked, each in its own coordinates", () => {
    const line = '<path d="M 0 0h 9" stroke="#112233"/>';
    const pages = drawingsOf(svgOf([line, "", line]), 3, new Map());
    const mark = { at: [1, 0, 0, 1, 0, 0], d: "M0 0h9", stroke: "#112233", strokeWidth: 1 };
    expect(pages).toEqual([
      { w: 200, h: 100, marks: [mark] },
      { w: 200, h: 100, marks: [] },
      { w: 200, h: 100, marks: [mark] },
    ]);
  });

  test("has one path for a run of text: each glyph after a move to its place", () => {
    const uses = `${use}<use xlink:href="#a" x="5.128" y="-1" fill="#112233"/>`;
    expect(marksOf(`<g transform="translate(10,20)">${textAt("scale(1,-1)", uses)}</g>`)).toEqual([
      {
        at: [1, 0, 0, -1, 10, 20],
        d: "M0 0m1 2.5l-3-4.13ZM5.13 -1m1 2.5l-3-4.13Z",
        fill: "#112233",
      },
    ]);
  });

  test("leaves out blanks, and a run of nothing else", () => {
    const blank = '<use xlink:href="#blank" x="3" y="0" fill="#112233"/>';
    expect(marksOf(textAt("scale(1,-1)", blank))).toEqual([]);
    expect(marksOf(textAt("scale(1,-1)", ""))).toEqual([]);
    expect(marksOf(textAt("scale(1,-1)", blank + use))).toMatchObject([
      { d: "M0 0m1 2.5l-3-4.13Z" },
    ]);
  });

  test("leaves out links, which are Regions", () => {
    expect(marksOf('<a href="https://x.org"><rect/></a>')).toEqual([]);
  });

  test("remembers glyphs from one document to the next", () => {
    const known: GlyphOutlines = new Map();
    expect(marksOf(textAt("scale(1,-1)", use), known)).toHaveLength(1);
    expect([...known]).toEqual([
      ["#a", "m1 2.5l-3-4.13Z"],
      ["#blank", ""],
    ]);
    const later = drawingsOf(svgOf([textAt("scale(1,-1)", use)], []), 1, known);
    expect(later?.[0]?.marks).toHaveLength(1);
  });

  test("forgets glyphs before they are too many, and needs no old one of a document", () => {
    const known: GlyphOutlines = new Map(
      Array.from({ length: 5_001 }, (_, index) => [`#old${index}`, "m1 1"]),
    );
    expect(marksOf(textAt("scale(1,-1)", use), known)).toHaveLength(1);
    expect(known.size).toBe(2);
  });

  test.each([
    ["another element", '<image href="x"/>'],
    ["a picture in a text", textAt("scale(1,-1)", '<image xlink:href="#a"/>')],
    ["a glyph that is not defined", textAt("scale(1,-1)", '<use xlink:href="#z" x="0" y="0"/>')],
    ["a glyph without a place", textAt("scale(1,-1)", '<use xlink:href="#a" fill="#112233"/>')],
    ["two colours in a run", textAt("scale(1,-1)", `${use}${use.replace("112233", "445566")}`)],
    ["a turn", textAt("rotate(3)", use)],
    ["a shape without path", '<path fill="#112233"/>'],
  ])("is none at all with %s", (_, content) => {
    expect(marksOf(content)).toBeNull();
  });

  test.each([
    ["an absolute outline", svgOf([""], glyphs), 1],
    ["a glyph that is no symbol", svgOf([""], ['<g id="a"/>']), 1],
    ["a glyph of two paths", svgOf([""], ['<symbol id="a"><path d="M 0 0"/><path/></symbol>']), 1],
    ["more pages than there should be", svgOf(["", ""]), 1],
    ["fewer pages than there should be", svgOf([""]), 2],
    ["no glyphs", svgOf([""]).replace(/<defs.*<\/defs>/u, ""), 1],
    ["two lists of glyphs", svgOf([""]).replace("</svg>", "<defs/></svg>"), 1],
    ["no size", svgOf([""]).replace("viewBox", "box"), 1],
    ["its parts in another order", '<svg viewBox="0 0 9 9"><g/><path/><defs/></svg>', 1],
    ["tags that do not match", "<svg><g></svg>", 1],
  ])("is none at all of an SVG with %s", (_, source, count) => {
    expect(drawingsOf(source, count, new Map())).toBeNull();
  });
});
