import { namesTimeOff } from "@savile/model";
import type { DateFind } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";

/** A line with its dates, and the one that makes an entry of it. */
export interface DatedRow {
  readonly line: Line;
  readonly dates: readonly DateFind[];
  readonly anchor: DateFind | undefined;
}

/** A year at the end of a short line, with nothing but a blank before it. */
function yearAtEnd({ line, dates }: DatedRow): DateFind | undefined {
  const last = dates.at(-1);
  const isYear =
    last !== undefined && last.bare && line.text.slice(last.end).trim() === "" && last.start > 0;
  return isYear && line.bullet === undefined && line.text.length < 110 ? last : undefined;
}

/**
 * "Diploma, Marrow College 2019": a bare year behind a name could belong to the name ("Expo 2020"). It is a
 * date where the section has no better ones, or where several lines end that way.
 */
function withTrailingYears(rows: readonly DatedRow[]): readonly DatedRow[] {
  const open = rows.filter((row) => row.anchor === undefined && yearAtEnd(row) !== undefined);
  const anchored = rows.filter((row) => row.anchor !== undefined).length;
  if (open.length === 0 || (anchored > 0 && open.length < Math.max(2, anchored))) return rows;
  return rows.map((row) => (open.includes(row) ? { ...row, anchor: yearAtEnd(row) } : row));
}

const afterYear = /^(?:\t\s*| {2,}|:\s+|,\s+|\s[–—-]\s+)(?=\p{L})/u;

/** A bare year before all else, set apart from what follows; "2011 unemployed" needs nothing between. */
function yearAtStart({ line, dates }: DatedRow): DateFind | undefined {
  const [first, ...others] = dates;
  if (first === undefined || !first.bare || first.start > 0 || others.length > 0) return undefined;
  const isHead = line.bullet === undefined && line.text.length < longestHead;
  const words = line.text.slice(first.end);
  return isHead && (afterYear.test(words) || namesTimeOff(words)) ? first : undefined;
}

const longestHead = 140;

/** "2022  Vaccination hall": where other lines of the section begin with a period, so does one with a year. */
function withLeadingYears(rows: readonly DatedRow[]): readonly DatedRow[] {
  const leads = rows.some(({ anchor }) => anchor?.kind === "range" && anchor.start === 0);
  if (!leads) return rows;
  return rows.map((row) => {
    const year = row.anchor === undefined ? yearAtStart(row) : undefined;
    return year === undefined ? row : { ...row, anchor: year };
  });
}

/** Lines with the years that date an entry though nothing but a year stands there. */
export function withYears(rows: readonly DatedRow[]): readonly DatedRow[] {
  return withLeadingYears(withTrailingYears(rows));
}
