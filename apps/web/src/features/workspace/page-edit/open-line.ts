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
/** Type of text that runs over several lines, in points: the templates set it between 9.5 and 11. */
const bodySize = 10.5;

/** About the size of the type of a text, in points; only a name is set in large type. */
export function typeSize({ h }: Spot, path: string): number {
  const oneLine = h / heightOfType;
  return path === "name" ? oneLine : Math.min(oneLine, bodySize);
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
