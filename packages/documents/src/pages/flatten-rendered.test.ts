import { describe, expect, test } from "vitest";
import { renderedDrawingsOf } from "./flatten-rendered.ts";

const square = '<path id="a" d="M 0 0 L 100 0 Q 150 50 100 100 C 1 2 3 4 0 100 Z"/>';

/** An SVG of the WebAssembly renderer: its glyphs, then its pages. */
function svgOf(contents: readonly string[], outlines = square): string {
  const pages = contents.map(
    (content, index) =>
      `<g class="typst-page" transform="translate(0,${100 * index})" data-page-width="200.004" data-page-height="100">${content}</g>`,
  );
  return `<svg><style></style><defs class="glyph">${outlines}</defs>${pages.join("")}</svg>`;
}

function marksOf(content: string, outlines = square) {
  return renderedDrawingsOf(svgOf([content], outlines), 1)?.[0]?.marks ?? null;
}

function text(uses: string, transform = "scale(0.01,-0.01)", fill = 'fill="#112233"'): string {
  return `<g class="typst-text" transform="${transform}" ${fill}>${uses}</g>`;
}

const use = '<use href="#a" x="0" y="0"/>';

describe("the drawing of the WebAssembly renderer's page", () => {
  test("has the size of its page, and its own coordinates", () => {
    const line =
      '<g transform="translate(3,4)"><path d="M 0 0 L 9 0" stroke="#112233" stroke-width="2"/></g>';
    expect(renderedDrawingsOf(svgOf(["", line]), 2)).toEqual([
      { w: 200, h: 100, marks: [] },
      {
        w: 200,
        h: 100,
        marks: [{ at: [1, 0, 0, 1, 3, 4], d: "M0 0L9 0", stroke: "#112233", strokeWidth: 2 }],
      },
    ]);
  });

  test("has glyphs in points, with relative commands from the place of each", () => {
    const uses = `${use}<use href="#a" x="550" y="0"/>`;
    const outline = "m0 0l1 0q0.5 0.5 0 1c-0.99-0.98-0.97-0.96-1 0Z";
    expect(marksOf(`<g transform="translate(10,20)">${text(uses)}</g>`)).toEqual([
      { at: [1, 0, 0, -1, 10, 20], d: `M0 0${outline}M5.5 0${outline}`, fill: "#112233" },
    ]);
  });

  test("goes on from where an outline was closed to its beginning", () => {
    const rings = '<path id="a" d="M 100 100 L 200 100 Z M 300 300 L 400 300 Z"/>';
    expect(marksOf(text(use), rings)).toMatchObject([{ d: "M0 0m1 1l1 0Zm2 2l1 0Z" }]);
  });

  test("leaves out blanks, letters to select, and links", () => {
    const blank = '<use href="#blank" x="3" y="0"/>';
    expect(marksOf(text(`${blank}<foreignObject><h5:div/></foreignObject>`))).toEqual([]);
    expect(marksOf('<a href="https://x.org"><rect/></a>')).toEqual([]);
  });

  test("draws a document without glyphs", () => {
    const source = svgOf([""]).replace(/<defs.*<\/defs>/u, "");
    expect(renderedDrawingsOf(source, 1)).toEqual([{ w: 200, h: 100, marks: [] }]);
  });

  test.each([
    ["another element", '<image href="x"/>'],
    ["a text that is turned", text(use, "matrix(0 1 1 0 0 0)")],
    ["a text that is wider than high", text(use, "scale(0.02,-0.01)")],
    ["a text that stands on its head", text(use, "scale(0.01,0.01)")],
    ["a text without colour", text(use, "scale(0.01,-0.01)", "")],
    ["a glyph without a place", text('<use href="#a"/>')],
  ])("is none at all with %s", (_, content) => {
    expect(marksOf(content)).toBeNull();
  });

  test.each([
    ["is a picture", '<image id="a"/>'],
    ["has no path", '<path id="a"/>'],
    ["has a command too short", '<path id="a" d="M 0 0 L 100 Z"/>'],
    ["has a command of another kind", '<path id="a" d="M 0 0 A 1 1 0 0 0 9 9 Z"/>'],
  ])("is none at all where a glyph %s", (_, outlines) => {
    expect(marksOf(text(use), outlines)).toBeNull();
  });

  test.each([
    ["more pages than there should be", svgOf(["", ""]), 1],
    ["fewer pages than there should be", svgOf([]), 1],
    ["a page without size", svgOf([""]).replace("data-page-width", "width"), 1],
    ["tags that do not match", "<svg><g></svg>", 1],
  ])("is none at all of an SVG with %s", (_, source, count) => {
    expect(renderedDrawingsOf(source, count)).toBeNull();
  });
});
