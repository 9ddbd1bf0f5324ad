import { placeScore } from "../fields/place.rules.ts";
import { partsOf } from "../entries/entry-parts.ts";
import type { Entry, Place } from "../entries/entry.ts";
import { markLines } from "../entries/mark-lines.ts";
import type { DateContext } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";
import { datedRow, isDuration, layoutMargin, placeOfRows } from "./profile-layout.ts";
import type { ProfileEntries } from "./profile-layout.ts";

function sameSize(a: Line | undefined, b: Line | undefined): boolean {
  return a !== undefined && b !== undefined && Math.abs(a.size - b.size) < 0.3;
}

/** Index of the first of the lines that end at `last` and are set in its size, at most two. */
function topOf(lines: readonly Line[], last: number, floor: number): number {
  const wraps = last - 1 >= floor && sameSize(lines[last - 1], lines[last]) && last > 0;
  const isWrapped = wraps && (lines[last - 1]?.fill ?? 0) > 0.7 && (lines[last]?.gap ?? 9) < 1.3;
  return isWrapped ? last - 1 : last;
}

interface Header {
  readonly from: number;
  readonly at: number;
  readonly title: Place | undefined;
  readonly company: Place | undefined;
}

/** The lines above a date: the title, and above it the company where it has its own line here. */
function headerAbove(lines: readonly Line[], at: number, floor: number): Header {
  const last = at - 1;
  if (last < floor) return { from: at, at, title: undefined, company: undefined };
  const first = topOf(lines, last, floor);
  const title = placeOfRows(lines.slice(first, last + 1));
  const size = lines[last]?.size ?? 0;
  let above = first - 1;
  const total = lines[above];
  if (total !== undefined && above >= floor && isDuration(total.text)) above -= 1;
  const company = lines[above];
  const isCompany = company !== undefined && above >= floor && company.size > size + 0.2;
  if (!isCompany) return { from: first, at, title, company: undefined };
  const top = topOf(lines, above, floor);
  return { from: top, at, title, company: placeOfRows(lines.slice(top, above + 1)) };
}

/** The line below the date names the place: it stands as close as the date, what is told stands apart. */
function placeBelow(line: Line | undefined, date: Line, next: Line | undefined): Place | undefined {
  if (line === undefined || line.bullet !== undefined || !sameSize(line, date)) return undefined;
  const { text } = line;
  if (text.length > 70 || /[.!?:;]$/.test(text) || /\d{3}/.test(text)) return undefined;
  const score = placeScore(text);
  const isName = /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= 7;
  const apart = next === undefined || next.gap > line.gap * 1.15 || next.size > line.size + 0.2;
  const close = line.gap <= date.gap * 1.15;
  return score >= 0.5 || (isName && apart && close) ? placeOfRows([line]) : undefined;
}

/** Roles of the experience section of a profile saved from LinkedIn. */
export function readProfileRoles(lines: readonly Line[], dates: DateContext): ProfileEntries {
  const dated = lines.flatMap((line, at) => {
    const find = datedRow(line, dates);
    return find === undefined ? [] : [{ at, find }];
  });
  let floor = 0;
  const headers = dated.map(({ at, find }) => {
    const header = headerAbove(lines, at, floor);
    floor = at + 1;
    return { ...header, find };
  });
  let company: Place | undefined;
  const entries = headers.map((header, index): Entry => {
    const { at, find } = header;
    const line = lines[at];
    company = header.company ?? company;
    const end = headers[index + 1]?.from ?? lines.length;
    const below = lines[at + 1];
    const location =
      line === undefined || at + 1 >= end
        ? undefined
        : placeBelow(below, line, at + 2 < end ? lines[at + 2] : undefined);
    const from = at + (location === undefined ? 1 : 2);
    const date =
      line === undefined
        ? undefined
        : { find, place: { line, start: find.start, end: find.end, text: line.text } };
    return {
      ...(header.title === undefined ? {} : { title: header.title }),
      ...(company === undefined ? {} : { organization: company }),
      ...(location === undefined ? {} : { location }),
      ...(date === undefined ? {} : { date }),
      rest: [],
      parts: partsOf(markLines(lines.slice(from, end), dates)),
      header: lines.slice(header.from, from),
      margin: layoutMargin,
    };
  });
  const intro = lines.slice(0, headers[0]?.from ?? lines.length);
  return { intro: partsOf(markLines(intro, dates)), entries };
}
