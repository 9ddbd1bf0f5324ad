import type { Requirement } from "@savile/model";
import type { Segment } from "./segments.ts";

type Level = Requirement["level"];

/** A line with what a table says of it: the level at which it is asked, or that it is a cell that asks for nothing. */
export interface TabledSegment extends Segment {
  readonly row?: Level | "cell";
}

const levels: Readonly<Record<string, Level>> = {
  e: "required",
  essential: "required",
  d: "preferred",
  desirable: "preferred",
};

/** "A, I", "A/I/T", "AF": how a criterion is assessed. */
const code = String.raw`\p{Lu}{1,2}(?:\s?[,/&+]\s?\p{Lu}{1,2})*`;
const codes = new RegExp(`^${code}$`, "u");
const ways =
  /^(?:(?:application|interview|test|task|presentation|references?|certificates?|cv|form|assessment|documents?|portfolio|observation|and|or|assessed|by|criteri(?:on|a)|e\/d|essential\/desirable)[\s,/&]*)+$/iu;
const mark = new RegExp(`^[([]?([ED])[)\\]]?(?:[\\s,]+${code})?$`, "u");
const spelled = /^[([]?(essential|desirable)[)\]]?$/iu;
const glued = new RegExp(`\\s[([]?([ED])[)\\]]?(?:\\s+${code})?$`, "u");
const numbered = /^([ED])\d{1,2}[.:)]?\s+(?=\p{Lu})/u;

/** Marks that a table has at least; fewer may stand there for something else. */
const leastMarks = 3;
const mostLabelWords = 6;

function levelOfMark(text: string): Level | undefined {
  const found = (mark.exec(text) ?? spelled.exec(text))?.[1];
  return found === undefined ? undefined : levels[found.toLowerCase()];
}

function isCell({ text }: Segment): boolean {
  return codes.test(text) || ways.test(text);
}

/** A part of a line as a criterion at the level that a letter says. */
function criterion(
  segment: Segment,
  from: number,
  to: number,
  letter = "",
): TabledSegment | undefined {
  const row = levels[letter.toLowerCase()];
  const text = segment.text.slice(from, to).trim();
  const start = segment.start + from;
  return row === undefined || text.length < 3
    ? undefined
    : { ...segment, text, start, end: start + text.length, row };
}

/** A criterion without the mark at its end or before it, with the level that the mark says. */
function withoutMark(segment: Segment): TabledSegment | undefined {
  const { text } = segment;
  const behind = glued.exec(text);
  if (behind !== null) return criterion(segment, 0, behind.index, behind[1]);
  const front = numbered.exec(text);
  return front === null ? undefined : criterion(segment, front[0].length, text.length, front[1]);
}

/** Whether marks follow their criteria one by one; as headings each would stand over several lines. */
function areMarks(segments: readonly Segment[], at: readonly number[]): boolean {
  const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0];
  if (at.length < leastMarks || first === 0) return false;
  const between = segments
    .slice(first, last)
    .filter((segment) => !isCell(segment) && levelOfMark(segment.text) === undefined);
  return between.length <= at.length * 2;
}

/** Places of the marks of a table of criteria; none where a posting has no such table. */
function marksIn(segments: readonly Segment[]): number[] {
  const alone = segments.flatMap(({ text }, at) => (levelOfMark(text) === undefined ? [] : [at]));
  return areMarks(segments, alone) ? alone : [];
}

/** Whether marks lead their criteria: "E  Minute taking". */
function areInFront(segments: readonly Segment[], marks: readonly number[]): boolean {
  const leading = marks.filter((at) => {
    const [before, own, next] = [segments[at - 1], segments[at], segments[at + 1]];
    return own !== undefined && before?.line !== own.line && next?.line === own.line;
  });
  return leading.length * 2 > marks.length;
}

/** The level that the mark before a criterion says, on its line. */
function levelInFront(segments: readonly Segment[], at: number): Level | undefined {
  const [before, own] = [segments[at - 1], segments[at]];
  return before !== undefined && before.line === own?.line ? levelOfMark(before.text) : undefined;
}

/** The level that the mark behind a criterion says: on its line, or on the next. */
function levelBehind(segments: readonly Segment[], at: number): Level | undefined {
  const [own, next] = [segments[at], segments[at + 1]];
  if (own === undefined || next === undefined || next.line - own.line > 2) return undefined;
  return isCell(own) ? undefined : levelOfMark(next.text);
}

function isLabel({ text }: Segment): boolean {
  return text.split(/\s+/).length <= mostLabelWords;
}

/** What says the level of a criterion at a place. */
type LevelAt = (segments: readonly Segment[], at: number) => Level | undefined;

