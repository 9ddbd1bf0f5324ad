import type { Fragment } from "./fragment.ts";
import { namesSection } from "./fragment-kind.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { startsWithMark } from "./list-mark.ts";

/** What was drawn together for a row of a table: its cells in their order, each from top to bottom. */
export type DrawnRow = readonly (readonly Fragment[])[];

/** White between two columns, in points. */
const leastWhite = 2;
/** The lines of a column begin at its edge, or a little further in. */
export const edgeSlack = 4;

/** A cell that begins at `at` in the order of drawing, and where its row begins there. */
interface Start {
  readonly from: number;
  readonly at: number;
}

function isAbove(one: Fragment, other: Fragment): boolean {
  return one.y < other.y - 0.5 * Math.max(one.size, other.size);
}

function isLevel(a: Fragment, b: Fragment): boolean {
  return Math.abs(a.y - b.y) <= 0.35 * Math.max(a.size, b.size);
}

/** Where the fragments begin that were drawn just before `at` and fulfil a condition. */
function runBefore(
  drawn: readonly Fragment[],
  at: number,
  holds: (one: Fragment) => boolean,
): number {
  let from = at;
  for (let one = drawn[from - 1]; one !== undefined && holds(one); one = drawn[from - 1]) from -= 1;
  return from;
}

function isRightOf(head: Fragment, others: readonly Fragment[]): boolean {
  return others.length > 0 && others.every((one) => one.x1 <= head.x0 - leastWhite);
}

/** Whether the drawing goes up to the top of the next cell at `at`, right of all that it passes. */
function tallStart(drawn: readonly Fragment[], at: number): Start | undefined {
  const [before, head] = [drawn[at - 1], drawn[at]];
  if (before === undefined || head === undefined || !isAbove(head, before)) return undefined;
  const from = runBefore(drawn, at, (one) => !isAbove(one, head));
  return isRightOf(head, drawn.slice(from, at)) ? { from, at } : undefined;
}

/** The fragments from `at` on that go down in the column of the first of them. */
function cellFrom(drawn: readonly Fragment[], at: number): Fragment[] {
  const head = drawn[at];
  if (head === undefined) return [];
  const cell = [head];
  for (let last = head, next = at + 1; next < drawn.length; next += 1) {
    const one = drawn[next];
    if (one === undefined || one.x0 < head.x0 - edgeSlack || isAbove(one, last)) break;
    cell.push(one);
    last = one;
  }
  return cell;
}

export function topOf(row: DrawnRow): number {
  return Math.min(...row.flat().map((one) => one.y));
}

export function endOf(row: DrawnRow): number {
  return Math.max(...row.flat().map((one) => one.y));
}

/** Cells hold no sections: what heads one there is a column of the page, or stands in its margin. */
function holdsSections([first = [], ...others]: DrawnRow): boolean {
  const name = first.map(({ text }) => text).join(" ");
  if (matchHeading(name)?.exact === true) return true;
  return others.some(([head]) => head !== undefined && namesSection(head));
}

/** The row with cells at some places in the order of drawing, if nothing else stands at its height. */
function rowOf(drawn: readonly Fragment[], starts: readonly Start[]): DrawnRow | undefined {
  const [first] = starts;
  const last = starts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const places = [first.from, ...starts.map(({ at }) => at)];
  const before = places.slice(0, -1).map((place, index) => drawn.slice(place, places[index + 1]));
  const end = cellFrom(drawn, last.at);
  const row = [...before, end];
  const next = drawn[last.at + end.length];
  const isPassed = next !== undefined && next.y > topOf(row) + 0.5 && next.y < endOf(row) - 0.5;
  return isPassed || holdsSections(row) ? undefined : row;
}

/** Rows in which several cells have more than one line: the drawing goes up to the top of each cell. */
export function tallRows(drawn: readonly Fragment[]): DrawnRow[] {
  const groups: Start[][] = [];
  for (let at = 1; at < drawn.length; at += 1) {
    const start = tallStart(drawn, at);
    if (start === undefined) continue;
    const last = groups.at(-1);
    if (last?.[0]?.from === start.from) last.push(start);
    else groups.push([start]);
  }
  return groups.flatMap((starts) => {
    const row = rowOf(drawn, starts);
    return row === undefined ? [] : [row];
  });
}

/** The row that ends with the cell at `at`, and whose other cells have one line each beside its first. */
function flatRow(drawn: readonly Fragment[], at: number): DrawnRow | undefined {
  const head = drawn[at];
  if (head === undefined) return undefined;
  const left = drawn.slice(
    runBefore(drawn, at, (other) => isLevel(other, head)),
    at,
  );
  return isRightOf(head, left) ? [left, cellFrom(drawn, at)] : undefined;
}

/** Rows of several names beside a list of several lines: the drawing never goes up. */
export function listRows(drawn: readonly Fragment[]): DrawnRow[] {
  return drawn.flatMap((one, at): DrawnRow[] => {
    if (!startsWithMark(one.text)) return [];
    const row = flatRow(drawn, at);
    const [left = [], list = []] = row ?? [];
    const isOwn = left.length > 1 && !left.some(({ text }) => startsWithMark(text));
    return row !== undefined && isOwn && list.length > 1 && !holdsSections(row) ? [row] : [];
  });
}

/** Rows whose cells begin on one base line, the last of them at one of some edges and maybe of many lines. */
export function flatRows(drawn: readonly Fragment[], edges: readonly number[]): DrawnRow[] {
  return drawn.flatMap((one, at): DrawnRow[] => {
    if (!edges.some((edge) => Math.abs(edge - one.x0) <= edgeSlack)) return [];
    const next = drawn[at + 1];
    const goesOn = next !== undefined && isLevel(next, one) && isRightOf(next, [one]);
    if (goesOn && edges.some((edge) => Math.abs(edge - next.x0) <= edgeSlack)) return [];
    const row = flatRow(drawn, at);
    return row === undefined ? [] : [row];
  });
}
