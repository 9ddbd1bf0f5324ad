import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import { markLines } from "../entries/mark-lines.ts";
import { partsOf } from "../entries/entry-parts.ts";
import type { Entry, Place } from "../entries/entry.ts";
import type { Line } from "../text-line/line.ts";
import { layoutMargin, placeOfRows } from "./profile-layout.ts";
import type { ProfileEntries } from "./profile-layout.ts";

const mark = /\s*[·•]?\s*\(?\s*$/u;

/** The period at the end of a line, in brackets. */
function dateAtEnd(line: Line | undefined, dates: DateContext): DateFind | undefined {
  if (line === undefined) return undefined;
  return findDates(line.text, dates).find((date) => /^\s*\)?\s*$/.test(line.text.slice(date.end)));
}

/** The degree from its first line to the period behind it, which may stand on the next line. */
function degreeOf(first: Line | undefined, last: Line | undefined, end: number): Place | undefined {
  if (first === undefined || last === undefined) return undefined;
  if (first !== last) {
    const whole = { line: first, start: 0, end: first.text.length, text: first.text };
    return end === 0 ? whole : { ...whole, next: { line: last, end } };
  }
  return end === 0 ? undefined : { line: first, start: 0, end, text: first.text.slice(0, end) };
}

function studyOf(school: readonly Line[], details: readonly Line[], dates: DateContext): Entry {
  const at = details.slice(0, 2).findIndex((line) => dateAtEnd(line, dates) !== undefined);
  const last = details[Math.max(0, at)];
  const find = dateAtEnd(last, dates);
  const end =
    find === undefined || last === undefined
      ? (last?.text.length ?? 0)
      : (mark.exec(last.text.slice(0, find.start))?.index ?? find.start);
  const title = degreeOf(details[0], last, end);
  const organization = placeOfRows(school);
  const rest = details.slice(Math.max(0, at) + 1);
  return {
    ...(title === undefined ? {} : { title }),
    ...(organization === undefined ? {} : { organization }),
    ...(find === undefined || last === undefined
      ? {}
      : { date: { find, place: { line: last, start: find.start, end: find.end, text: "" } } }),
    rest: [],
    parts: partsOf(markLines(rest, dates)),
    header: [...school, ...details],
    margin: layoutMargin,
  };
}

/** Studies of a profile saved from LinkedIn: each school in larger type above its degree. */
export function readProfileStudies(lines: readonly Line[], dates: DateContext): ProfileEntries {
  const large = Math.max(...lines.map((line) => line.size));
  const isSchool = (line: Line | undefined): boolean =>
    line !== undefined && line.size > large - 0.3;
  const starts = lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const wraps = isSchool(above) && (above?.fill ?? 0) > 0.7 && line.gap < 1.3;
    return isSchool(line) && !wraps ? [at] : [];
  });
  const entries = starts.map((from, index) => {
    const rows = lines.slice(from, starts[index + 1]);
    const count = rows.findIndex((line) => !isSchool(line));
    const length = count < 0 ? rows.length : count;
    return studyOf(rows.slice(0, length), rows.slice(length), dates);
  });
  return { intro: partsOf(markLines(lines.slice(0, starts[0] ?? 0), dates)), entries };
}
