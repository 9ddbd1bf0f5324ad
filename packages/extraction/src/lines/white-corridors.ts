import type { Fragment } from "./fragment.ts";
import { isAside, namesSection } from "./fragment-kind.ts";

/** A stretch of a page over which a white corridor runs, with what stands at its sides. */
export interface WhiteRun {
  readonly from: number;
  readonly to: number;
  readonly left: Fragment[];
  readonly right: Fragment[];
}

/** Both sides together have at least so many fragments. */
const fewest = 8;
/** The least white left of a corridor's edge, where a heading is set out into it. */
const leastWhite = 3;

function isLeft(one: Fragment, x: number): boolean {
  return one.x1 <= x - leastWhite;
}

function isRight(one: Fragment, x: number): boolean {
  return one.x0 >= x - 1;
}

/** Every place at which something begins may be the right edge of a corridor. */
export function corridorEdges(fragments: readonly Fragment[]): number[] {
  const edges = [...new Set(fragments.map((one) => Math.round(one.x0)))];
  return edges.toSorted((a, b) => a - b);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/**
 * How wide the white between two sides is. The odd long line at the left says nothing, and neither do the
 * headings at the right that are set out from their text.
 */
export function whiteWidth(left: readonly Fragment[], right: readonly Fragment[]): number {
  const end = quantile(
    left.map((one) => one.x1),
    0.8,
  );
  const start = quantile(
    right.map((one) => one.x0),
    0.35,
  );
  return start - end;
}

/** A column has so many lines above and below one that is too long for it. */
const fewestLines = 4;
/** Where more than this runs across, there is no corridor. */
const mostCrossing = 60;
/** Share of the lines of a side that may run across the corridor. */
const mostReaching = 0.03;

/** A line of a side's own text that is too long for it: its neighbours begin where it does. */
function isReaching(one: Fragment, sorted: readonly Fragment[], x: number): boolean {
  if (namesSection(one)) return false;
  const beside = sorted.some(
    (other) => other !== one && Math.abs(other.y - one.y) < one.size * 0.8 && other.x0 > one.x0,
  );
  if (beside) return false;
  const near = sorted.filter(
    (other) =>
      isLeft(other, x) &&
      Math.abs(other.x0 - one.x0) < 2 &&
      Math.abs(other.size - one.size) < 0.6 &&
      Math.abs(other.y - one.y) > 1 &&
      Math.abs(other.y - one.y) < one.size * 1.9,
  );
  return near.length > 0;
}

/** Lines of a column stand at both sides of the corridor between two heights. */
function hasColumns(fragments: readonly Fragment[], x: number, from: number, to: number): boolean {
  const inside = fragments.filter((one) => one.y > from + 0.5 && one.y < to - 0.5);
  const left = inside.filter((one) => isLeft(one, x)).length;
  const right = inside.filter((one) => isRight(one, x)).length;
  return left >= fewestLines && right >= fewestLines;
}

/** The lines across a corridor that do not end it: few, too long for their column, and inside the columns. */
function passedOver(
  fragments: readonly Fragment[],
  crossing: readonly Fragment[],
  x: number,
): ReadonlySet<Fragment> {
  if (crossing.length > mostCrossing) return new Set();
  const reaching = crossing.filter((one) => isReaching(one, fragments, x));
  const most = Math.max(1, Math.floor(fragments.length * mostReaching));
  if (reaching.length === 0 || reaching.length > most) return new Set();
  const others = crossing.filter((one) => !reaching.includes(one)).map((one) => one.y);
  const isInside = ({ y }: Fragment): boolean => {
    const above = Math.max(-Infinity, ...others.filter((other) => other < y));
    const below = Math.min(Infinity, ...others.filter((other) => other > y));
    return hasColumns(fragments, x, above, y) && hasColumns(fragments, x, y, below);
  };
  return new Set(reaching.filter(isInside));
}

/** How far a heading may stand out to the left of its column. */
const widestOutdent = 16;
/** How far the middle of a title over both sides may lie from theirs. */
const offCentre = 8;
/** Share of the lines of a side that begin at its left edge, or a little further in, as lists do. */
const edgeShare = 0.45;
const widestIndent = 26;

function isCentred(side: readonly Fragment[]): boolean {
  const centres = side.map((one) => (one.x0 + one.x1) / 2);
  const middle = quantile(centres, 0.5);
  return centres.filter((one) => Math.abs(one - middle) < 3).length >= side.length * 0.5;
}

/** How many of some places lie where most of them do. */
function mostAt(places: readonly number[]): number {
  return Math.max(
    ...places.map((place) => places.filter((other) => Math.abs(other - place) < 1.5).length),
  );
}

function isFlushRight(side: readonly Fragment[]): boolean {
  return mostAt(side.map((one) => one.x1)) > mostAt(side.map((one) => one.x0));
}

/** Where the lines of a side begin, unless it has no left edge, as a centred column. */
function leftEdge(side: readonly Fragment[]): number | undefined {
  if (isCentred(side)) return undefined;
  const starts = side.map((one) => one.x0).toSorted((a, b) => a - b);
  const at = (x: number): number => starts.filter((start) => Math.abs(start - x) < 1.5).length;
  const edge = starts.find((x) => at(x) >= 3);
  if (edge === undefined) return undefined;
  const near = starts.filter((x) => x > edge - 1.5 && x < edge + widestIndent).length;
  return near >= side.length * edgeShare ? edge : undefined;
}

/** Headings in the middle over both sides, where nothing else begins. */
function titlesOver({ left, right }: WhiteRun): Fragment[] {
  const from = Math.min(...left.map((one) => one.x0));
  const to = Math.max(...right.map((one) => one.x1));
  const beginsAlone = (one: Fragment): boolean =>
    right.every((other) => other === one || Math.abs(other.x0 - one.x0) >= 1.5);
  return right.filter(
    (one) =>
      namesSection(one) &&
      Math.abs(one.x0 + one.x1 - from - to) < 2 * offCentre &&
      beginsAlone(one),
  );
}

/** Other text than a date or a place stands on the row of a fragment. */
function sharesRow(one: Fragment, side: readonly Fragment[]): boolean {
  return side.some((other) => other !== one && Math.abs(other.y - one.y) < 2 && !isAside(other));
}

/** The first of several texts of a row, below white, that begin where no line of the side does: other columns. */
function opensOtherRow(one: Fragment, { left, right }: WhiteRun, edge: number): boolean {
  const isAtEdge = one.x0 > edge - leastWhite && one.x0 < edge + widestIndent;
  if (isAtEdge || isAside(one) || !sharesRow(one, right) || !sharesRow(one, left)) return false;
  return right.every((other) => {
    const above = one.y - other.y;
    return above < 2 ? above < -2 || other.x0 >= one.x0 : above > one.size * 2.5;
  });
}

/**
 * What begins to the left of the text at the right, too far for a heading or not alone in its row, stands
 * across both sides: a title of both, or a row of other columns.
 */
function standingAcross(run: WhiteRun): Fragment[] {
  const { right } = run;
  const edge = isFlushRight(right) ? undefined : leftEdge(right);
  if (edge === undefined) return titlesOver(run);
  return right.filter((one) => one.x0 < edge - widestOutdent || opensOtherRow(one, run, edge));
}

/** Cuts a run at what stands across both its sides. */
export function withoutTitles(run: WhiteRun): WhiteRun[] {
  const across = standingAcross(run);
  if (across.length === 0) return [run];
  return cutAt(
    run,
    across.map((one) => one.y),
  );
}

/** The last of some sorted heights above a fragment. */
function borderAbove(borders: readonly number[], { y }: Fragment): number {
  let low = 0;
  let high = borders.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((borders[middle] ?? Infinity) <= y) low = middle;
    else high = middle;
  }
  return low;
}

