import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import type { Entry, Part, Place } from "../entries/entry.ts";
import type { Line } from "../text-line/line.ts";

/** Entries of a section, and what stands before the first one. */
export interface ProfileEntries {
  readonly intro: Part[];
  readonly entries: Entry[];
}

/** How clearly an entry was read: the layout itself leaves little doubt. */
export const layoutMargin = 4;

/** One value on one line, or on two. */
export function placeOfRows(lines: readonly Line[]): Place | undefined {
  const [first, second] = lines;
  if (first === undefined) return undefined;
  const one = { line: first, start: 0, end: first.text.length, text: first.text };
  return second === undefined ? one : { ...one, next: { line: second, end: second.text.length } };
}

const unit =
  "(?:years?|yrs?|months?|mos?|jahre?n?|monate?n?|ans?|mois|años?|meses|mes|anos?|mês|less than a year)";
const number = String.raw`\d{1,2}`;
const time = `(?:${number}\\s+${unit}(?:(?:\\s+|,\\s*|\\s+(?:and|und|et|y|e)\\s+)${number}\\s+${unit})?|less than a year)`;
const bracketed = new RegExp(`^\\s*\\(\\s*${time}\\s*\\)\\s*$`, "iu");
const lone = new RegExp(`^\\s*\\(?\\s*${time}\\s*\\)?\\s*$`, "iu");
const pageOf = /^(?:page|seite|página|pagina)\s+\d+\s+(?:of|von|sur|de)\s+\d+$/iu;
const ownMark = /(?:^|\s)\(LinkedIn\)\s*$/u;

/** A line that says how long something took and nothing else: "3 years 2 months". */
export function isDuration(text: string): boolean {
  return text.length < 60 && lone.test(text);
}

/** The date of a line that holds a date and, in brackets, how long that was; nothing else. */
export function datedRow(line: Line, dates: DateContext): DateFind | undefined {
  if (line.text.length > 110) return undefined;
  const date = findDates(line.text, dates)[0];
  if (date === undefined || line.text.slice(0, date.start).trim() !== "") return undefined;
  const rest = line.text.slice(date.end);
  return rest.trim() === "" || bracketed.test(rest) ? date : undefined;
}

/**
 * Whether the lines are a profile saved from LinkedIn as PDF: its address is marked as such in the sidebar,
 * the pages are counted in words, and periods are followed by their length in brackets.
 */
export function isProfile(lines: readonly Line[], dates: DateContext): boolean {
  const marked = lines.some((line) => /linkedin/i.test(line.text));
  if (!marked || lines.some((line) => line.page === undefined)) return false;
  const dated = lines.filter((line) => datedRow(line, dates) !== undefined);
  const counted = dated.filter((line) => line.text.trim().endsWith(")")).length;
  const marks = [
    lines.some((line) => ownMark.test(line.text)),
    lines.some((line) => line.role === "page-number" && pageOf.test(line.text.trim())),
    counted > 0 && counted >= dated.length * 0.6,
    lines.some((line) => /linkedin\.com\/in\//i.test(line.text)),
  ];
  return marks.filter(Boolean).length >= 3;
}
