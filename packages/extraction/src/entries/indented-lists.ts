import type { DateFind } from "../fields/dates/find-dates.ts";
import { schoolWords } from "../fields/lexicon/degrees.data.ts";
import { placeScore } from "../fields/place.rules.ts";
import { fold } from "../text-line/clean-text.ts";
import type { Line } from "../text-line/line.ts";
import { degreeLevel } from "./score-token.ts";
import { organizationScore } from "./organization.rules.ts";
import { titleScore } from "./title.rules.ts";

/** A line without a glyph that is known to open a list element, a paragraph, or to go on with one. */
export type ListMark = "bullet" | "prose" | "more";

interface Row {
  readonly line: Line;
  /** The line holds a date where a header has one. */
  readonly anchor: DateFind | undefined;
}

/** Indents count points in files with pages and blanks in text. */
function step(line: Line): number {
  return line.box === undefined ? 2 : 6;
}

function looksWrapped(line: Line): boolean {
  return line.fill > 0.85 && line.cells.length === 1;
}

/** The glyph stands inside the text column: only the first line of an element is set in. */
function wrapsBack(last: Line | undefined, line: Line, anchor: DateFind | undefined): boolean {
  const isWrapped = last !== undefined && looksWrapped(last);
  return isWrapped && anchor === undefined && /^\p{Ll}/u.test(line.text);
}

/** The lines that stand further in than the line above them, down to the next one that does not. */
function runBelow(rows: readonly Row[], at: number): Row[] {
  const head = rows[at - 1]?.line;
  const first = rows[at]?.line;
  if (head === undefined || first === undefined) return [];
  const deep = first.indent - head.indent;
  const opens =
    head.bullet === undefined &&
    first.block === head.block &&
    deep > step(first) &&
    deep < (first.box === undefined ? 12 : 60) &&
    !looksWrapped(head) &&
    !/^\p{Ll}/u.test(first.text);
  const x = first.box?.x;
  const isColumn = x !== undefined && head.cells.some((cell) => Math.abs(cell.x - x) < 3);
  if (!opens || isColumn) return [];
  const run: Row[] = [];
  for (const row of rows.slice(at)) {
    const { line } = row;
    const last = run.at(-1)?.line;
    const isShallow = line.indent < first.indent - step(line) / 2;
    if (line.bullet !== undefined || (isShallow && !wrapsBack(last, line, row.anchor))) break;
    if (line.block !== first.block && !line.columnStart) break;
    run.push(row);
  }
  return run;
}

/** Centred and right-aligned headers have no left edge in common; the lines of a list have. */
function hasLeftEdge(run: readonly Row[]): boolean {
  const edge = run[0]?.line.indent ?? 0;
  const flush = run.filter((row) => Math.abs(row.line.indent - edge) < 1.5).length;
  return flush >= Math.max(2, run.length * 0.6);
}

/** A short text that names something of the entry: its title, its organisation, its place. */
export function namesEntry(whole: string): boolean {
  const text = whole.trim();
  if (text.split(/\s+/).length > 7 || /[.;!]$/.test(text)) return false;
  return (
    titleScore(text) >= 2.4 ||
    organizationScore(text) >= 1.6 ||
    placeScore(text) >= 0.5 ||
    degreeLevel(text) > 0 ||
    schoolWords.test(fold(text))
  );
}

function isLoud(line: Line): boolean {
  return line.bold || line.italic || line.caps;
}

/** How many lines at the top of the run still belong to the header above it. */
function headerRows(run: readonly Row[], head: Row, above: Row | undefined): number {
  const body = run.at(-1)?.line;
  let count = 0;
  while (count < 3 && count < run.length) {
    const line = run[count]?.line;
    if (line === undefined || body === undefined || !isLoud(line) || isLoud(body)) break;
    count += 1;
  }
  const named =
    head.anchor === undefined
      ? head.line.text
      : `${head.line.text.slice(0, head.anchor.start)}${head.line.text.slice(head.anchor.end)}`;
  const parts = named.split(/[,|–—\t·•]/u).filter((part) => /\p{L}{2}/u.test(part)).length;
  const isFull = parts > 1 || (parts === 1 && above?.line.indent === head.line.indent);
  if (isFull) return count;
  while (count < 3 && count < run.length) {
    const line = run[count]?.line;
    if (line === undefined || !namesEntry(line.text)) break;
    count += 1;
  }
  return count;
}

/** The first word of the next line had no room at the end of this one. */
export function isFullLine(line: Line, next: Line, longest: number): boolean {
  const word = /^\S+/.exec(next.text)?.[0].length ?? 0;
  if (line.box === undefined || line.fill <= 0 || line.text === "")
    return longest > 60 && line.text.length + word + 1 > longest;
  const width = (line.indent + line.box.w) / line.fill;
  const letter = line.box.w / line.text.length;
  return line.indent + line.box.w + (word + 1) * letter > width - letter;
}

/** Words behind which another must follow: "for the", on whose next line a name begins. */
const goesOn = /(?:[,&]|(?<!\p{L})(?:of|and|or|for|in|the|with|at|to|by|from|an?))$/iu;

function opensElement(last: Line, next: Line, pitch: number, longest: number): boolean {
  if (/^[\p{Ll}(]/u.test(next.text) && next.gap < pitch * 1.6) return false;
  if (next.gap > pitch * 1.18) return true;
  if (/[.!?]["”)]?$/.test(last.text.trim())) return true;
  return !isFullLine(last, next, longest) && !goesOn.test(last.text.trim());
}

/** So near to the longest line another one ends that both may have been broken at one width. */
const nearWidth = 12;

/** The width at which text without places is broken; 0 where only one line is as long, which shows none. */
function brokenAt(run: readonly Line[]): number {
  const longest = Math.max(...run.map(({ text }) => text.length));
  const full = run.filter(({ text }) => text.length > longest - nearWidth);
  return full.length > 1 || run.length < 3 ? longest : 0;
}

function markRun(run: readonly Line[], marks: Map<Line, ListMark>): void {
  const pitches = run.slice(1).map((line) => line.gap);
  const pitch = pitches.length === 0 ? 1 : Math.max(0.5, Math.min(...pitches));
  const longest = brokenAt(run);
  const opens = run.map((line, index) => {
    const last = run[index - 1];
    return last === undefined || opensElement(last, line, pitch, longest);
  });
  const kind = opens.filter(Boolean).length > 1 ? "bullet" : "prose";
  run.forEach((line, index) => marks.set(line, opens[index] === true ? kind : "more"));
}

/**
 * Lists whose glyphs are drawn or left out: the lines below the header of an entry that stand further in
 * than it does. White space, the room at the line end, capitals and sentence ends tell the elements apart.
 */
export function indentedLists(
  rows: readonly Row[],
  isHead: (line: Line) => boolean,
): ReadonlyMap<Line, ListMark> {
  const marks = new Map<Line, ListMark>();
  for (let at = 1; at < rows.length; at += 1) {
    const head = rows[at - 1];
    const run = runBelow(rows, at);
    if (head === undefined || run.length === 0) continue;
    const body = run.slice(headerRows(run, head, rows[at - 2]));
    const isList =
      hasLeftEdge(body.length === 1 ? run : body) &&
      body.every((row) => row.anchor === undefined && !isHead(row.line));
    if (isList)
      markRun(
        body.map((row) => row.line),
        marks,
      );
    at += run.length - 1;
  }
  return marks;
}
