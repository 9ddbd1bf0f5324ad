import type { Line } from "../text-line/line.ts";
import { cutLine } from "./cut-line.ts";

/** How much larger the type of a name is than that of the details beside it. */
const larger = 1.6;
/** Rows of details that may stand between two rows of a name. */
const mostBetween = 2;
/** Given and family names may differ so much in size. */
const nearSize = 1.3;

function sizeFrom(line: Line, start: number): number {
  return line.pieces.findLast((piece) => piece.start <= start)?.size ?? line.size;
}

function isNear(one: number, other: number): boolean {
  return Math.max(one, other) <= Math.min(one, other) * nearSize;
}

/** The end of the first cell where its type is far larger than that of all others; else 0. */
function largeEnd(line: Line): number {
  const [first, ...others] = line.cells;
  if (first === undefined || others.length === 0 || line.bullet !== undefined) return 0;
  const size = sizeFrom(line, first.start);
  return others.every((cell) => size >= sizeFrom(line, cell.start) * larger) ? first.end : 0;
}

/** A row of a name, and what stands beside it. */
interface Row {
  readonly name: Line[];
  readonly beside: Line[];
}

function rowOf(line: Line, size: number): Row {
  if (!isNear(sizeFrom(line, 0), size)) return { name: [], beside: [line] };
  const end = largeEnd(line);
  if (end === 0) return { name: [line], beside: [] };
  const next = line.cells[1]?.start ?? end;
  const beside = cutLine(line, next, line.text.length, `${line.id}b`);
  return { name: [cutLine(line, 0, end, line.id)], beside: [beside] };
}

/** The number of rows from the first of a name to its last, with few others between. */
function countRows(lines: readonly Line[], size: number): number {
  const last = lines
    .slice(0, mostBetween + 2)
    .findLastIndex((line) => isNear(sizeFrom(line, 0), size));
  return last + 1;
}

/** A name on several rows with details beside it: the name is read first, then what stands beside it. */
export function joinLargeCells(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length;) {
    const rest = lines.slice(at);
    const [line] = rest;
    if (line === undefined) break;
    const size = sizeFrom(line, 0);
    const count = largeEnd(line) === 0 ? 0 : countRows(rest, size);
    const rows = rest.slice(0, count).map((one) => rowOf(one, size));
    out.push(...rows.flatMap(({ name }) => name), ...rows.flatMap(({ beside }) => beside));
    if (count === 0) out.push(line);
    at += Math.max(1, count);
  }
  return out;
}
