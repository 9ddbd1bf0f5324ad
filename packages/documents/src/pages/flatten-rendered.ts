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

/** Outlines by reference as they are defined: absolute, in parts of a font's em square. */
type Outlines = ReadonlyMap<string, string>;

/** How many numbers a command of an outline takes; the last two are where it ends. */
const numbersOf: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6 };

/** An absolute outline as relative commands in points, from the point at which a glyph is placed. */
function relativeOutline(outline: string, scale: number): string {
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let written = "";
  for (const [command = "", letter = "", list = ""] of outline.matchAll(/([A-Z])([^A-Z]*)/gu)) {
    if (letter === "Z") {
      written += "Z";
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = list.trim().split(/\s+/u).map(numberOf);
    if (numbers.length !== numbersOf[letter]) throw new UnknownShape(`outline ${command}`);
    const [fromX, fromY] = [x, y];
    const steps = numbers.map((value, index) =>
      round((value - (index % 2 === 0 ? fromX : fromY)) * scale),
    );
    [x = 0, y = 0] = numbers.slice(-2);
    if (letter === "M") [startX, startY] = [x, y];
    written += `${letter.toLowerCase()}${steps.join(" ").replaceAll(" -", "-")}`;
  }
  return written;
}

function outlinesOf(svg: SvgElement): Outlines {
  const definitions = svg.children.find(
    (child) => child.name === "defs" && attributeOf(child, "class") === "glyph",
  );
  return new Map(
    (definitions?.children ?? []).map((glyph) => {
      const path = attributeOf(glyph, "d");
      if (glyph.name !== "path" || path === undefined) throw new UnknownShape("a glyph as picture");
      return [`#${attributeOf(glyph, "id") ?? ""}`, path];
    }),
  );
}

/** One page at a time: what has been drawn of it, and the outlines in the sizes that it needs. */
interface Canvas {
  readonly marks: Mark[];
  readonly outlines: Outlines;
  readonly sized: Map<string, string>;
}

function placed(canvas: Canvas, reference: string, scale: number): string {
  const key = `${reference} ${scale}`;
  const known = canvas.sized.get(key);
  if (known !== undefined) return known;
  // A blank is used like any glyph, but only those that leave ink are defined.
  const outline = canvas.outlines.get(reference);
  const made = outline === undefined ? "" : relativeOutline(outline, scale);
  canvas.sized.set(key, made);
  return made;
}

function drawText(run: SvgElement, outer: Matrix, canvas: Canvas): void {
  const [scale, skewY, skewX, upsideDown] = matrixOf(attributeOf(run, "transform"));
  if (skewY !== 0 || skewX !== 0 || upsideDown !== -scale) throw new UnknownShape("slanted text");
  let d = "";
  for (const use of run.children) {
    // Beside its glyphs a run holds its letters as a text to select.
    if (use.name !== "use") continue;
    const outline = placed(canvas, attributeOf(use, "href") ?? "", scale);
    if (outline === "") continue;
    const x = round(numberOf(attributeOf(use, "x")) * scale);
    const y = round(numberOf(attributeOf(use, "y")) * scale);
    d += `M${x} ${y}${outline}`;
  }
  const fill = attributeOf(run, "fill");
  if (fill === undefined) throw new UnknownShape("text without colour");
  if (d === "") return;
  const at = product(outer, [1, 0, 0, -1, 0, 0]);
  canvas.marks.push({ at: roundMatrix(at), d, fill });
}

function shortPath(path: string): string {
  return path.replace(/\s*([A-Za-z])\s*/gu, "$1").trim();
}

function draw(element: SvgElement, outer: Matrix, canvas: Canvas): void {
  // Links are Regions, not part of the drawing.
  if (element.name === "a") return;
  if (attributeOf(element, "class") === "typst-text") {
    drawText(element, outer, canvas);
    return;
  }
  const at = product(outer, matrixOf(attributeOf(element, "transform")));
  if (element.name === "path") {
    canvas.marks.push(shapeMark(element, at, shortPath));
  } else if (element.name === "g") {
    for (const child of element.children) draw(child, at, canvas);
  } else {
    throw new UnknownShape(`element ${element.name}`);
  }
}

function drawPages(svg: SvgElement, count: number): PageDrawing[] {
  const outlines = outlinesOf(svg);
  const pages = svg.children.filter((child) => attributeOf(child, "class") === "typst-page");
  if (pages.length !== count) throw new UnknownShape(`${pages.length} pages for ${count}`);
  return pages.map((page) => {
    const canvas: Canvas = { marks: [], outlines, sized: new Map() };
    // The page's own transform only stacks the pages.
    for (const child of page.children) draw(child, identity, canvas);
    const w = round(numberOf(attributeOf(page, "data-page-width")));
    const h = round(numberOf(attributeOf(page, "data-page-height")));
    return { w, h, marks: canvas.marks };
  });
}

/**
 * Draws the pages of the SVG that the WebAssembly renderer makes, as `drawingsOf` does with the native one.
 * `null` if it is not of the known shape.
 */
export function renderedDrawingsOf(source: string, pageCount: number): PageDrawing[] | null {
  return pagesIfKnown(source, (svg) => drawPages(svg, pageCount));
}
