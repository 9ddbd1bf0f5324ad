import { styleOf } from "../lines/build-lines.ts";
import { plainLine } from "../text-line/line.ts";
import type { Line, LinkSpot, Piece } from "../text-line/line.ts";
import { settleNameHeading } from "./name-heading.ts";
import { cleanText } from "../text-line/clean-text.ts";

/** A stretch of text of one style. A tab parts what stands apart in the line. */
export interface FlowRun {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** In points, where the file says it. */
  readonly size?: number;
  readonly url?: string | undefined;
}

/** A paragraph of a file without pages: a heading, an element of a list or plain text. */
export interface FlowRow {
  readonly runs: readonly FlowRun[];
  readonly heading?: number | undefined;
  /** Depth of the list that it is an element of, from 0. */
  readonly list?: number | undefined;
  /** Whether white space stands above it. */
  readonly apart?: boolean;
  /** The first row of a tall cell beside others, or of a frame. */
  readonly opensColumn?: boolean;
}

/** The size of text that says none. */
const plainSize = 10;

/** The runs as one text, white space as a reader sees it, each with its place. */
function textOf(runs: readonly FlowRun[]): Pick<Line, "text" | "links" | "pieces"> {
  const links: LinkSpot[] = [];
  const pieces: Piece[] = [];
  let text = "";
  for (const run of runs) {
    const part = cleanText(run.text).replace(/[^\S\t]+/gu, " ");
    const own = text === "" || /\s$/u.test(text) ? part.replace(/^ +/u, "") : part;
    const start = text.length;
    text += own;
    const place = { start, end: text.length };
    if (own.trim() === "") continue;
    pieces.push({
      ...place,
      bold: run.bold === true,
      italic: run.italic === true,
      size: run.size ?? plainSize,
    });
    if (run.url !== undefined) links.push({ ...place, url: run.url });
  }
  const end = text.trimEnd().length;
  return {
    text: text.slice(0, end),
    links: links.map((spot) => ({ ...spot, end: Math.min(spot.end, end) })),
    pieces: pieces.map((piece) => ({ ...piece, end: Math.min(piece.end, end) })),
  };
}

function cellsOf(text: string): Line["cells"] {
  return [...text.matchAll(/[^\t]+/gu)].map((cell) => ({
    start: cell.index,
    end: cell.index + cell[0].length,
    x: 0,
  }));
}

/** Targets of links that the words of a line do not say. */
function targetLines(lines: readonly Line[]): Line[] {
  const urls = [...new Set(lines.flatMap((line) => line.links.map((spot) => spot.url)))];
  return urls.map((url, index) => ({
    ...plainLine(`t.k${index + 1}`, url, 0),
    role: "link-target" as const,
  }));
}

function isEmpty({ runs }: FlowRow): boolean {
  return runs.every(({ text }) => text.trim() === "");
}

/** Rows of which an empty one is white space above the next. */
export function withGaps(rows: readonly FlowRow[]): FlowRow[] {
  return rows.map((row, at) => {
    const above = rows[at - 1];
    const isApart = row.heading !== undefined || (above !== undefined && isEmpty(above));
    return isApart ? { ...row, apart: true } : row;
  });
}

/** What a row is besides its text: where a list, a heading or a column has it. */
function placeOf(row: FlowRow, above: Line | undefined) {
  const isApart = row.apart === true && above?.headingLevel === undefined;
  return {
    block: (above?.block ?? 0) + Number(row.opensColumn === true),
    columnStart: row.opensColumn === true,
    gap: above === undefined ? 0 : Number(isApart) + 1,
    indent: (row.list ?? 0) * 20,
    ...(row.heading === undefined ? {} : { headingLevel: row.heading }),
    ...(row.list === undefined ? {} : { bullet: { glyph: "•", level: Math.min(row.list, 3) } }),
  };
}

function lineOf(row: FlowRow, above: Line | undefined, number: number): Line | undefined {
  const { text, links, pieces } = textOf(row.runs);
  if (text.trim() === "") return undefined;
  const isStyled = pieces.some(({ bold, italic }) => bold || italic);
  return {
    ...plainLine(`t.l${number}`, text, 0),
    cells: cellsOf(text),
    links,
    pieces: isStyled ? pieces : [],
    size: styleOf(pieces).size,
    bold: pieces.every(({ bold }) => bold),
    italic: pieces.every(({ italic }) => italic),
    ...placeOf(row, above),
  };
}

/** The lines of a file without pages, and beside them the addresses that its links lead to. */
export function flowLines(rows: readonly FlowRow[]): { lines: Line[]; aside: Line[] } {
  const lines: Line[] = [];
  for (const row of rows) {
    const line = lineOf(row, lines.at(-1), lines.length + 1);
    if (line !== undefined) lines.push(line);
  }
  settleNameHeading(lines);
  return { lines, aside: targetLines(lines) };
}
