import type { PageDrawing } from "@savile/model";
import {
  identity,
  matrixOf,
  numberOf,
  product,
  round,
  roundMatrix,
  UnknownShape,
} from "./matrix.ts";
import type { Mark, Matrix } from "./matrix.ts";
import { pagesIfKnown, shapeMark } from "./shape-mark.ts";
import { attributeOf } from "./svg.ts";
import type { SvgElement } from "./svg.ts";

/** A path with two decimals and no blank that its grammar does not need. */
function shortPath(path: string): string {
  return path
    .replace(/-?\d*\.\d+(?:e-?\d+)?/gu, (text) => String(round(Number(text))))
    .replace(/\s*([a-zA-Z])\s*/gu, "$1")
    .replace(/\s+(?=-)/gu, "")
    .trim();
}

/**
 * Outlines of glyphs by reference, without the move to the origin that each begins with. The engine names a
 * glyph by a fingerprint of its outline, so that what one document needed serves the next.
 */
export type GlyphOutlines = Map<string, string>;

const rememberedGlyphs = 5_000;

function outlineOf(symbol: SvgElement): string {
  const [outline, ...more] = symbol.children;
  const path = outline === undefined ? "" : (attributeOf(outline, "d") ?? "");
  // After the move to the origin only relative commands: then a glyph is placed by another move.
  const relative = /^M 0 0([a-z\d\s.eZ-]*)$/u.exec(path)?.[1];
  if (symbol.name !== "symbol" || more.length > 0 || relative === undefined) {
    throw new UnknownShape(`glyph ${path.slice(0, 40)}`);
  }
  return shortPath(relative);
}

function learnGlyphs(definitions: SvgElement, glyphs: GlyphOutlines): void {
  if (glyphs.size > rememberedGlyphs) glyphs.clear();
  for (const symbol of definitions.children) {
    const reference = `#${attributeOf(symbol, "id") ?? ""}`;
    if (!glyphs.has(reference)) glyphs.set(reference, outlineOf(symbol));
  }
}

function textMark(run: SvgElement, at: Matrix, glyphs: GlyphOutlines): Mark | null {
  const fills = new Set<string>();
  let d = "";
  for (const use of run.children) {
    const outline = glyphs.get(attributeOf(use, "xlink:href") ?? "");
    if (use.name !== "use" || outline === undefined) throw new UnknownShape(`in text: ${use.name}`);
    fills.add(attributeOf(use, "fill") ?? "");
    if (outline === "") continue;
    d += `M${round(numberOf(attributeOf(use, "x")))} ${round(numberOf(attributeOf(use, "y")))}${outline}`;
  }
  const [fill, ...others] = fills;
  if (others.length > 0) throw new UnknownShape("a run in two colours");
  return d === "" || fill === undefined ? null : { at: roundMatrix(at), d, fill };
}

function collect(element: SvgElement, outer: Matrix, glyphs: GlyphOutlines, marks: Mark[]): void {
  // Links are Regions, not part of the drawing.
  if (element.name === "a") return;
  const at = product(outer, matrixOf(attributeOf(element, "transform")));
  if (element.name === "path") {
    marks.push(shapeMark(element, at, shortPath));
  } else if (attributeOf(element, "class") === "typst-text") {
    const mark = textMark(element, at, glyphs);
    if (mark !== null) marks.push(mark);
  } else if (element.name === "g") {
    for (const child of element.children) collect(child, at, glyphs, marks);
  } else {
    throw new UnknownShape(`element ${element.name}`);
  }
}

function drawPages(svg: SvgElement, count: number, glyphs: GlyphOutlines): PageDrawing[] {
  const [definitions, ...others] = svg.children.filter((child) => child.name === "defs");
  const parts = svg.children.filter((child) => child.name !== "defs");
  if (definitions === undefined || others.length > 0 || parts.length !== 2 * count) {
    throw new UnknownShape(`${parts.length} parts for ${count} pages`);
  }
  const w = numberOf(attributeOf(svg, "viewBox")?.split(" ")[2]);
  const h = numberOf(attributeOf(svg, "viewBox")?.split(" ")[3]) / count;
  learnGlyphs(definitions, glyphs);
  return Array.from({ length: count }, (_, index) => {
    const [background, content] = parts.slice(2 * index, 2 * index + 2);
    if (background?.name !== "path" || content?.name !== "g") throw new UnknownShape("page parts");
    const marks: Mark[] = [];
    // The content's own transform only stacks the pages: without it a page is drawn relative to itself.
    for (const child of content.children) collect(child, identity, glyphs, marks);
    return { w: round(w), h: round(h), marks };
  });
}

/**
 * Draws the pages of the engine's SVG, one path per run of text, in points. `null` if the SVG is not of the
 * known shape: a missing drawing is better than a wrong one. `glyphs` is kept by the caller between calls.
 */
export function drawingsOf(
  source: string,
  pageCount: number,
  glyphs: GlyphOutlines,
): PageDrawing[] | null {
  return pagesIfKnown(source, (svg) => drawPages(svg, pageCount, glyphs));
}
