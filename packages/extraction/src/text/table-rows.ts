import { labelKind } from "../entries/labelled-rows.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import { stackedRange } from "../fields/dates/stacked-range.ts";
import { matchHeading } from "../headings/match-heading.ts";
import type { FlowRow, FlowRun } from "./flow-lines.ts";

/** The paragraphs of a cell. */
export type FlowCell<Row extends FlowRow = FlowRow> = readonly Row[];

/** A cell with more letters is no label beside another. */
const shortCell = 60;
const shortLabel = 40;
const mostStacked = 3;

function textOf({ runs }: FlowRow): string {
  return runs
    .map(({ text }) => text)
    .join("")
    .trim();
}

function lengthOf(cell: FlowCell): number {
  return cell.reduce((sum, row) => sum + textOf(row).length, 0);
}

/** A cell holds what belongs together: a range that is broken over several lines is one. */
function joinRange<Row extends FlowRow>(cell: FlowCell<Row>): FlowCell<Row> {
  const [first] = cell;
  const range = stackedRange(cell.map(textOf));
  if (first === undefined || range === undefined || !(range.isTold || range.rises)) return cell;
  return [{ ...first, runs: [{ ...first.runs[0], text: range.text }] }];
}

/** Rows side by side as one, with tabs between them. */
function beside<Row extends FlowRow>(rows: readonly Row[]): Row[] {
  const [first, ...others] = rows;
  if (first === undefined) return [];
  const runs = others.flatMap((row): FlowRun[] => [{ text: "\t" }, ...row.runs]);
  return [{ ...first, runs: [...first.runs, ...runs] }];
}

const isNamed = (row: FlowRow | undefined): boolean =>
  row !== undefined && matchHeading(textOf(row))?.exact === true;
// Only whether there is a date is asked, and that no day changes.
const isDated = (row: FlowRow): boolean =>
  findDates(textOf(row), { today: "2000-01-01" }).length > 0;

/** A heading in the first of two cells, what stands below it in the second. */
function isHeaded([head = [], body = [], more]: readonly FlowCell[]): boolean {
  if (head.length !== 1 || body.length === 0 || more !== undefined) return false;
  return isNamed(head[0]) && !isNamed(body[0]);
}

/** One tall cell among short ones: a period, a title with its list, an employer. */
function isRowOfOne(cells: readonly FlowCell[]): boolean {
  const tall = cells.filter((cell) => cell.length > 1);
  const short = cells.filter((cell) => cell.length === 1 && lengthOf(cell) < shortCell);
  if (cells.length < 2 || tall.length !== 1 || short.length !== cells.length - 1) return false;
  const [label = []] = short;
  return cells.length > 2 || tall[0] !== cells[0] || lengthOf(label) < shortLabel;
}

/** Two cells of the same few lines, one of them with a period: "Employer, Title" beside "Period, Place". */
function isStacked(cells: readonly FlowCell[]): boolean {
  const [left = [], right = []] = cells;
  const isLevel = left.length === right.length && left.length > 1 && left.length <= mostStacked;
  const rows = [...left, ...right];
  const isShort = rows.every((row) => row.list === undefined && textOf(row).length < shortCell);
  if (cells.length !== 2 || !isLevel || !isShort) return false;
  return !rows.some(isNamed) && right.some(isDated) && !left.some(isDated);
}

/** "Employer / Position / Period" in one cell, and in the cell beside it as many lines that say which. */
function areLabelled([labels = [], values = [], more]: readonly FlowCell[]): boolean {
  const isLevel = labels.length > 1 && labels.length === values.length && more === undefined;
  return isLevel && labels.every((row) => labelKind(textOf(row)) !== undefined);
}

/** "Period | Employer | Position | Duties": the elements of the last cell are no part of the row that names the post. */
function isToldApart(cell: FlowCell, at: number, count: number): boolean {
  return count > 2 && at === count - 1 && cell[0]?.list !== undefined;
}

function labelledRow<Row extends FlowRow>(cells: readonly FlowCell<Row>[]): Row[] {
  const told = cells.map((cell, at) => isToldApart(cell, at, cells.length));
  const heads = cells.flatMap((cell, at) => (told[at] === true ? [] : cell.slice(0, 1)));
  const rest = cells.flatMap((cell, at) => (told[at] === true ? cell : cell.slice(1)));
  return [...beside(heads).map((row) => ({ ...row, apart: true })), ...rest];
}

function columns<Row extends FlowRow>(cells: readonly FlowCell<Row>[]): Row[] {
  if (cells.length < 2) return cells.flat();
  return cells.flatMap((cell) =>
    cell.map((row, at) => (at === 0 ? { ...row, opensColumn: true } : row)),
  );
}

/** A name of a section above what stands beside it. */
function headedRow<Row extends FlowRow>([head = [], body = []]: readonly FlowCell<Row>[]): Row[] {
  return [...head.map((row) => ({ ...row, heading: row.heading ?? 2 })), ...body];
}

function stackedRow<Row extends FlowRow>([left = [], right = []]: readonly FlowCell<Row>[]): Row[] {
  return left.flatMap((row, at) => beside([row, ...right.slice(at, at + 1)]));
}

function rowsOf<Row extends FlowRow>(cells: readonly FlowCell<Row>[], headed: number): Row[] {
  const isTall = cells.some((cell) => cell.length > 1);
  if (isHeaded(cells) && (isTall || headed > 1)) return headedRow(cells);
  if (!isTall) return beside(cells.flat());
  if (areLabelled(cells) || isStacked(cells)) return stackedRow(cells);
  return isRowOfOne(cells) ? labelledRow(cells) : columns(cells);
}

/**
 * The lines of a table. Short cells side by side are one line, what labels a taller cell shares its first line, and
 * tall cells are columns.
 */
export function rowsOfTable<Row extends FlowRow>(
  table: readonly (readonly FlowCell<Row>[])[],
): Row[] {
  const filled = table.map((cells) =>
    cells
      .map((cell) => joinRange(cell.filter((row) => textOf(row) !== "")))
      .filter((cell) => cell.length > 0),
  );
  const headed = filled.filter(isHeaded).length;
  return filled.flatMap((cells) => rowsOf(cells, headed));
}

/** Gathers paragraphs, and those of tables cell by cell, from a file that names only where cells and rows end. */
export class TableRows {
  readonly rows: FlowRow[] = [];
  private table: FlowRow[][][] = [];
  private cells: FlowRow[][] = [];
  private cell: FlowRow[] = [];

  /** A paragraph of the page: a table before it has ended. */
  add(row: FlowRow): void {
    this.endTable();
    this.rows.push(row);
  }

  addInCell(row: FlowRow): void {
    this.cell.push(row);
  }

  endCell(): void {
    this.cells.push(this.cell);
    this.cell = [];
  }

  endRow(): void {
    if (this.cell.length > 0) this.endCell();
    this.table.push(this.cells);
    this.cells = [];
  }

  endTable(): void {
    if (this.cells.length > 0 || this.cell.length > 0) this.endRow();
    if (this.table.length === 0) return;
    this.rows.push(...rowsOfTable(this.table));
    this.table = [];
  }
}
