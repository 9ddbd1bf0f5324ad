import { findCellTables, tearsRow } from "./cell-tables.ts";
import type { CellTable } from "./cell-tables.ts";
import type { Fragment } from "./fragment.ts";
import { isAside, namesSection } from "./fragment-kind.ts";
import { isLabelColumn } from "./label-column.ts";
import { raiseMarginHeadings } from "./margin-headings.ts";
import { corridorEdges, whiteRuns, whiteWidth, withoutTitles } from "./white-corridors.ts";
import type { WhiteRun } from "./white-corridors.ts";

/** Fragments that are read together, from top to bottom; `column` names the strip of the page they fill. */
export interface Region {
  readonly fragments: Fragment[];
  readonly column: string;
}

interface Gutter {
  readonly left: Fragment[];
  readonly right: Fragment[];
  readonly above: Fragment[];
  readonly below: Fragment[];
  readonly x: number;
  readonly score: number;
}

const gutterWidth = 9;
const fewestRows = 4;
/** White that is wider than this makes a corridor no likelier. */
const widestWhite = 36;
/** Points of common height that a date torn from its line costs. */
const tornRow = 60;

function top(fragment: Fragment): number {
  return fragment.y - fragment.size;
}

function extent(list: readonly Fragment[]): { from: number; to: number } {
  return { from: Math.min(...list.map(top)), to: Math.max(...list.map((one) => one.y)) };
}

/** Distinct base lines of a list of fragments. */
function baseLines(list: readonly Fragment[]): number[] {
  const lines: number[] = [];
  for (const one of list.toSorted((a, b) => a.y - b.y)) {
    const last = lines.at(-1);
    if (last === undefined || one.y - last > one.size * 0.4) lines.push(one.y);
  }
  return lines;
}

/** How often the drawing order changes sides. */
function switches(left: readonly Fragment[], right: readonly Fragment[]): number {
  const sides = [
    ...left.map((one) => ({ order: one.order, side: 0 })),
    ...right.map((one) => ({ order: one.order, side: 1 })),
  ].toSorted((a, b) => a.order - b.order);
  return sides.filter((one, index) => index > 0 && sides[index - 1]?.side !== one.side).length;
}

/** One side holds only dates and places of the other side's lines. */
function isSatellite(side: readonly Fragment[]): boolean {
  const asides = side.filter((one) => one.text.length <= 34 && isAside(one)).length;
  return asides >= side.length * 0.6;
}

/** Headings and dates that stand at the right of the text they belong to. */
function isStrip(side: readonly Fragment[]): boolean {
  return side.filter((one) => isAside(one) || namesSection(one)).length >= side.length * 0.8;
}

