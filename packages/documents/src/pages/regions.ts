import type { Region } from "@savile/model";
import * as z from "zod/mini";

/**
 * What a template's anchors say: address, edge, page (from 1), x and y in points, the width if it is known,
 * and the font size.
 */
export const anchorsSchema = z.array(
  z.tuple([
    z.string(),
    z.enum(["start", "end"]),
    z.number(),
    z.number(),
    z.number(),
    z.nullable(z.number()),
    z.number(),
  ]),
);
export type Anchors = z.infer<typeof anchorsSchema>;

/** The printed area of a page in points. */
export interface PrintArea {
  readonly top: number;
  readonly bottom: number;
  readonly right: number;
}

interface Start {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number | null;
  readonly size: number;
}

// A first line is anchored at its capitals' top, a last one at its baseline: accents and descenders reach
// further, by these parts of the font size.
const above = 0.34;
const below = 0.29;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

function regionsBetween(
  path: string,
  start: Start,
  last: number,
  baseline: number,
  area: PrintArea,
) {
  const room = area.right - start.x;
  const w = round(Math.min(start.w ?? room, room));
  const regions: { page: number; region: Region }[] = [];
  for (let page = start.page; page <= last; page += 1) {
    const top = page === start.page ? start.y - above * start.size : area.top;
    const bottom = page === last ? baseline + below * start.size : area.bottom;
    if (bottom <= top) continue;
    const region = { path, x: round(start.x), y: round(top), w, h: round(bottom - top) };
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
  const open = new Map<string, Start>();
  for (const [path, edge, page, x, y, w, size] of anchors) {
    const start = open.get(path);
    if (edge === "start") {
      open.set(path, { page, x, y, w, size });
    } else if (start !== undefined) {
      for (const found of regionsBetween(path, start, page, y, area)) {
        pages[found.page - 1]?.push(found.region);
      }
    }
  }
  return pages;
}