function cutAt({ from, to, left, right }: WhiteRun, ends: readonly number[]): WhiteRun[] {
  const borders = [from, ...ends.toSorted((a, b) => a - b), to];
  const parts = borders.slice(1).map((end, index): WhiteRun => ({
    from: borders[index] ?? from,
    to: end,
    left: [],
    right: [],
  }));
  const place = (one: Fragment, side: "left" | "right"): void => {
    const part = parts[borderAbove(borders, one)];
    if (part !== undefined && one.y > part.from + 0.5 && one.y < part.to - 0.5)
      part[side].push(one);
  };
  for (const one of left) place(one, "left");
  for (const one of right) place(one, "right");
  return parts.filter((part) => part.left.length + part.right.length >= fewest);
}

/**
 * Stretches from top to bottom over which `x` is the right edge of a white corridor. What crosses it ends
 * them, as `breaks` do, but not the odd line of the left side that is too long for its column.
 */
export function whiteRuns(
  fragments: readonly Fragment[],
  x: number,
  breaks: readonly number[],
): WhiteRun[] {
  const crossing = fragments.filter((one) => !isLeft(one, x) && !isRight(one, x));
  const passed = passedOver(fragments, crossing, x);
  const ends = crossing.filter((one) => !passed.has(one)).map((one) => one.y);
  const page = {
    from: -Infinity,
    to: Infinity,
    left: fragments.filter((one) => isLeft(one, x) || passed.has(one)),
    right: fragments.filter((one) => isRight(one, x)),
  };
  return cutAt(page, [...ends, ...breaks]);
}
