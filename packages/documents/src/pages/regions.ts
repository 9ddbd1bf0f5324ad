import type { Region } from "@savile/model";
import * as z from "zod/mini";

/**
 * Where a template's anchors came to stand: address, edge, page (from 1), x and y in points, font size.
 * A `stop` is the end of a text inside a line, an `end` the beginning of a text's last line.
 */
const anchorsSchema = z.array(
  z.tuple([
    z.string(),
    z.enum(["start", "end", "stop"]),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
  ]),
);
type Anchors = z.infer<typeof anchorsSchema>;

/** The answer to a query for them: one list. */
export const positionsSchema = z.tuple([anchorsSchema]);

/** The printed area of a page in points. */
export interface PrintArea {
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

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The Regions of one text, page by page, reaching to `right`. */
function regionsBetween(path: string, start: Point, end: Point, right: number, area: PrintArea) {
  const regions: { page: number; region: Region }[] = [];
  for (let { page } = start; page <= end.page; page += 1) {
    const top = page === start.page ? start.y - above * start.size : area.top;
    const bottom = page === end.page ? end.y + below * end.size : area.bottom;
    if (bottom <= top || right <= start.x) continue;
    const region = {
      path,
      x: round(start.x),
      y: round(top),
      w: round(right - start.x),
      h: round(bottom - top),
    };
    regions.push({ page, region });
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
    const start = open.get(path);
    if (edge === "start") {
      open.set(path, { page, x, y, size });
    } else if (start !== undefined) {
      const end = { page, x, y, size };
      // Where a text in a line did wrap after all, it takes the lines' whole width.
      const right = edge === "stop" && y - start.y < size ? x : area.right;
      for (const found of regionsBetween(path, start, end, right, area)) {
        pages[found.page - 1]?.push(found.region);
      }
    }
  }
  return pages;
}
