import { stackPart, stackedRange } from "../fields/dates/stacked-range.ts";
import type { Fragment } from "./fragment.ts";

const mostCells = 4;
/** Base lines that are further apart than 1.7 usual pitches are no stack; in sizes of the letters. */
const furthest = 2.2;
/** Dates with nothing between them stand as close as the lines of one text. */
const closest = 1.5;
const slack = 2.5;
/** A page with more times in cells of their own is a table of figures. */
const mostPoints = 300;

function middle(one: Fragment): number {
  return (one.x0 + one.x1) / 2;
}

function inColumn(head: Fragment, one: Fragment): boolean {
  return (
    Math.abs(one.x0 - head.x0) < slack ||
    Math.abs(one.x1 - head.x1) < slack ||
    Math.abs(middle(one) - middle(head)) < slack ||
    (one.x0 > head.x0 - slack && one.x1 < head.x1 + slack)
  );
}

function overlaps(a: Fragment, b: Fragment): boolean {
  return a.x0 < b.x1 && b.x0 < a.x1;
}

function onRow(one: Fragment, other: Fragment): boolean {
  return one !== other && Math.abs(one.y - other.y) <= 0.35 * Math.max(one.size, other.size);
}

/** The cells below a date in its column, down to the first that stands apart or is no part of a range. */
function cellsBelow(head: Fragment, sorted: readonly Fragment[], from: number): Fragment[] {
  const cells = [head];
  for (let at = from + 1; at < sorted.length; at += 1) {
    const one = sorted[at];
    const last = cells.at(-1) ?? head;
    if (one === undefined || one.y - last.y > last.size * furthest || cells.length === mostCells)
      break;
    if (one.y - last.y < last.size * 0.6 || !overlaps(one, head)) continue;
    if (!inColumn(head, one) || stackPart(one.text) === undefined) break;
    cells.push(one);
  }
  return cells;
}

/** A dash with its text close behind it marks a list element: a dash of a range stands under its dates alone. */
function isMark(cell: Fragment, cells: readonly Fragment[], all: readonly Fragment[]): boolean {
  const right = Math.max(...cells.map((one) => one.x1));
  return (
    stackPart(cell.text) === "connector" &&
    all.some((one) => onRow(one, cell) && one.x0 >= cell.x1 - 1 && one.x0 < right)
  );
}

function isMarked(one: Fragment): boolean {
  return /^[•·◦▪●○■□▸►➢➤❖◆✓✔→»›‣⁃∙⋄*–—-]/u.test(one.text);
}

/**
 * Whether two dates without anything between them are one range: rows of a list have dates above each other
 * as well, so nothing but elements of a list may stand beside the second one, or both have their month and
 * the earlier one is on top, which is not the order of lists.
 */
function isPair(cells: readonly Fragment[], all: readonly Fragment[], rises: boolean): boolean {
  const [head, second] = cells;
  if (head === undefined || second === undefined) return false;
  const near = all.filter(
    (one) =>
      !cells.includes(one) &&
      stackPart(one.text) === "point" &&
      inColumn(head, one) &&
      Math.abs(one.y - (one.y < head.y ? head.y : second.y)) <= one.size * furthest,
  );
  if (near.length > 0) return false;
  if (second.y - head.y > head.size * closest) return false;
  const beside = all.filter((one) => onRow(one, second));
  if (beside.every(isMarked)) return true;
  return rises && cells.every((one) => !/^\d{4}$/.test(one.text.trim()));
}

/** The longest stack from a date down that is one range. */
function stackAt(
  at: number,
  sorted: readonly Fragment[],
): { cells: Fragment[]; text: string } | undefined {
  const head = sorted[at];
  if (head === undefined) return undefined;
  const below = cellsBelow(head, sorted, at);
  for (let length = below.length; length > 1; length -= 1) {
    const cells = below.slice(0, length);
    const found = stackedRange(cells.map((one) => one.text));
    if (found === undefined || cells.some((cell) => isMark(cell, cells, sorted))) continue;
    if (found.isTold || isPair(cells, sorted, found.rises)) return { cells, text: found.text };
  }
  return undefined;
}

/** The stack as one cell on the first of its rows that holds something else. */
function joined(cells: readonly Fragment[], text: string, all: readonly Fragment[]): Fragment[] {
  const row = cells.find((cell) =>
    all.some((one) => onRow(one, cell) && !cells.includes(one) && !isMarked(one)),
  );
  const [head] = cells;
  if (head === undefined) return [];
  return [
    {
      ...head,
      words: cells.flatMap((one) => one.words),
      text,
      x0: Math.min(...cells.map((one) => one.x0)),
      x1: Math.max(...cells.map((one) => one.x1)),
      y: (row ?? head).y,
    },
  ];
}

/**
 * Ranges that a narrow column breaks over two to four lines become one cell before columns and rows are looked
 * for: their last line often stands beside the first element of a list.
 */
export function joinDateStacks(fragments: Fragment[]): Fragment[] {
  const sorted = fragments.toSorted((a, b) => a.y - b.y || a.x0 - b.x0);
  const points = new Set(sorted.filter((one) => stackPart(one.text) === "point"));
  if (points.size < 2 || points.size > mostPoints) return fragments;
  const taken = new Map<Fragment, Fragment[]>();
  sorted.forEach((head, at) => {
    if (taken.has(head) || !points.has(head)) return;
    const stack = stackAt(at, sorted);
    if (stack === undefined || stack.cells.some((one) => taken.has(one))) return;
    for (const cell of stack.cells) taken.set(cell, []);
    taken.set(head, joined(stack.cells, stack.text, sorted));
  });
  return taken.size === 0 ? fragments : fragments.flatMap((one) => taken.get(one) ?? [one]);
}