function tabled(segments: readonly Segment[], at: number, levelAt: LevelAt): TabledSegment[] {
  const segment = segments[at];
  if (segment === undefined) return [];
  if (levelOfMark(segment.text) !== undefined || isCell(segment))
    return [{ ...segment, row: "cell" }];
  const level = levelAt(segments, at);
  if (level !== undefined) return [{ ...segment, row: level }];
  const own = withoutMark(segment);
  if (own !== undefined) return [own];
  return [isLabel(segment) ? { ...segment, row: "cell" } : segment];
}

/** The heads of the columns of a table, two of which say a level. */
interface Column {
  readonly at: number;
  readonly level: Level | "cell";
}

const columnHead = /^(essential|desirable)(?: criteria| requirements| attributes)?:?$/iu;
/** Characters by which a cell may stand beside the head of its column. */
const mostShift = 6;

function columnsOf(row: readonly Segment[]): Column[] | undefined {
  const columns = row.map(({ text, column }): Column => {
    const level = levels[columnHead.exec(text)?.[1]?.toLowerCase() ?? ""];
    return { at: column, level: level ?? "cell" };
  });
  const both = new Set(columns.map(({ level }) => level).filter((level) => level !== "cell"));
  return both.size === 2 ? columns : undefined;
}

function rowsOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    const open = rows.at(-1);
    if (open?.[0]?.line === segment.line) open.push(segment);
    else rows.push([segment]);
  }
  return rows;
}

/** What a cell is by the head of its column: that in its place, or that under which it stands. */
function levelInRow(row: readonly Segment[], at: number, columns: readonly Column[]) {
  const own = row[at]?.column ?? 0;
  const [nearest] = columns.toSorted((a, b) => Math.abs(a.at - own) - Math.abs(b.at - own));
  const aligned = nearest !== undefined && Math.abs(nearest.at - own) <= mostShift;
  if (row.length === columns.length) return columns[at]?.level;
  if (aligned) return nearest.level;
  return at === 0 ? "cell" : columns.find(({ level }) => level !== "cell")?.level;
}

/** Whether a row stands behind a table: a sentence of its own, or one below a blank line. */
function endsTable(row: readonly Segment[], before: readonly Segment[] | undefined): boolean {
  const [only] = row;
  if (only === undefined || row.length > 1 || only.column > mostShift) return false;
  const parted = only.line - (before?.[0]?.line ?? only.line) > 1;
  return parted || !isLabel(only) || /[.!?:]$/.test(only.text);
}

/** "Criteria | Essential | Desirable": what stands below a level in its column is asked at it. */
function byColumns(segments: readonly Segment[]): TabledSegment[] {
  let open: readonly Column[] | undefined;
  return rowsOf(segments).flatMap((row, at, rows): TabledSegment[] => {
    const head = columnsOf(row);
    open = head ?? (endsTable(row, rows[at - 1]) ? undefined : open);
    const columns = open;
    if (columns === undefined) return row;
    return row.map((segment, place): TabledSegment => {
      const found = head === undefined ? levelInRow(row, place, columns) : "cell";
      return { ...segment, row: found ?? "cell" };
    });
  });
}

/** "Minute taking (D)", "D2 Minute taking": the criterion says its level itself. */
const saysItself = new RegExp(`${numbered.source}|\\s[([][ED][)\\]]$`, "u");

/** Where the head of a table begins whose first criterion stands at a place: its cells, and the label of a group. */
function headOf(segments: readonly Segment[], from: number): number {
  const label = segments[from - 1];
  const short = label !== undefined && !label.bullet && label.text.split(/\s+/).length <= 3;
  const above = segments.slice(0, short ? from - 1 : from);
  return above.findLastIndex((segment) => !isCell(segment)) + 1;
}

/** Reads the tables of criteria of a posting, pasted with their cells in a row or each on its own line. */
export function withTableLevels(segments: readonly Segment[]): TabledSegment[] {
  const marks = marksIn(segments);
  if (marks.length === 0) {
    const own = segments.filter(({ text }) => saysItself.test(text));
    return own.length < leastMarks
      ? byColumns(segments)
      : segments.map((one) => (own.includes(one) ? (withoutMark(one) ?? one) : one));
  }
  const front = areInFront(segments, marks);
  const levelAt = front ? levelInFront : levelBehind;
  const from = (marks[0] ?? 0) - (front ? 0 : 1);
  const to = (marks.at(-1) ?? 0) + (front ? 1 : 0);
  const head = headOf(segments, from);
  return segments.flatMap((segment, at): TabledSegment[] => {
    if (at >= head && at < from) return [{ ...segment, row: "cell" }];
    if (at < from || at > to + 1) return [segment];
    if (at === to + 1) return [isCell(segment) ? { ...segment, row: "cell" } : segment];
    return tabled(segments, at, levelAt);
  });
}
