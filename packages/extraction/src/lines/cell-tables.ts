import { edgeSlack, endOf, flatRows, listRows, tallRows, topOf } from "./cell-rows.ts";
import type { DrawnRow } from "./cell-rows.ts";
import type { Fragment } from "./fragment.ts";
import { isAside } from "./fragment-kind.ts";
import { startsWithMark } from "./list-mark.ts";

/** The lines of a cell from top to bottom. */
export type TableCell = readonly Fragment[];

export interface TableRow {
  /** One for each column of the table; a cell without text has no lines. */
  readonly cells: readonly TableCell[];
  readonly top: number;
  readonly end: number;
}

export interface CellTable {
  readonly rows: readonly TableRow[];
  /** Which columns tell of something in most of their cells. */
  readonly told: readonly boolean[];
  /** Where the longest line of each column ends. */
  readonly ends: readonly number[];
}

/** So many rows with cells at one edge are a table. */
const fewestRows = 2;
/** A page of two columns is no row: a row takes less than this share of the height of all. */
const tallestRow = 0.5;
/** A cell in which more than this is written tells of something. */
const longestName = 90;
/** A sentence is longer than this, and ends with a word. */
const shortestSentence = 40;
const sentenceEnd = /\p{Ll}{3}[.;](?:\s|$)/u;

function startsOf([, ...cells]: DrawnRow): number[] {
  return cells.map((cell) => Math.min(...cell.map((one) => one.x0)));
}

function shareEdge(a: DrawnRow, b: DrawnRow): boolean {
  return startsOf(a).some((edge) => startsOf(b).some((other) => isNear(other, edge)));
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= edgeSlack;
}

/** Where something begins beside what stands left of it in the first cells of a row. */
function startsBeside([first = []]: DrawnRow): number[] {
  return first
    .filter((one) => first.some((other) => other.x1 < one.x0 && Math.abs(other.y - one.y) < 2))
    .map((one) => one.x0);
}

/** Where the columns behind the first one begin: at the tops of cells, or below each other in several rows. */
function columnEdges(rows: readonly DrawnRow[]): number[] {
  const beside = rows.map(startsBeside);
  const shared = beside
    .flat()
    .filter(
      (x) =>
        beside.filter((others) => others.some((other) => isNear(other, x))).length >= fewestRows,
    );
  const edges: number[] = [];
  for (const x of [...rows.flatMap(startsOf), ...shared].toSorted((a, b) => a - b)) {
    const last = edges.at(-1);
    if (last === undefined || x - last > 2 * edgeSlack) edges.push(x);
  }
  return edges;
}

function columnAt(edges: readonly number[], one: Fragment): number {
  return edges.findLastIndex((edge) => one.x0 >= edge - edgeSlack) + 1;
}

function toRow(row: DrawnRow, edges: readonly number[]): TableRow {
  const all = row.flat();
  const cells = [0, ...edges].map((_, column) =>
    all
      .filter((one) => columnAt(edges, one) === column)
      .toSorted((a, b) => a.y - b.y || a.x0 - b.x0),
  );
  return { cells, top: topOf(row), end: endOf(row) };
}

/** Whether a cell holds nothing but dates and places. */
export function isAsideCell(cell: TableCell): boolean {
  return cell.every(isAside);
}

/** Whether a cell tells of something: a list, or more than a name takes. */
export function isToldCell(cell: TableCell): boolean {
  const text = cell.map((one) => one.text).join(" ");
  const isSentence = text.length > shortestSentence && sentenceEnd.test(text);
  return isSentence || text.length > longestName || cell.some((one) => startsWithMark(one.text));
}

function toTable(drawn: readonly DrawnRow[]): CellTable {
  const edges = columnEdges(drawn);
  const rows = drawn.map((row) => toRow(row, edges));
  const columns = [0, ...edges].map((_, column) =>
    rows.map(({ cells }) => cells[column] ?? []).filter((cell) => cell.length > 0),
  );
  return {
    rows,
    told: columns.map((cells) => cells.filter(isToldCell).length * 2 >= Math.max(1, cells.length)),
    ends: columns.map((cells) => Math.max(0, ...cells.flat().map((one) => one.x1))),
  };
}

/** More than dates and places beside a text. */
function holdsTexts({ cells }: TableRow): boolean {
  return cells.filter((cell) => !isAsideCell(cell)).length > 1;
}

function isDated({ cells }: TableRow): boolean {
  return cells.some((cell) => cell.length > 0 && isAsideCell(cell));
}

/** What stands between two rows and in none ends the table of the first. */
function isApart(above: DrawnRow, below: DrawnRow, others: readonly Fragment[]): boolean {
  const [from, to] = [endOf(above), topOf(below)];
  return others.some((one) => one.y > from + 1 && one.y < to - 1);
}

/** Rows with a cell at an edge of another one, and of several lines: a single one is a page of columns. */
function alikeRows(tall: readonly DrawnRow[], flat: readonly DrawnRow[]): DrawnRow[] {
  const all = [...tall, ...flat];
  return all.filter((row) => {
    const alike = all.filter((other) => shareEdge(other, row));
    return alike.length >= fewestRows && alike.some((other) => tall.includes(other));
  });
}

/**
 * Tables by the order of drawing: one cell after the other, each from its top to its bottom, and then the next
 * row below all of them. Columns of a page are drawn like one such row: a table has two rows with cells at
 * an edge.
 */
export function findCellTables(fragments: readonly Fragment[]): CellTable[] {
  const drawn = fragments.toSorted((a, b) => a.order - b.order);
  const height = Math.max(...drawn.map((one) => one.y)) - Math.min(...drawn.map((one) => one.y));
  const high = tallRows(drawn).filter((row) => endOf(row) - topOf(row) < tallestRow * height);
  const inHigh = new Set(high.flat(2));
  const lists = listRows(drawn).filter((row) => row.flat().every((one) => !inHigh.has(one)));
  const tall = [...high, ...lists];
  if (tall.length === 0) return [];
  const inTall = new Set(tall.flat(2));
  const flat = flatRows(drawn, tall.flatMap(startsOf)).filter((row) =>
    row.flat().every((one) => !inTall.has(one)),
  );
  const rows = alikeRows(tall, flat).toSorted((a, b) => topOf(a) - topOf(b));
  const inRows = new Set(rows.flat(2));
  const others = fragments.filter((one) => !inRows.has(one));
  const tables: DrawnRow[][] = [];
  for (const row of rows) {
    const table = tables.findLast((one) => one.some((other) => shareEdge(other, row)));
    const last = table?.at(-1);
    if (table === undefined || last === undefined || isApart(last, row, others)) tables.push([row]);
    else table.push(row);
  }
  return tables
    .map(toTable)
    .filter(({ rows }) => rows.some(holdsTexts) && rows.filter(isDated).length >= fewestRows);
}

/** Whether a cut between two sides parts cells of one row. */
export function tearsRow(
  tables: readonly CellTable[],
  left: readonly Fragment[],
  right: readonly Fragment[],
): boolean {
  if (tables.length === 0) return false;
  const [atLeft, atRight] = [new Set(left), new Set(right)];
  return tables.some(({ rows }) =>
    rows.some(({ cells }) => {
      const all = cells.flat();
      return all.some((one) => atLeft.has(one)) && all.some((one) => atRight.has(one));
    }),
  );
}
