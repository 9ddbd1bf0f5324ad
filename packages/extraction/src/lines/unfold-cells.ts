import { findCellTables, isAsideCell } from "./cell-tables.ts";
import type { CellTable, TableCell, TableRow } from "./cell-tables.ts";
import type { Fragment } from "./fragment.ts";
import { isAside } from "./fragment-kind.ts";
import { joinCellLines } from "./join-cell-lines.ts";
import { startsWithMark } from "./list-mark.ts";

/** Fragments that are read before those of the next block. */
export interface CellBlock {
  readonly fragments: readonly Fragment[];
  /** The right edge of the cell that they fill. */
  readonly right?: number;
}

interface Placed {
  readonly cell: TableCell;
  readonly column: number;
}

/** Words that name a row, or a column of it. */
const longestLabel = 40;

function isShort(cell: TableCell): boolean {
  return cell.reduce((sum, one) => sum + one.text.length + 1, 0) <= longestLabel;
}

/** The lines of a cell, moved so that the first one stands at the top of the row. */
function raised(cell: TableCell, top: number): Fragment[] {
  const by = Math.min(...cell.map((one) => one.y)) - top;
  const [first] = cell;
  if (first === undefined || Math.abs(by) <= 0.35 * first.size) return [...cell];
  return cell.map((one) => ({ ...one, y: one.y - by }));
}

/** The row that names the columns: nothing in it is dated, while other rows are. */
function isHead({ cells }: TableRow, { rows }: CellTable): boolean {
  const isFirst = rows[0]?.cells === cells && rows.length > 1;
  return isFirst && cells.every((cell) => isShort(cell) && !cell.some(isAside));
}

function filledOf({ cells }: TableRow): Placed[] {
  return cells.flatMap((cell, column) => (cell.length === 0 ? [] : [{ cell, column }]));
}

function joinedIn(table: CellTable, { cell, column }: Placed, which: "wrapped" | "all"): Placed {
  if (isAsideCell(cell)) return { cell, column };
  return { cell: joinCellLines(cell, table.ends[column] ?? 0, which), column };
}

/** Words that name what stands beside them, as the kind of skills does. */
function isLabel(heads: readonly Placed[], told: readonly Placed[]): boolean {
  const [label, ...others] = heads;
  const [text] = told;
  const isOne = label?.cell.length === 1 && others.length === 0 && isShort(label.cell);
  return (
    isOne && told.length === 1 && text !== undefined && !startsWithMark(text.cell[0]?.text ?? "")
  );
}

/** Texts of several lines side by side, without a cell that dates or names the row. */
function areCards(heads: readonly Placed[]): boolean {
  return heads.length > 1 && heads.every(({ cell }) => cell.length > 1 && !isAsideCell(cell));
}

/** The cells of a row as blocks; nothing where its lines are read as they stand beside each other. */
function blocksOf(row: TableRow, table: CellTable): CellBlock[] | undefined {
  const filled = filledOf(row);
  const block = (placed: readonly Placed[]): CellBlock => ({
    fragments: placed.flatMap(({ cell }) => raised(cell, row.top)),
    right: Math.max(...placed.map(({ column }) => table.ends[column] ?? 0)),
  });
  if (isHead(row, table)) return [block(filled.map((one) => joinedIn(table, one, "all")))];
  const texts = filled.filter(({ cell }) => !isAsideCell(cell));
  if (texts.length < 2) return undefined;
  const named = texts.filter(({ column }) => table.told[column] !== true);
  const own = named.length === 0 ? texts.slice(0, 1) : named;
  const told = texts.filter((one) => !own.includes(one));
  const heads = filled
    .filter((one) => !told.includes(one))
    .map((one) => joinedIn(table, one, "wrapped"));
  if (isLabel(heads, told)) return undefined;
  if (areCards(heads)) return [...heads, ...told].map((one) => block([one]));
  return [block(heads), ...told.map((one) => block([one]))];
}

/**
 * The fragments of a region in blocks: what stands in a cell is read in one piece, behind the cells that date
 * and name it. Text outside of tables is as it was.
 */
export function unfoldCells(fragments: readonly Fragment[]): CellBlock[] {
  const rows = findCellTables(fragments).flatMap((table) =>
    table.rows.flatMap((row) => {
      const blocks = row.cells.flat().some((one) => one.alone) ? undefined : blocksOf(row, table);
      return blocks === undefined ? [] : [{ row, blocks }];
    }),
  );
  if (rows.length === 0) return [{ fragments }];
  const inRows = new Set(rows.flatMap(({ row }) => row.cells.flat()));
  let rest = fragments.filter((one) => !inRows.has(one));
  const out: CellBlock[] = [];
  for (const { row, blocks } of rows.toSorted((a, b) => a.row.top - b.row.top)) {
    const above = rest.filter((one) => one.y < row.top - 0.35 * one.size);
    if (above.length > 0) out.push({ fragments: above });
    rest = rest.filter((one) => !above.includes(one));
    out.push(...blocks);
  }
  return rest.length > 0 ? [...out, { fragments: rest }] : out;
}
