import { placeScore } from "../fields/place.rules.ts";
import { isStreetOver } from "../fields/street.ts";
import type { Line } from "../text-line/line.ts";
import { cutLine } from "./cut-line.ts";

const sameEdge = 3;

type Cell = Line["cells"][number];

interface Column {
  readonly street: Cell;
  readonly town: Cell;
}

/** The cell below another one: at its edge, or the same by number where nothing has a place. */
function cellBelow(line: Line, cell: Cell, next: Line): Cell | undefined {
  if (line.box === undefined) return next.cells[line.cells.indexOf(cell)];
  return next.cells.find(({ x }) => Math.abs(x - cell.x) <= sameEdge);
}

/** Where a street stands in a cell of a line and its town in the same column of the next one. */
function streetColumn(line: Line, next: Line): Column | undefined {
  if (line.cells.length < 2) return undefined;
  return line.cells.flatMap((street): Column[] => {
    const town = cellBelow(line, street, next);
    if (town === undefined) return [];
    const below = next.text.slice(town.start, town.end);
    if (!isStreetOver(line.text.slice(street.start, street.end), below)) return [];
    return placeScore(below) >= 0.5 ? [{ street, town }] : [];
  })[0];
}

function cut(line: Line, { start, end }: Cell, id: string): Line {
  return cutLine(line, start, end, id);
}

function restOf(line: Line, taken: Cell): Line[] {
  return line.cells
    .filter((cell) => cell !== taken)
    .map((cell, index) => cut(line, cell, `${line.id}${"bcdef"[index] ?? "g"}`));
}

/** A street above its town in one column, other details beside them: the column is read first. */
export function joinAddressColumns(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const next = lines[at + 1];
    if (line === undefined) break;
    const column = next === undefined ? undefined : streetColumn(line, next);
    if (next === undefined || column === undefined) {
      out.push(line);
      continue;
    }
    const { street, town } = column;
    out.push(cut(line, street, line.id), cut(next, town, next.id));
    out.push(...restOf(line, street), ...restOf(next, town));
    at += 1;
  }
  return out;
}
