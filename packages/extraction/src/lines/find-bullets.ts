import { isCapitals } from "../text-line/line.ts";
import type { Line } from "../text-line/line.ts";
import { headMarks } from "./head-marks.ts";
import type { HeadWords } from "./head-marks.ts";
import { ownMarkOf, ownMarks } from "./own-marks.ts";

// A dash before a number is the mark of an element ("- 40 covers a night") unless a date follows, which is
// the rest of a range from the line above.
const glyph =
  /^([•·◦▪●○■□▸►➢➤❖◆♦✓✔→»›‣⁃∙⋄◇★☆⚫⬤▶✦✧❯*∗])\s*(?=\S)|^([-–—])\s+(?=\D|(?!(?:19|20)\d\d(?!\d)|\d{1,2}\.?\s\p{L}{3,9}\.?,?\s(?:19|20)\d\d)\d[\d.,]{0,12}\s?[%+]?\s?\p{L}{2})|^([-–])(?=\p{L}{2}|\d{1,3}\s\p{Ll})|^(o|§|ü|Ø)\s+(?=\p{Lu})|^(\.)\s+(?=[\p{L}\d])/u;
const lone = /^[•·◦▪●○■□▸►➢➤❖◆♦✓✔→»›‣⁃∙⋄◇⚫⬤▶✦❯*∗–—-]$/u;

function shift(line: Line, by: number): void {
  line.text = line.text.slice(by);
  const moved = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    start: Math.max(0, one.start - by),
    end: one.end - by,
  });
  line.cells = line.cells.map(moved).filter((cell) => cell.end > cell.start);
  line.pieces = line.pieces.map(moved).filter((piece) => piece.end > piece.start);
  line.links = line.links.map(moved).filter((spot) => spot.end > spot.start);
  if (line.wide !== undefined)
    line.wide = line.wide.map((one) => ({ ...one, at: one.at - by })).filter(({ at }) => at > 0);
}

const numbered = /^(\(?\d{1,2}[.)]|\[\d{1,2}\])\s+(?=\S)/;

/** Lines of numbered lists: at least two with neighbouring numbers at one left edge. */
function numberedLines(lines: readonly Line[]): Set<Line> {
  const found = new Set<Line>();
  let last: { line: Line; value: number } | undefined;
  for (const line of lines) {
    const match = numbered.exec(line.text);
    if (match === null) continue;
    const value = Number(/\d+/.exec(match[0])?.[0]);
    if (
      last !== undefined &&
      Math.abs(value - last.value) === 1 &&
      last.line.block === line.block
    ) {
      found.add(last.line).add(line);
    }
    last = { line, value };
  }
  return found;
}

/** "== Line Cook ==": the same marks on both sides of a short text. */
const framed = /^([=*~#_-]{2,8})\s+(?=[^=*~#_\s-])(.{2,60}?)\s+\1$/u;

/** Leaves of a line the words between its marks. */
function keep(line: Line, start: number, end: number): void {
  shift(line, start);
  const length = end - start;
  const cut = <T extends { start: number; end: number }>(one: T): T => ({
    ...one,
    end: Math.min(one.end, length),
  });
  line.text = line.text.slice(0, length);
  line.cells = line.cells.map(cut).filter((cell) => cell.end > cell.start);
  line.pieces = line.pieces.map(cut).filter((piece) => piece.end > piece.start);
  line.links = line.links.map(cut).filter((spot) => spot.end > spot.start);
  line.bold = true;
}

/** Takes a frame off the text that it makes stand out; whether there was one. */
function takeFrame(line: Line, head: HeadWords | undefined): boolean {
  if (head !== undefined) {
    keep(line, head.start, head.end);
    line.headingLevel ??= 2;
    line.caps = isCapitals(line.text);
    return true;
  }
  const found = framed.exec(line.text);
  if (found === null) return false;
  const text = found[2] ?? "";
  const start = line.text.indexOf(text);
  keep(line, start, start + text.length);
  return true;
}

/** The mark with which a line begins, and how many characters it takes with the blanks behind it. */
function markOf(
  line: Line,
  numbers: ReadonlySet<Line>,
  marks: ReturnType<typeof ownMarks>,
): { readonly glyph: string; readonly length: number } | undefined {
  const match = numbers.has(line) ? numbered.exec(line.text) : glyph.exec(line.text);
  if (match === null) {
    const own = ownMarkOf(line, marks);
    return own === undefined ? undefined : { glyph: own.mark, length: own.length };
  }
  const found = match.slice(1).find((one) => one !== undefined);
  return found === undefined ? undefined : { glyph: found, length: match[0].length };
}

/**
 * Takes the glyph off the lines that begin with one and notes it as `bullet`. A glyph on a line of its own
 * belongs to the next line.
 */
export function findBullets(lines: readonly Line[]): Line[] {
  const numbers = numberedLines(lines);
  const marks = ownMarks(lines);
  const heads = headMarks(lines);
  const out: Line[] = [];
  let waiting: { glyph: string; indent: number } | undefined;
  for (const line of lines) {
    const text = line.text.trim();
    if (lone.test(text)) {
      waiting = { glyph: text, indent: line.indent };
      continue;
    }
    if (takeFrame(line, heads.get(line))) {
      waiting = undefined;
      out.push(line);
      continue;
    }
    const mark = markOf(line, numbers, marks);
    if (mark !== undefined) {
      line.bullet = { glyph: mark.glyph, level: 0 };
      shift(line, mark.length);
    } else if (waiting !== undefined) {
      line.bullet = { glyph: waiting.glyph, level: 0 };
    }
    waiting = undefined;
    out.push(line);
  }
  levelBullets(out);
  return out;
}

/** Levels from the indents inside one block. */
function levelBullets(lines: readonly Line[]): void {
  const edges = new Map<number, number[]>();
  for (const line of lines) {
    if (line.bullet === undefined) continue;
    const list = edges.get(line.block) ?? [];
    if (!list.some((edge) => Math.abs(edge - line.indent) < 5)) list.push(line.indent);
    edges.set(line.block, list);
  }
  for (const list of edges.values()) list.sort((a, b) => a - b);
  for (const line of lines) {
    if (line.bullet === undefined) continue;
    const list = edges.get(line.block) ?? [];
    const level = list.findIndex((edge) => Math.abs(edge - line.indent) < 5);
    line.bullet = { glyph: line.bullet.glyph, level: Math.max(0, Math.min(level, 3)) };
  }
}
