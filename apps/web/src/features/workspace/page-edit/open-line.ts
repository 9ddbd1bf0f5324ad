import type { Page, Region } from "@savile/model";
import type { Caret } from "../field/caret.ts";

/** A place on a page in points. */
export type Spot = Omit<Region, "path">;

/** The text that is open on a page. */
export interface OpenLine {
  /** Its address; of a line that does not exist yet, the address of the line before it. */
  readonly path: string;
  /** The list of a line that does not exist yet. */
  readonly fresh: { readonly list: string; readonly after: string | null } | null;
  /** Number of the page, from 1, and the place on it when it was opened. */
  readonly page: number;
  readonly spot: Spot;
  readonly caret?: Caret;
  /** Tells two openings of the same place apart. */
  readonly turn: number;
}

/** The place of a text on a page; `null` where it is not printed there. */
export function spotOn(page: Page | undefined, path: string): Spot | null {
  return page?.regions.find((region) => region.path === path) ?? null;
}

/** Where a new line will come to stand: below the one before it. */
export function below({ x, y, w, h }: Spot): Spot {
  const line = Math.min(h, lineHeight);
  return { x, y: y + h, w, h: line };
}

const lineHeight = 14;
/** A Region of one line is so much higher than its type is large. */
const heightOfType = 1.29;
/** Letters whose base lines differ by less stand in one line. */
const sameLine = 2;

/** How a text is set, in points: its type, and from one line to the next. */
export interface SetType {
  readonly size: number;
  readonly leading: number;
}

/** The base lines of a Region, from the top. */
function baseLines({ drawing }: Page, { x, y, w, h }: Spot): number[] {
  const bases = (drawing?.marks ?? [])
    .filter(({ fill, at: [, , , , left, base] }) => {
      const isBeside = left >= x - 1 && left <= x + w + 1;
      return fill !== undefined && isBeside && base > y && base <= y + h + 1;
    })
    .map(({ at }) => at[5])
    .toSorted((a, b) => a - b);
  return bases.filter((base, index) => index === 0 || base - (bases[index - 1] ?? 0) > sameLine);
}

/** How a text is set, by the room that it takes and the lines that are painted in it. */
export function typeOf(page: Page, spot: Spot): SetType {
  const bases = baseLines(page, spot);
  const steps = Math.max(bases.length - 1, 0);
  const ran = (bases.at(-1) ?? 0) - (bases[0] ?? 0);
  const size = Math.max(spot.h - ran, 0) / heightOfType;
  return { size, leading: steps === 0 ? size * heightOfType : ran / steps };
}

/** The address before or behind another in the order of printing; `null` at the end. */
export function neighbour(pages: readonly Page[], path: string, step: 1 | -1): string | null {
  const paths = [...new Set(pages.flatMap(({ regions }) => regions.map((region) => region.path)))];
  const at = paths.indexOf(path);
  return at < 0 ? null : (paths[at + step] ?? null);
}

/** The opening of the text at an address; `null` where no page prints it. */
export function openingOf(
  pages: readonly Page[],
  path: string,
  last: OpenLine | null,
  caret?: Caret,
): OpenLine | null {
  const index = pages.findIndex((page) => spotOn(page, path) !== null);
  const spot = spotOn(pages[index], path);
  if (spot === null) return null;
  const turn = (last?.turn ?? 0) + 1;
  return {
    path,
    fresh: null,
    page: index + 1,
    spot,
    turn,
    ...(caret === undefined ? {} : { caret }),
  };
}
