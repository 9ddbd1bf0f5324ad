import { labelKind } from "../entries/labelled-rows.ts";
import { isTableHead, tellJobs } from "../entries/table-head.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";
import { cutLine } from "./cut-line.ts";

const dated: ReadonlySet<SectionKind | undefined> = new Set([
  "experience",
  "volunteer",
  "education",
]);
const slack = 8;
/** White space above a row of a table against that above the rest of a cell, in pitches. */
const rowGap = 1.25;

interface Column {
  readonly name: string;
  readonly x: number;
}

/** A part of a row, and the column that it stands in. */
interface Cut {
  readonly column: number;
  readonly line: Line;
}

function columnsOf({ text, cells }: Line): Column[] {
  return cells.map(({ start, end, x }) => ({ name: text.slice(start, end).trim(), x }));
}

function columnAt(columns: readonly Column[], x: number): number {
  return columns.findLastIndex((column) => column.x <= x + slack);
}

/** Where the text of the next column begins in a cell that reaches into it; its end where it does not. */
function borderIn(
  line: Line,
  start: number,
  end: number,
  from: number,
  to: number,
  next: number,
): number {
  if (to <= next + slack) return end;
  const blanks = [...line.text.slice(start, end).matchAll(/\s(?=[\p{Lu}\d])/gu)];
  const far = (at: number): number => Math.abs(from + ((to - from) * at) / (end - start) - next);
  const [best] = blanks.map(({ index }) => index).toSorted((a, b) => far(a) - far(b));
  return best === undefined || far(best) > (to - from) * 0.2 ? end : start + best;
}

/** The parts of a row by the columns of its table. */
function cutRow(line: Line, columns: readonly Column[]): Cut[] {
  const { cells, box } = line;
  if (box === undefined) return [];
  return cells.flatMap((cell, at) => {
    const column = columnAt(columns, cell.x);
    const next = columns[column + 1];
    const to = cells[at + 1]?.x ?? box.x + box.w;
    const isLast = cells[at + 1] === undefined;
    const border =
      next === undefined || !isLast
        ? cell.end
        : borderIn(line, cell.start, cell.end, cell.x, to, next.x);
    const piece = (start: number, end: number, place: number): Cut => ({
      column: place,
      line: {
        ...cutLine(line, start, end, `${line.id}c${place + 1}.${at + 1}`),
        box: { ...box, x: columns[place]?.x ?? cell.x },
        gap: 1,
      },
    });
    return border < cell.end
      ? [piece(cell.start, border, column), piece(border + 1, cell.end, column + 1)]
      : [piece(cell.start, cell.end, column)];
  });
}

/** The rows of a table, each with the lines that its cells take. */
function rowsOf(lines: readonly Line[], dateColumn: Column | undefined, today: string): Line[][] {
  const inner = Math.min(...lines.map(({ gap }) => gap).filter((gap) => gap > 0));
  const isEven = lines.every(({ gap }) => gap <= inner * rowGap);
  const rows: Line[][] = [];
  for (const line of lines) {
    const first = line.cells[0];
    const isDated =
      first !== undefined &&
      line.cells.some(
        ({ start, end, x }) =>
          Math.abs(x - (dateColumn?.x ?? x)) < slack &&
          findDates(line.text.slice(start, end), { today }).length > 0,
      );
    const starts = isEven ? isDated : line.gap > inner * rowGap;
    const last = rows.at(-1);
    if (last === undefined || starts) rows.push([line]);
    else last.push(line);
  }
  return rows;
}

/** A row as the texts of its cells below each other, each with the name of its column. */
function unfoldRow(row: readonly Line[], columns: readonly Column[]): Line[] {
  const cuts = row.flatMap((line) => cutRow(line, columns));
  return columns.flatMap(({ name }, at) =>
    cuts
      .filter(({ column }) => column === at)
      .map(({ line }, index) => ({ ...line, ...(index === 0 ? { column: name } : {}) })),
  );
}

/** A row of a table without places on a page: as many cells as the table has columns. */
function unfoldCells(line: Line, columns: readonly Column[]): Line[] {
  return line.cells.map(({ start, end }, at) => ({
    ...cutLine(line, start, end, `${line.id}c${at + 1}`),
    gap: 1,
    column: columns[at]?.name ?? "",
  }));
}

/** The rest of a name, which was too long for its column: what was done is told in small letters. */
function goesOnAsName({ text, cells }: Line): boolean {
  const words = text.trim().split(/\s+/u);
  const isName = words.every((word) => /^(?:[\p{Lu}\d(&]|(?:of|and|the|for|de|la)$)/u.test(word));
  return cells.length === 1 && words.length <= mostWords && isName;
}

const mostWords = 5;

/**
 * The rows of a table without places on a page, each of which fills all columns; a line of one cell below one goes on
 * with its first column. Undefined where other lines stand among them.
 */
function gridOf(body: readonly Line[], columns: readonly Column[]): Line[][] | undefined {
  const rows: Line[][] = [];
  for (const line of body) {
    const { box, bullet, cells, gap, indent } = line;
    const last = rows.at(-1);
    if (box !== undefined || bullet !== undefined) return undefined;
    if (cells.length === columns.length) rows.push([line]);
    else if (goesOnAsName(line) && gap <= rowGap && indent === last?.[0]?.indent) last.push(line);
    else return undefined;
  }
  return rows;
}

/** The cells of a row below each other, with what goes on in the first column. */
function unfoldGrid([line, ...more]: readonly Line[], columns: readonly Column[]): Line[] {
  const [first, ...others] = line === undefined ? [] : unfoldCells(line, columns);
  return first === undefined ? [] : [first, ...more, ...others];
}

/** "Course | Year | Board": strokes between the cells of a table that is typed as text. */
function withPipes(line: Line): Line {
  const { text, cells, box, bullet } = line;
  const parts = [...text.matchAll(/(?<=^|\|)[^|]+(?=\||$)/gu)];
  if (box !== undefined || bullet !== undefined || cells.length > 1 || parts.length < fewestPipes)
    return line;
  const found = parts.flatMap(({ index, 0: part }) => {
    const start = index + part.length - part.trimStart().length;
    const end = index + part.trimEnd().length;
    return end > start ? [{ start, end, x: 0 }] : [];
  });
  return { ...line, cells: found };
}

const fewestPipes = 3;

/** Jobs or studies in a table with the names of its columns above: what stands in one cell is read in one piece. */
export function unfoldTable<
  T extends { readonly kinds: readonly SectionKind[]; readonly lines: Line[] },
>(section: T, today: string): T {
  const { kinds } = section;
  const [head, ...body] = section.lines.map(withPipes);
  if (!dated.has(kinds[0]) || head === undefined || !isTableHead(head)) return section;
  const columns = columnsOf(head);
  const isTable = body.every(({ box, bullet }) => box !== undefined && bullet === undefined);
  if (!tellJobs(columns.map(({ name }) => name)) || body.length === 0) return section;
  const grid = gridOf(body, columns);
  if (grid !== undefined)
    return { ...section, lines: [head, ...grid.flatMap((row) => unfoldGrid(row, columns))] };
  if (!isTable) return section;
  const dateColumn = columns.find(({ name }) => labelKind(name) === "date");
  const rows = rowsOf(body, dateColumn, today);
  return { ...section, lines: [head, ...rows.flatMap((row) => unfoldRow(row, columns))] };
}
