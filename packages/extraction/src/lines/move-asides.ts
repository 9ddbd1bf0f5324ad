import { findDates } from "../fields/dates/find-dates.ts";
import { isWholePeriod, looksLikeAside, looksLikeRangePart } from "./aside-cell.ts";
import { joinWideDates, withoutMark } from "./date-rows.ts";
import { openEnds } from "../fields/dates/date-words.ts";
import type { Fragment } from "./fragment.ts";
import { namesSection } from "./fragment-kind.ts";
import { startsWithMark } from "./list-mark.ts";

const generous = { today: "2090-01-01" };
const stroke = /^[-–—]$/u;
const openEnd = /(?:[-–—]|(?:^|\s)(?:to|bis|à|a))$/iu;

function aligned(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.x0 - b.x0) < 2.5 || Math.abs(a.x1 - b.x1) < 2.5;
}

function outer(row: readonly Fragment[], side: "left" | "right"): Fragment | undefined {
  if (row.length < 2) return undefined;
  const cell = side === "left" ? row[0] : row.at(-1);
  return cell !== undefined && cell.text.length <= 36 && looksLikeAside(cell.text)
    ? cell
    : undefined;
}

/**
 * A row of the text itself: a list element or its next line, not the header of an entry. A long row whose
 * values stand between separators ("Talk · Forum · Chicago") has its date for itself.
 */
function isBody(row: readonly Fragment[], cell: Fragment): boolean {
  const main = row.find((one) => one !== cell);
  if (main === undefined) return false;
  return startsWithMark(main.text) || (main.text.length > 75 && !/\s[·|]\s/u.test(main.text));
}

/** What a cell goes on with in the column that both stand in. A whole period goes on with no other one. */
function isNeighbour(one: Fragment, cell: Fragment, isWhole: boolean): boolean {
  if (one === cell || !aligned(one, cell) || !looksLikeAside(one.text)) return false;
  return !isWhole || !isWholePeriod(one.text);
}

/** A row that has its period already, or that names a section and takes none. */
function isDated(row: readonly Fragment[]): boolean {
  return row.some((one) => namesSection(one) || isWholePeriod(one.text));
}

/** The row just above a cell can be the header of its entry. */
function takes(row: readonly Fragment[], cell: Fragment): boolean {
  if (row.length === 0 || isBody(row, cell)) return false;
  return !isWholePeriod(cell.text) || !isDated(row);
}

/** The row above to which an aside cell belongs: a neighbour in its column, or the header just above. */
function homeOf(rows: readonly Fragment[][], index: number, cell: Fragment): number {
  const isWhole = isWholePeriod(cell.text);
  for (let at = index - 1; at >= 0 && at >= index - 3; at -= 1) {
    // The nearest date above that is not told to its end goes on here, not one further up.
    if (rows[at]?.some((one) => one !== cell && aligned(one, cell) && completes(one, cell)))
      return at;
    const near = rows[at]?.findLast((one) => isNeighbour(one, cell, isWhole));
    if (near !== undefined && cell.y - near.y < cell.size * 2.2 * (index - at)) return at;
  }
  return takes(rows[index - 1] ?? [], cell) ? index - 1 : -1;
}

/** A part of a range, the rest of which stands above it. */
function isPart(last: Fragment | undefined, cell: Fragment): boolean {
  if (looksLikeRangePart(cell.text)) return true;
  if (last === undefined || isWholePeriod(cell.text)) return false;
  return openEnd.test(last.text) || completes(last, cell);
}

/**
 * Dates and places in a column of their own can run past the header of an entry, beside its first list
 * elements, or over several lines ("March 2014 / to / June 2016"). They move up to the row of the header.
 */
export function moveAsides(rows: readonly Fragment[][]): Fragment[][] {
  const out = rows.map((row) => [...row]);
  for (const side of ["left", "right"] as const) {
    let waiting: Fragment | undefined;
    out.forEach((row, index) => {
      const cell = outer(row, side);
      // A dash of a range was joined to its dates before: this one marks a list element.
      if (cell === undefined || index === 0 || stroke.test(cell.text)) return;
      const last = out[index - 1]?.findLast((one) => aligned(one, cell)) ?? waiting;
      const part = isPart(last, cell);
      if (!part && !isBody(row, cell)) return;
      const home = homeOf(out, index, cell);
      const target = out[home];
      if (target === undefined) return;
      const near = target.findLastIndex((one) => aligned(one, cell));
      const above = target.filter((one) => aligned(one, cell));
      if (part && !above.some((one) => leadsTo(one.text, cell.text))) return;
      if (near >= 0) target.splice(near + 1, 0, cell);
      else target.push(cell);
      row.splice(row.indexOf(cell), 1);
      waiting = cell;
    });
  }
  joinBrokenRanges(out);
  return joinWideDates(out.filter((row) => row.length > 0)).map(withoutMark);
}

/** "March 2014 to June" over "2016" in a narrow column: the rest of a range that stands alone on its row. */
function joinBrokenRanges(rows: Fragment[][]): void {
  for (let index = 1; index < rows.length; index += 1) {
    const [cell, ...others] = rows[index] ?? [];
    if (cell === undefined || others.length > 0 || cell.text.length > 24) continue;
    const above = [index - 1, index - 2].find((at) => {
      const near = rows[at]?.find((one) => Math.abs(one.x0 - cell.x0) < 2.5);
      return near !== undefined && cell.y - near.y < cell.size * 2 && completes(near, cell);
    });
    const row = above === undefined ? undefined : rows[above];
    if (row === undefined || row.length < 2) continue;
    const at = row.findIndex((one) => Math.abs(one.x0 - cell.x0) < 2.5);
    row.splice(at + 1, 0, cell);
    rows[index] = [];
  }
}

/** A word goes on from a date that is no whole range, a duration from any, and from nothing else. */
function leadsTo(above: string, below: string): boolean {
  const bare = above.replace(openEnd, "").trim();
  const last = findDates(bare, generous).at(-1);
  if (last === undefined) return false;
  return last.kind === "single" || bare !== above || /\d/.test(below);
}

/** Together the two are a date or a range, and the first alone is not all of it. */
function completes(first: Fragment, second: Fragment): boolean {
  if (!looksLikeAside(second.text) && !looksLikeRangePart(second.text)) return false;
  if (stroke.test(first.text) || isWholePeriod(second.text)) return false;
  return isUnfinished(first.text) && looksLikeAside(`${first.text} ${second.text}`);
}

const endsInWord = /(?:[-–—]\s*|\s(?:to|bis|à|a)\s+)(\p{L}{3,10})\.?$/iu;
const presents = new Set(openEnds);

/** The range goes on: its end is missing, or it is a month whose year is missing. "2014 – Present" is whole. */
function isUnfinished(text: string): boolean {
  if (openEnd.test(text)) return true;
  const last = endsInWord.exec(text)?.[1];
  if (last === undefined) return false;
  return !presents.has(last.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
}
