import { organizationScore } from "../entries/organization.rules.ts";
import { degreeLevel } from "../entries/score-token.ts";
import { readTold } from "../entries/told-job.ts";
import { titleScore } from "../entries/title.rules.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import { findEmails } from "../fields/find-emails.ts";
import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";
import { partTail } from "./unheaded-tail.ts";
import { headsEarlier } from "./work-headings.ts";

interface Cuttable {
  readonly kinds: readonly SectionKind[];
  readonly title: string;
  readonly lines: Line[];
}

const longest = 140;
const mayHold: ReadonlySet<SectionKind | undefined> = new Set(["contact", "summary", "custom"]);

/** Words that may stand beside a period which is the head of a row. */
const mostBeside = 2;

function namesTrade(words: string): boolean {
  return words.split(/[,|•·\t(]|\s[–—-]\s|\s+at\s+/u).some((part) => titleScore(part) >= 2);
}

/** A line that names a trade and from when to when. */
function isDatedJob(line: Line, today: string): boolean {
  if (line.bullet !== undefined || line.text.length > longest) return false;
  const range = findDates(line.text, { today }).find((one) => one.kind === "range");
  if (range === undefined || findEmails(line.text).length > 0) return false;
  const words = `${line.text.slice(0, range.start)} ${line.text.slice(range.end)}`;
  return namesTrade(words);
}

/** The name of the firm alone above its first job, with white space above. */
function isFirmAbove(line: Line | undefined, below: Line): boolean {
  if (line === undefined || line.bullet !== undefined || line.text.length > longest) return false;
  const isNear = below.gap < 1.4 || line.gap > below.gap;
  return isNear && line.gap >= 1.3 && organizationScore(line.text) >= 1.6;
}

/** The range in a line that may head an entry. */
function rangeIn(line: Line, today: string) {
  if (line.bullet !== undefined || line.text.length > longest) return undefined;
  return findDates(line.text, { today }).find((one) => one.kind === "range");
}

/** A line that may hold the names of a job below its period. */
function isNameBelow(line: Line | undefined, today: string): line is Line {
  if (line === undefined || line.bullet !== undefined || line.text.length > longest) return false;
  return !/[.!?;:@]$/u.test(line.text.trim()) && rangeIn(line, today) === undefined;
}

/** A period by itself, or with a word or two beside it ("Before", "Today"): these and the names in the two lines below it. */
function namesBelow(lines: readonly Line[], at: number, today: string): string | undefined {
  const line = lines[at];
  const range = line === undefined ? undefined : rangeIn(line, today);
  if (line === undefined || range === undefined) return undefined;
  const rest = `${line.text.slice(0, range.start)} ${line.text.slice(range.end)}`.trim();
  const [next, ...others] = lines.slice(at + 1, at + 3);
  if (rest.split(/\s+/u).length > mostBeside || !isNameBelow(next, today)) return undefined;
  const more = others.filter((one) => one.gap < 1.4 && isNameBelow(one, today));
  return [...(range.start === 0 ? [rest] : []), ...[next, ...more].map(({ text }) => text)]
    .filter((text) => text !== "")
    .join(" | ");
}

/** Names in parts ("Baker, Ash Mill"), and no degree. */
function hasNames(text: string): boolean {
  const parts = text.split(/[,|•·\t(]|\s[–—-]\s/u);
  return parts.filter((part) => /^\s*\p{Lu}/u.test(part)).length >= 2 && degreeLevel(text) === 0;
}

/** A line that is built like the dated jobs below it though no table knows its trade: names in parts, and a period. */
function isBuiltAlike(lines: readonly Line[], at: number, today: string): boolean {
  const line = lines[at];
  const range = line === undefined ? undefined : rangeIn(line, today);
  if (line === undefined || range === undefined || findEmails(line.text).length > 0) return false;
  return hasNames(namesBelow(lines, at, today) ?? line.text.slice(0, range.start));
}

/** A line that opens with a period, or with a year set apart, and names no study. */
function opensWithTime(line: Line | undefined, today: string): boolean {
  if (line === undefined || line.bullet !== undefined || line.text.length > longest) return false;
  const [date] = findDates(line.text, { today });
  if (date?.start !== 0 || findEmails(line.text).length > 0) return false;
  const words = line.text.slice(date.end);
  const isApart = date.kind === "range" || /^(?:\t| {2}|[:,] )\s*\p{L}/u.test(words);
  return isApart && degreeLevel(words) === 0;
}

/** A title by itself above an employer and a period: the period stands at most two lines below. */
function isTitleAbove(lines: readonly Line[], at: number, today: string): boolean {
  const line = lines[at];
  if (line === undefined || line.bullet !== undefined || line.text.length > longest) return false;
  if (line.cells.length > 1 || /[.!?;@]|\d{4}/u.test(line.text) || !namesTrade(line.text))
    return false;
  const below = lines.slice(at + 1, at + 3);
  const dated = below.findIndex((one) => rangeIn(one, today) !== undefined);
  const head = below.slice(0, dated + 1);
  return dated >= 0 && head.every((one) => isShortHead(one) && !isDatedJob(one, today));
}

/** A line of a name, a place and a date; a row of a table is none. */
function isShortHead({ text, bullet, cells }: Line): boolean {
  const isShort = bullet === undefined && text.length <= longest && cells.length < 3;
  return isShort && findEmails(text).length === 0;
}

/** A short line with a period, above a list: where no trade is known, the lists show that work is told of. */
function firstListed(lines: readonly Line[], today: string): number {
  const heads = lines.flatMap((line, at) => {
    const isHead = rangeIn(line, today) !== undefined && isShortHead(line);
    return isHead && lines[at + 1]?.bullet !== undefined && degreeLevel(line.text) === 0
      ? [at]
      : [];
  });
  return heads.length < fewestLists ? -1 : (heads[0] ?? -1);
}

/** One list may be anything. */
const fewestLists = 2;

/** So many lines hold the beginning of a paragraph. */
const firstLines = 3;

/** A job told in the first person, which may go on over the end of its line. */
function isTold(lines: readonly Line[], at: number, today: string): boolean {
  const [first, ...more] = lines.slice(at, at + firstLines);
  if (first === undefined || first.bullet !== undefined) return false;
  const end = more.findIndex(({ bullet, gap }) => bullet !== undefined || gap >= 1.4);
  const rest = end < 0 ? more : more.slice(0, end);
  return readTold([first, ...rest].map(({ text }) => text).join(" "), { today }) !== undefined;
}

/** A line with so little room left is full. */
const full = 0.85;

/** Whether a line goes on with the sentence of a full line above it: "the heating plant in / 2016. I scheduled". */
function goesOn(lines: readonly Line[], at: number): boolean {
  const [above, line] = [lines[at - 1], lines[at]];
  if (above === undefined || line === undefined || line.bullet !== undefined) return false;
  const isOpen = /(?:\p{Ll}|,)$/u.test(above.text.trim()) && above.fill > full;
  return isOpen && above.cells.length === 1 && line.block === above.block && line.gap < 1.15;
}

/** Where the jobs of a section begin; -1 where it holds none. */
function firstJob(all: readonly Line[], today: string): number {
  const lines = all.filter((_, at) => !goesOn(all, at));
  const first = lines[firstOf(lines, today)];
  return first === undefined ? -1 : all.indexOf(first);
}

/** The place of the first line that heads a job; -1 where none does. */
function firstOf(lines: readonly Line[], today: string): number {
  const sure = lines.findIndex(
    (line, at) =>
      isDatedJob(line, today) ||
      isTold(lines, at, today) ||
      namesTrade(namesBelow(lines, at, today) ?? "") ||
      isTitleAbove(lines, at, today),
  );
  if (sure < 0) return firstListed(lines, today);
  const isRow = opensWithTime(lines[sure], today);
  const alike = lines.findIndex(
    (line, at) =>
      at < sure && (isBuiltAlike(lines, at, today) || (isRow && opensWithTime(line, today))),
  );
  return alike > 0 ? alike : sure;
}

function cut<T extends Cuttable>(section: T, today: string): (T | Cuttable)[] {
  if (!mayHold.has(section.kinds[0])) return [section];
  const { lines } = section;
  const at = firstJob(lines, today);
  const line = lines[at];
  if (at < 1 || line === undefined) return [section];
  const from = isFirmAbove(lines[at - 1], line) && at > 1 ? at - 1 : at;
  return [{ ...section, lines: lines.slice(0, from) }, ...partTail(lines.slice(from), today)];
}

/** Jobs told without a heading, below the details of the person or a summary, where no other section holds any. */
export function cutUnheadedJobs<T extends Cuttable>(
  sections: readonly T[],
  today: string,
): (T | Cuttable)[] {
  // Below "Earlier" and "Before that" stands what was before the jobs at the top.
  const isHeaded = sections.some(
    ({ kinds, title }) => kinds.includes("experience") && !headsEarlier(title),
  );
  if (isHeaded) return [...sections];
  const at = sections.findIndex((section) => cut(section, today).length > 1);
  return sections.flatMap((section, index) => (index === at ? cut(section, today) : [section]));
}