/** The cells of a table share their base lines; columns with headings of their own do so by chance. */
function isRowWise(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const rowsLeft = baseLines(left);
  const rowsRight = baseLines(right);
  const shared = rowsLeft.filter((y) => rowsRight.some((other) => Math.abs(other - y) < 2)).length;
  const fewer = Math.min(rowsLeft.length, rowsRight.length);
  const turns = switches(left, right);
  if (turns <= 3) return fewer < 4 && shared === fewer;
  const needed = left.some(namesSection) && right.some(namesSection) ? 0.95 : 0.5;
  return shared >= fewer * needed && turns >= shared;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Takes the sections that begin below the end of the shorter side out of a small pair of columns. */
function trim(gutter: Gutter, height: number): Gutter {
  const left = extent(gutter.left);
  const right = extent(gutter.right);
  const shared = Math.min(left.to, right.to) - Math.max(left.from, right.from);
  if (shared > height * 0.45) return gutter;
  const end = Math.min(left.to, right.to);
  const longer = left.to > right.to ? gutter.left : gutter.right;
  const pitch = median(longer.map((one) => one.size)) * 1.5;
  const rest = longer.filter((one) => one.y > end + 1).toSorted((a, b) => a.y - b.y);
  const lines = longer.toSorted((a, b) => a.y - b.y);
  const start = rest.find((one) => {
    const before = lines.findLast((other) => other.y < one.y - 1);
    const isApart = before !== undefined && one.y - before.y > pitch * 1.35;
    return isApart && namesSection(one);
  });
  if (start === undefined) return gutter;
  const goes = (one: Fragment): boolean => one.y >= start.y - 1;
  return {
    ...gutter,
    left: gutter.left.filter((one) => !goes(one)),
    right: gutter.right.filter((one) => !goes(one)),
    below: [...gutter.below, ...[...gutter.left, ...gutter.right].filter(goes)],
  };
}

/**
 * Short columns inside sections: a heading at the left is drawn between what stands at the right above it and
 * what stands there below it, and the right has no headings of its own. There the columns end.
 */
function sectionBreaks(fragments: readonly Fragment[], x: number): number[] {
  const right = fragments.filter((one) => one.x0 >= x - 1);
  const heads = fragments.filter((one) => one.x1 <= x - gutterWidth && namesSection(one));
  // A word such as "Tools" above a short list is the head of a cell: smaller than the headings of the page.
  const size = Math.max(0, ...heads.map((one) => one.size));
  const isHeading = (one: Fragment): boolean => namesSection(one) && one.size > size * 0.85;
  if (right.some(isHeading)) return [];
  return heads
    .filter((head) => {
      const above = right.filter((one) => one.y < head.y - 1);
      const below = right.filter((one) => one.y > head.y + 1);
      if (above.length === 0 || below.length === 0) return false;
      return (
        Math.max(...above.map((one) => one.order)) < head.order &&
        Math.min(...below.map((one) => one.order)) > head.order
      );
    })
    .map((head) => head.y);
}

/** The best of the stretches of a page over which nothing crosses `x`. */
function gutterAt(
  fragments: readonly Fragment[],
  x: number,
  tables: readonly CellTable[],
): Gutter | undefined {
  let best: Gutter | undefined;
  for (const run of whiteRuns(fragments, x, sectionBreaks(fragments, x))) {
    const whole = judge(fragments, run, x);
    if (whole === undefined || tearsRow(tables, run.left, run.right)) continue;
    for (const part of withoutTitles(run)) {
      const gutter = part === run ? whole : judge(fragments, part, x);
      if (gutter !== undefined && gutter.score > (best?.score ?? 0)) best = gutter;
    }
  }
  return best;
}

/** Text of the same side stands on its row, or goes on just above or below: no cell of the other side's row. */
function isInText(one: Fragment, side: readonly Fragment[]): boolean {
  return side.some((other) => {
    const distance = Math.abs(other.y - one.y);
    if (other === one || isAside(other)) return false;
    if (distance < one.size * 0.5) return true;
    return distance < one.size * 1.9 && other.x0 < one.x1 && other.x1 > one.x0;
  });
}

/** Dates of one side that a cut would take from the line beside them. */
function tornAsides(side: readonly Fragment[], other: readonly Fragment[]): number {
  return side.filter(
    (one) =>
      isAside(one) && other.some((two) => Math.abs(two.y - one.y) < 2) && !isInText(one, side),
  ).length;
}

/** Height that both sides fill, unless they hardly stand beside each other. */
function sharedHeight(left: readonly Fragment[], right: readonly Fragment[]): number {
  const a = extent(left);
  const b = extent(right);
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from);
  return shared < 0.4 * Math.min(a.to - a.from, b.to - b.from) ? 0 : shared;
}

/** What stands at one side belongs to the rows of the other: dates, labels, headings, cells of a table. */
function isOfRows(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  if (isSatellite(left) || isSatellite(right) || isRowWise(left, right)) return true;
  return isLabelColumn(left, right) || isStrip(right);
}

function judge(
  all: readonly Fragment[],
  { left, right, from, to }: WhiteRun,
  x: number,
): Gutter | undefined {
  if (left.length < fewestRows || right.length < fewestRows) return undefined;
  if (Math.min(baseLines(left).length, baseLines(right).length) < fewestRows) return undefined;
  const shared = sharedHeight(left, right);
  const white = whiteWidth(left, right);
  if (shared <= 0 || white < gutterWidth || isOfRows(left, right)) return undefined;
  const torn = tornAsides(left, right) + tornAsides(right, left);
  return {
    left,
    right,
    above: all.filter((one) => one.y <= from + 0.5),
    below: all.filter((one) => one.y >= to - 0.5),
    x,
    score: Math.max(2, (shared - tornRow * torn) * Math.sqrt(Math.min(white, widestWhite))),
  };
}

/**
 * Cuts a page into regions along white gutters. Dates and places beside a line are no column, and neither
 * are the cells of a table that was drawn row by row.
 */
export function splitRegions(
  fragments: Fragment[],
  height: number,
  column = "full",
  depth = 0,
): Region[] {
  if (fragments.length === 0) return [];
  let best: Gutter | undefined;
  if (depth < 6 && fragments.length >= 8) {
    const tables = findCellTables(fragments);
    for (const x of corridorEdges(fragments)) {
      const gutter = gutterAt(fragments, x, tables);
      if (gutter !== undefined && gutter.score > (best?.score ?? 0) + 1) best = gutter;
    }
  }
  if (best === undefined) return [{ fragments: raiseMarginHeadings(fragments), column }];
  const cut = trim(best, height);
  const name = `${column}/${Math.round(best.x / 12)}`;
  const first = Math.min(...cut.left.map((one) => one.order));
  const second = Math.min(...cut.right.map((one) => one.order));
  const sides = [
    splitRegions(cut.left, height, `${name}l`, depth + 1),
    splitRegions(cut.right, height, `${name}r`, depth + 1),
  ];
  if (second < first) sides.reverse();
  return [
    ...splitRegions(cut.above, height, column, depth + 1),
    ...sides.flat(),
    ...splitRegions(cut.below, height, column, depth + 1),
  ];
}
