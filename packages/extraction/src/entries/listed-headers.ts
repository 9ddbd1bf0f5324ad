import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";

/** A line on which a date stands alone, or beside no more than a place. */
const besideDate = 40;
/** Lines of a header between its glyph and its date: the rest of a wrapped name, the date. */
const maxRows = 3;
const mostOf = 0.6;

function widestRange(line: Line, context: DateContext): DateFind | undefined {
  return findDates(line.text, context).find((date) => date.kind === "range");
}

function isDateLine(line: Line, context: DateContext): boolean {
  const range = widestRange(line, context);
  if (range === undefined) return false;
  const before = line.text.slice(0, range.start).trim();
  return before === "" && line.text.length - (range.end - range.start) < besideDate;
}

/** White space as it stands between entries, never between an element and its date. */
const apart = 1.4;

/** The lines without a glyph directly below an element. */
function linesBelow(lines: readonly Line[], at: number): Line[] {
  const rest = lines.slice(at + 1, at + 1 + maxRows);
  const end = rest.findIndex((line) => line.bullet !== undefined || line.gap >= apart);
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * Elements at the top of a list whose dates stand on a line of their own below them. Where the elements below
 * those have the same glyph and edge, the section must begin with one and all such dates stand below one.
 */
function datedBelow(lines: readonly Line[], tops: readonly Line[], context: DateContext): Line[] {
  const below = tops.map((top) =>
    linesBelow(lines, lines.indexOf(top)).filter((line) => isDateLine(line, context)),
  );
  const heads = tops.filter((_, at) => (below[at]?.length ?? 0) > 0);
  const dated = lines.filter((line) => line.bullet === undefined && isDateLine(line, context));
  const areAll = lines[0] === heads[0] && dated.length === below.flat().length;
  return areAll || heads.length >= tops.length * mostOf ? heads : [];
}

/** Elements that hold a range, or name what the section is about, where nearly every line is one. */
function datedInside(
  lines: readonly Line[],
  tops: readonly Line[],
  context: DateContext,
  isHead: (line: Line) => boolean,
): Line[] {
  const plain = lines.filter((line) => line.bullet === undefined);
  const heads = tops.filter((line) => isHead(line) || widestRange(line, context) !== undefined);
  const only =
    lines[0]?.bullet !== undefined &&
    heads.length >= tops.length * 0.5 &&
    plain.length <= tops.length * 2;
  return only ? heads : [];
}

const counted = /\d/u;

/** The elements at the top of a list; where numbers count entries, what has another mark stands below them. */
function topsOf(lines: readonly Line[]): Line[] {
  const tops = lines.filter((line) => line.bullet?.level === 0);
  const numbers = tops.filter(({ bullet }) => counted.test(bullet?.glyph ?? ""));
  return numbers.length > 1 && numbers[0] === tops[0] ? numbers : tops;
}

/**
 * Entries written as list elements: their glyphs do not make them text below a header. It is decided once
 * for a section, by most of its elements, never by one of them.
 */
export function listedHeaders(
  lines: readonly Line[],
  context: DateContext,
  isHead: (line: Line) => boolean = () => false,
): readonly Line[] {
  const tops = topsOf(lines);
  if (tops.length === 0) return lines;
  const below = datedBelow(lines, tops, context);
  const heads = below.length > 0 ? below : datedInside(lines, tops, context, isHead);
  for (const line of heads) delete line.bullet;
  return lines;
}
