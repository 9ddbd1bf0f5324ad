import type { Page, Region } from "@savile/model";

/** A point on a page, in points from the top left. */
export interface PagePoint {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

/** A letter as it is painted: where it begins, and the line that it stands on. */
interface Letter {
  readonly x: number;
  readonly base: number;
}

/** Each letter of a run of text begins with its own absolute step along the line. */
const letterStarts = /M(-?[\d.]+) -?[\d.]+/g;
/** Base lines closer than this are one. */
const sameLine = 2;

/** The letters that are painted within a Region, in the order of reading. */
function lettersIn({ drawing }: Page, { x, y, w, h }: Region): Letter[] {
  const found: Letter[] = [];
  for (const { at, d, fill } of drawing?.marks ?? []) {
    const [scale, , , , left, base] = at;
    if (fill === undefined || base < y || base > y + h + 1) continue;
    for (const [, step] of d.matchAll(letterStarts)) {
      const start = left + scale * Number(step);
      if (start >= x - 1 && start <= x + w + 1) found.push({ x: start, base });
    }
  }
  return found.toSorted((a, b) =>
    Math.abs(a.base - b.base) > sameLine ? a.base - b.base : a.x - b.x,
  );
}

/** How many of the letters stand before a point. */
function lettersBefore(letters: readonly Letter[], { x, y }: PagePoint): number {
  const lines: Letter[][] = [];
  for (const one of letters) {
    const last = lines.at(-1);
    if (last !== undefined && Math.abs((last[0]?.base ?? 0) - one.base) <= sameLine) last.push(one);
    else lines.push([one]);
  }
  // A line reaches down a little below its base, to the tails of its letters.
  const tail = 3;
  const at = lines.findIndex((line) => y <= (line[0]?.base ?? 0) + tail);
  const line = at < 0 ? lines.length - 1 : at;
  const before = lines.slice(0, line).reduce((sum, one) => sum + one.length, 0);
  const here = lines[line] ?? [];
  // The caret goes to the nearer edge of the letter that was hit.
  const next = here.findIndex((one, index) => {
    const end = here[index + 1]?.x ?? one.x;
    return x < (one.x + end) / 2 || (index === here.length - 1 && x < one.x);
  });
  return before + (next < 0 ? here.length : next);
}

/** The place in a text before which so many of its letters stand, blanks not counted. */
function placeBehind(text: string, letters: number): number {
  let seen = 0;
  for (const { index, 0: found } of text.matchAll(/\S/gu)) {
    if (seen === letters) return index;
    seen += found.length;
  }
  return text.length;
}

/**
 * Where the caret of a text goes that was clicked on a page. The letters of the drawing say it: blanks paint
 * nothing, and letters that are set as one are shared out evenly.
 */
export function caretAt(
  pages: readonly Page[],
  path: string,
  text: string,
  point: PagePoint,
): number {
  const places = pages.flatMap((page, index) =>
    page.regions
      .filter((region) => region.path === path)
      .map((region) => ({ number: index + 1, region, letters: lettersIn(page, region) })),
  );
  const hit = places.findIndex(
    ({ number, region: { x, y, w, h } }) =>
      number === point.page &&
      point.x >= x - 1 &&
      point.x <= x + w + 1 &&
      point.y >= y - 1 &&
      point.y <= y + h + 1,
  );
  const place = places[hit];
  const own = [...text.matchAll(/\S/gu)].length;
  if (place === undefined || own === 0) return text.length;
  const before = places.slice(0, hit).reduce((sum, { letters }) => sum + letters.length, 0);
  const all = places.reduce((sum, { letters }) => sum + letters.length, 0);
  // A text that is printed twice, as a name in the head of each page, is whole at each place.
  const isRepeated = all > own * 1.5;
  const painted = isRepeated ? place.letters.length : all;
  if (painted === 0) return text.length;
  const stood = (isRepeated ? 0 : before) + lettersBefore(place.letters, point);
  return placeBehind(text, Math.round((stood * own) / painted));
}
