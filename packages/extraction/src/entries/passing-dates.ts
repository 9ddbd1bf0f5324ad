import { namesTimeOff } from "@savile/model";
import type { DateFind } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";
import { leadInLength } from "./lead-in.ts";
import { titleScore } from "./title.rules.ts";

/** A line of a section with the date that would make it a header. */
interface DatedLine {
  readonly line: Line;
  readonly anchor: DateFind | undefined;
}

const month = /^\d{4}-\d\d/;
/** So many periods by the month show how the jobs of a section are dated. */
const fewestPeriods = 2;
/** A name and a date have fewer words than a line that tells something. */
const fewestWords = 5;

/** A period that is given by the month, or from a month on. */
function isPeriod(date: DateFind | undefined): boolean {
  return date?.kind === "range" && month.test(date.from) && date.to !== "";
}

/** Whether the words beside a date tell something: more of them than a name has, in a look that no header has. */
function tells({ line }: DatedLine, date: DateFind): boolean {
  const rest = `${line.text.slice(0, date.start)} ${line.text.slice(date.end)}`;
  const words = rest.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= fewestWords && small * 2 > words.length;
}

/** "Earlier: waiter, several places, 2012–2016": a trade and a period at the end head a job, in small letters too. */
function headsJob({ line: { text } }: DatedLine, date: DateFind): boolean {
  const isAtEnd = date.kind === "range" && /^[).]?$/u.test(text.slice(date.end).trim());
  const [first = ""] = text.slice(leadInLength(text)).split(/[,(]/u);
  return isAtEnd && date.start > 0 && (leadInLength(text) > 0 || titleScore(first) >= 2.4);
}

/** Words that lead a date in, which may stand in small letters at the beginning of a header. */
const leadIn = /^(?:since|from|until|till|to|seit|ab|von|vom|bis|depuis|de|du|desde|hasta|dal)$/iu;

/** "2016-2017: career break, caring for my father": a row of its own, in whatever letters. */
function headsTimeOff({ line: { text } }: DatedLine, date: DateFind): boolean {
  const opens = date.start === 0 && namesTimeOff(text.slice(date.end).replace(/^[\s:,–—-]+/u, ""));
  return date.kind === "range" && (opens || namesTimeOff(text.slice(0, date.start)));
}

/** "third since 2023" below an element that has not ended: the rest of its words. */
function isRest({ line, anchor }: DatedLine, above: DatedLine | undefined): boolean {
  if (anchor === undefined || above === undefined || !/^\p{Ll}{2}/u.test(line.text)) return false;
  const before = line.text.slice(0, anchor.start).match(/\p{L}+/gu) ?? [];
  return isRightBelow(line, above.line) && before.some((word) => !leadIn.test(word));
}

/** What somebody was beside or after something else from a day on: "bus operator, since 2023 also lead instructor". */
const besides = /^\s*(?:also|as well as|as|acting|then|in charge|promoted|additionally|with)\b/iu;

/** A day told inside of a title that stands below its period. */
function isInTitle({ line, anchor }: DatedLine, above: DatedLine | undefined): boolean {
  if (anchor === undefined || anchor.start === 0 || above?.anchor?.kind !== "range") return false;
  const [before, behind] = [line.text.slice(0, anchor.start), line.text.slice(anchor.end)];
  return besides.test(behind) && titleScore(before) >= 1.9;
}

/** A line without a glyph right below one that has not ended. */
function isRightBelow(line: Line, above: Line): boolean {
  const isNear = line.block === above.block && line.gap < 1.3 && line.bullet === undefined;
  return isNear && !/[.!?:;]["”)]?$/u.test(above.text.trim());
}

/**
 * Lines whose date is only told in passing: where the jobs of a section are dated by periods of months, a year in a
 * line of words ("Best shift 6,400 tons, 2016") begins no job, nor does the end of a sentence anywhere. Lines that are set like a header keep their date.
 */
export function withoutPassingDates<Row extends DatedLine>(
  rows: readonly Row[],
  isHead: (line: Line) => boolean,
): readonly Row[] {
  const periods = rows.filter(({ anchor }) => isPeriod(anchor));
  const dated = rows.map((row, at) =>
    isRest(row, rows[at - 1]) || isInTitle(row, rows[at - 1]) ? { ...row, anchor: undefined } : row,
  );
  if (periods.length < fewestPeriods) return dated;
  const isLoud = ({ bold, size }: Line): boolean =>
    periods.some(({ line }) => bold === line.bold && Math.abs(size - line.size) < 0.6) &&
    rows.some(({ line }) => line.bold !== bold || Math.abs(line.size - size) >= 0.6);
  return dated.map((row) => {
    const { line, anchor } = row;
    if (anchor === undefined || isPeriod(anchor) || line.bullet !== undefined) return row;
    const passes =
      line.cells.length === 1 &&
      !isLoud(line) &&
      !isHead(line) &&
      tells(row, anchor) &&
      !headsTimeOff(row, anchor) &&
      !headsJob(row, anchor);
    return passes ? { ...row, anchor: undefined } : row;
  });
}
