import type { Region } from "@savile/model";
import * as z from "zod/mini";

/**
 * Where a template's anchors came to stand: address, edge, page (from 1), x and y in points, font size.
 * `start` is the top left of a text's first line, `end` the beginning of its last line (baseline), `stop` the
 * end of a text inside one line; `from` and `to` are the baselines between which a text flows.
 */
const anchorsSchema = z.array(
  z.tuple([
    z.string(),
    z.enum(["start", "end", "stop", "from", "to"]),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
  ]),
);
export type Anchors = z.infer<typeof anchorsSchema>;
type Edge = Anchors[number][1];

/** The answer to a query for them: one list. */
export const positionsSchema = z.tuple([anchorsSchema]);

/** A column beside the text, and the addresses of what stands in it. */
interface SideArea {
  readonly left: number;
  readonly right: number;
  readonly paths: ReadonlySet<string>;
}

/** The printed area of a page in points. */
export interface PrintArea {
  readonly side?: SideArea;
  /** Between what the lines of the pages behind the first run, where those are set otherwise. */
  readonly later?: Bounds;
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
}

interface Point {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

// A first line is anchored at its capitals' top, a last one at its baseline: accents and descenders reach
// further, by these parts of the font size.
const above = 0.34;
const below = 0.29;
const capitals = 0.66;

/** Rounding of places, in points. */
const near = 0.5;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** From the line where a text begins to the one where it ends; `left` and `right` bound its lines. */
interface Extent {
  readonly start: Point;
  readonly end: Point;
  readonly left: number;
  readonly right: number;
}

/** Between what the lines of a text run: in the side column, beside it, or over both. */
function boundsOf(path: string, { x, page }: Point, area: PrintArea): Bounds {
  const { side, left, right, later } = area;
  if (later !== undefined && page > 1) return later;
  if (side === undefined) return { left, right };
  if (side.paths.has(path)) return side;
  const within = x > left - near && x < right;
  return within
    ? { left, right }
    : { left: Math.min(left, side.left), right: Math.max(right, side.right) };
}

type Bounds = Pick<PrintArea, "left" | "right">;

function extentOf(edge: Edge, start: Point, end: Point, area: Bounds): Extent {
  const wraps = end.page > start.page || end.y - start.y > end.size;
  if (edge === "to") {
    const lines = { start: { ...start, y: start.y - capitals * start.size }, end };
    return wraps
      ? { ...lines, left: area.left, right: area.right }
      : { ...lines, left: start.x, right: end.x };
  }
  const right = edge === "stop" && !wraps ? end.x : area.right;
  return { start, end, left: start.x, right };
}

/** The Regions of one text, page by page. */
function regionsWithin(path: string, extent: Extent, area: PrintArea) {
  const { start, end, left, right } = extent;
  const regions: { page: number; region: Region }[] = [];
  for (let { page } = start; page <= end.page; page += 1) {
    const top = page === start.page ? start.y - above * start.size : area.top;
    const bottom = page === end.page ? end.y + below * end.size : area.bottom;
    if (bottom <= top || right <= left) continue;
    const box = { x: round(left), y: round(top), w: round(right - left), h: round(bottom - top) };
    regions.push({ page, region: { path, ...box } });
  }
  return regions;
}

/**
 * Where each address is printed: one list of Regions per page, top left origin, in printing order. A text
 * over a page break has one on each page.
 */
export function regionsByPage(anchors: Anchors, pageCount: number, area: PrintArea): Region[][] {
  const pages = Array.from({ length: pageCount }, (): Region[] => []);
  const open = new Map<string, Point>();
  for (const [path, edge, page, x, y, size] of anchors) {
    const point = { page, x, y, size };
    const start = open.get(path);
    if (edge === "start" || edge === "from") {
      open.set(path, point);
    } else if (start !== undefined) {
      for (const found of regionsWithin(
        path,
        extentOf(edge, start, point, boundsOf(path, start, area)),
        area,
      )) {
        pages[found.page - 1]?.push(found.region);
      }
    }
  }
  return pages;
}

/** How far down the last page of a document is printed, from 0 to 1. */
export function lastPageFill(anchors: Anchors, area: PrintArea): number {
  const last = Math.max(...anchors.map(([, , page]) => page));
  const lowest = Math.max(...anchors.map(([, , page, , y]) => (page === last ? y : 0)));
  return (lowest - area.top) / (area.bottom - area.top);
}

/** About how many lines of a height stand on the pages behind the first `pages`. */
export function linesBehind(
  anchors: Anchors,
  area: PrintArea,
  pages: number,
  lineHeight: number,
): number {
  const lowest = new Map<number, number>();
  for (const [, , page, , y] of anchors) {
    if (page > pages) lowest.set(page, Math.max(lowest.get(page) ?? 0, y));
  }
  const heights = [...lowest.values()].map((y) => Math.ceil((y - area.top) / lineHeight));
  return heights.reduce((sum, lines) => sum + Math.max(1, lines), 0);
}

/** The addresses that begin behind the first `pages` pages. */
export function pathsBehind(anchors: Anchors, pages: number): string[] {
  const behind = anchors.flatMap(([path, edge, page]) =>
    page > pages && (edge === "start" || edge === "from") ? [path] : [],
  );
  return [...new Set(behind)];
}
