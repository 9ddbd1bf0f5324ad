import type { PageDrawing } from "@savile/model";
import { numberOf, roundMatrix, UnknownShape } from "./matrix.ts";
import type { Mark, Matrix } from "./matrix.ts";
import { attributeOf, parseSvg } from "./svg.ts";
import type { SvgElement } from "./svg.ts";

/** A line or an area of the engine's SVG as a mark; `shorten` writes its path without needless blanks. */
export function shapeMark(shape: SvgElement, at: Matrix, shorten: (path: string) => string): Mark {
  const d = attributeOf(shape, "d");
  const fill = attributeOf(shape, "fill");
  const stroke = attributeOf(shape, "stroke");
  if (d === undefined) throw new UnknownShape("a shape without path");
  const mark: Mark = { at: roundMatrix(at), d: shorten(d) };
  if (fill !== undefined && fill !== "none") mark.fill = fill;
  if (stroke !== undefined && stroke !== "none") {
    mark.stroke = stroke;
    mark.strokeWidth = numberOf(attributeOf(shape, "stroke-width") ?? "1");
  }
  return mark;
}

/** The pages that `draw` finds in an SVG; `null` where it is not of the shape that it knows. */
export function pagesIfKnown(
  source: string,
  draw: (svg: SvgElement) => PageDrawing[],
): PageDrawing[] | null {
  const svg = parseSvg(source);
  if (svg === null) return null;
  try {
    return draw(svg);
  } catch (error) {
    if (error instanceof UnknownShape) return null;
    throw error;
  }
}
