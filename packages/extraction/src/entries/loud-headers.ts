import type { DateFind } from "../fields/dates/find-dates.ts";
import { isFullLine } from "./indented-lists.ts";
import type { Line } from "../text-line/line.ts";

interface Row {
  readonly line: Line;
  readonly anchor: DateFind | undefined;
}

const clearGap = 1.4;
const longest = 140;
/** Lines of a header above the one with its range. */
const mostAbove = 2;

function differs(line: Line, before: Line): boolean {
  return (
    line.bold !== before.bold ||
    line.italic !== before.italic ||
    line.caps !== before.caps ||
    Math.abs(line.size - before.size) > 0.3 ||
    // Plain text has no styles: there a line without a mark below marked ones looks different.
    (line.box === undefined && before.bullet !== undefined)
  );
}

function isPlain({ line, anchor }: Row): boolean {
  return line.bullet === undefined && anchor === undefined && line.text.length < longest;
}

/** How many rows from this one on stand close together above a range; 0 where none does. */
function rowsAbove(rows: readonly Row[], at: number): number {
  for (let count = 1; count <= mostAbove; count += 1) {
    const [last, next] = [rows[at + count - 1], rows[at + count]];
    if (last === undefined || next === undefined || !isPlain(last)) return 0;
    const isBeside = next.line.block === last.line.block && next.line.gap < clearGap;
    if (!isBeside || next.line.bullet !== undefined) return 0;
    if (next.anchor?.kind === "range") return count;
  }
  return 0;
}

const mostNameWords = 8;

/** A name below a sentence that ended, in another style or where there was room for more: nothing goes on in it. */
function followsEnd(line: Line, before: Line): boolean {
  const text = line.text.trim();
  const isName = /^\p{Lu}/u.test(text) && !/[.:;!?,]$/.test(text);
  return (
    isName &&
    text.split(/\s+/).length <= mostNameWords &&
    /[.!?]["”)]?$/u.test(before.text.trim()) &&
    before.box !== undefined &&
    before.block === line.block &&
    (differs(line, before) || !isFullLine(before, line, 0))
  );
}

const setIn = 6;

/** A bold name out at the edge below the elements of a list, whatever is told behind it. */
function leavesList(line: Line, before: Line): boolean {
  const isBold = line.pieces[0]?.bold === true && !before.bold;
  const isOut = line.block === before.block && line.indent < before.indent - setIn;
  return isBold && isOut && before.bullet !== undefined;
}

/**
 * Lines that open an entry by what they look like: white space above, another style than the line before, a
 * range within the next two lines. They are never the end of what stands above them.
 */
export function loudHeaders(rows: readonly Row[]): ReadonlySet<Line> {
  const found = new Set<Line>();
  rows.forEach(({ line }, at) => {
    const before = rows[at - 1]?.line;
    const isApart =
      before === undefined ||
      (line.gap >= clearGap && differs(line, before)) ||
      followsEnd(line, before) ||
      leavesList(line, before);
    if (!isApart) return;
    const count = rowsAbove(rows, at);
    for (const row of rows.slice(at, at + count)) found.add(row.line);
  });
  return found;
}
