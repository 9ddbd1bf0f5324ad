import { foldSameLength } from "../../text-line/clean-text.ts";
import { isLone, pairFrom } from "./pair-dates.ts";
import { findPoints, maskedYear } from "./find-points.ts";
import type { DateContext, Point } from "./read-date.ts";
import { expectedWords } from "../../words/words.data.ts";
import { rangeJoints, sinceEnds, sinceStarts, untilStarts } from "./date-words.ts";

export type { DateContext } from "./read-date.ts";

/**
 * A date or a range in a text: offsets and the two ends ("", YYYY, YYYY-MM, YYYY-MM-DD, `present`).
 * `kind` "single" is one date alone: its value is in `end`, and the caller knows what it means.
 */
export interface DateFind {
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  readonly kind: "range" | "single";
  readonly expected: boolean;
  /** Probability that the reading is right. */
  readonly confidence: number;
  /** A bare year without a month, a second date or a word that says so. */
  readonly bare: boolean;
}

const alternatives = (words: readonly string[]): string =>
  [...words].sort((a, b) => b.length - a.length).join("|");
/** What stands behind a year in the east of Europe ("2019 г.", "2019 r.", "2019.") and says no more. */
const yearMark = "(?:\\s*(?:гг?|рр?|r|god|год[ау]?|року|г)(?!\\p{L}))?\\.?";
const joint = `(?<!\\p{L})(?:${alternatives(rangeJoints)})(?!\\p{L})`;
const separator = new RegExp(
  `^${yearMark}(?:-?tol)?[\\s,)]*(?:[-–—−‒~〜→↑↓/]{1,2}(?:\\s*${joint})?|->|${joint}|至|到|から|부터)[\\s(]*(?:\\b(?:the|el|la|le|zum|der)\\b\\s*)?(?:(?:${alternatives(expectedWords)})\\.?\\s*)?$`,
  "u",
);
/** "2023 - expected June 2026": the end is still to come. */
const expectedWithin = new RegExp(`(?<![\\p{L}])(?:${alternatives(expectedWords)})\\.?\\s*$`, "u");
const sinceBefore = new RegExp(`(?<![\\p{L}])(?:${alternatives(sinceStarts)})\\s*:?\\s*$`, "u");
const untilBefore = new RegExp(`(?<![\\p{L}])(?:${alternatives(untilStarts)})\\s*:?\\s*$`, "u");
const fromBefore = /(?<!\p{L})(?:from|de|du|von|vom|del|des|circa|approx\.?)\s*$|^\s*ca?\.\s*$/u;
const monthName = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*\\.?";
/** "June – Aug each year 2022 – 2025": the part of each year for which somebody was there. */
const eachYearBefore = new RegExp(
  `(?<!\\p{L})(?:${monthName}(?:\\s*(?:[-–—]|to)\\s*${monthName})?|summers?|winters?|seasons?|seasonal(?:ly)?)\\s*,?\\s*(?:each|every) (?:year|summer|winter|season),?\\s*(?:from\\s+)?$`,
  "u",
);
const expectedBefore = new RegExp(
  `(?<![\\p{L}])(?:${alternatives(expectedWords)})(?:\\s+(?:graduation|completion|date|in|for))*\\s*:?\\s*\\(?\\s*$`,
  "u",
);
const expectedAfter =
  /^\s*\(?\s*(?:expected|anticipated|voraussichtlich|pr[eé]vue?|previst[oa])\)?/u;
/** "2018 onwards", "2018 óta": a period that still runs. */
const onwards = new RegExp(
  `^\\s*,?\\s*(?:and\\s+)?(?:onwards?|en adelante|em diante|(?:${alternatives(sinceEnds)}))(?!\\p{L})(?!\\s*\\d)`,
  "u",
);
/** "2012, 2013 seasons": what the years of a list are, which names nobody. */
const seasons = /^\s+(?:seasons?|summers?|winters?|terms?|semesters?)(?=$|[\s,.;)|–—-])/u;
const openDash = /^\s*[-–—]\s*(?:$|\)|\t|\|)/u;

/** Something that can be a year: four digits, two behind an apostrophe, a stroke or the name of a month. */
const yearly = new RegExp(
  String.raw`(?:19|20)\d\d|['’]\s?\d\d|\d\/\d\d|\p{L}{3}\.?[\s-]{0,2}\d\d(?![\d%.,])|${maskedYear}`,
  "iu",
);
const maxLength = 3000;
const listed = /^\s*(?:,|&|and|und|et|y|e)\s*$/u;

function isYearly(point: Point): boolean {
  return point.form === "year" || point.form === "season" || point.form === "month";
}

function isFar(first: Point, second: Point): boolean {
  return first.far === true || second.far === true;
}

/** The longest time that somebody spends at one place. */
const longestSpan = 60;

/** The end lies after the beginning, and not by more than a life's work. */
function rises({ from, to }: { readonly from: string; readonly to: string }): boolean {
  if (to === "present") return true;
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return years >= 0 && years <= longestSpan;
}

function rangeAt(text: string, points: readonly Point[], index: number): DateFind | undefined {
  const first = points[index];
  const second = points[index + 1];
  if (first === undefined || second === undefined) return undefined;
  if (first.form === "year-pair" && second.form !== "year-pair") return undefined;
  const gap = text.slice(first.end, second.start);
  const list =
    listed.test(gap) && isYearly(first) && isYearly(second) && first.value < second.value;
  const toDate =
    gap.trim() === "" &&
    /^(?:to|till|until|bis|a ce|a la|a aujourd)\b/u.test(text.slice(second.start, second.end));
  if (!list && !toDate && !separator.test(gap)) return undefined;
  const pair = pairFrom(first, second);
  if (pair === undefined || (isFar(first, second) && (list || !rises(pair)))) return undefined;
  const before = text.slice(0, first.start);
  const lead = eachYearBefore.exec(before) ?? fromBefore.exec(before) ?? sinceBefore.exec(before);
  const backwards = pair.to !== "present" && pair.to < pair.from.slice(0, pair.to.length);
  return {
    start: lead === null ? first.start : first.start - lead[0].length,
    end: second.end,
    ...pair,
    kind: "range",
    expected: expectedWithin.test(gap),
    confidence: backwards
      ? 0.3
      : list
        ? 0.6
        : first.unsure === true || second.unsure === true
          ? 0.55
          : 0.97,
    bare: false,
  };
}

function singleAt(text: string, point: Point): DateFind | undefined {
  if (point.form === "present" || isLone(point) || point.far === true) return undefined;
  const before = text.slice(0, point.start);
  const after = text.slice(point.end);
  const base = { end: point.end, expected: false, bare: false };
  if (point.form === "year-pair") {
    return {
      ...base,
      start: point.start,
      from: point.value,
      to: point.second ?? "",
      kind: "range",
      confidence: 0.8,
    };
  }
  const expected = expectedBefore.exec(before);
  if (expected !== null || expectedAfter.test(after)) {
    const start = point.start - (expected?.[0].trimStart().length ?? 0);
    return {
      ...base,
      start,
      from: "",
      to: point.value,
      kind: "single",
      expected: true,
      confidence: 0.9,
    };
  }
  const since = sinceBefore.exec(before);
  if (since !== null) {
    return {
      ...base,
      start: point.start - since[0].length,
      from: point.value,
      to: "present",
      kind: "range",
      confidence: 0.9,
    };
  }
  const runsOn = onwards.exec(after);
  if (runsOn !== null) {
    return {
      ...base,
      start: point.start,
      end: point.end + runsOn[0].length,
      from: point.value,
      to: "present",
      kind: "range",
      confidence: 0.9,
    };
  }
  const until = untilBefore.exec(before);
  if (until !== null) {
    return {
      ...base,
      start: point.start - until[0].length,
      from: "",
      to: point.value,
      kind: "range",
      confidence: 0.85,
    };
  }
  const open = openDash.exec(after);
  if (open !== null && point.form !== "short") {
    const dash = /[-–—]/u.exec(open[0]);
    return {
      ...base,
      start: point.start,
      end: point.end + (dash?.index ?? 0) + 1,
      from: point.value,
      to: "present",
      kind: "range",
      confidence: 0.7,
    };
  }
  if (point.form === "short") return undefined;
  return {
    ...base,
    start: point.start,
    from: "",
    to: point.value,
    kind: "single",
    confidence: point.unsure === true ? 0.5 : 0.9,
    bare: point.form === "year",
  };
}

/** How many points behind a range of listed years go on with the list: "2021, 2022, 2023". */
function furtherYears(text: string, points: readonly Point[], index: number): number {
  let count = 0;
  for (;;) {
    const [last, next] = [points[index + count], points[index + count + 1]];
    if (last === undefined || next === undefined) return count;
    const isListed = listed.test(text.slice(last.end, next.start));
    if (!isListed || last.form !== "year" || next.form !== "year" || last.value >= next.value)
      return count;
    count += 1;
  }
}

/** "May to Oct 2023 and 2024": the same months of a later year. */
function laterYear(text: string, range: DateFind, next: Point | undefined): DateFind {
  const isWithinYear = range.from.slice(0, 4) === range.to.slice(0, 4) && range.from.length > 4;
  if (next?.form !== "year" || !isWithinYear || next.value <= range.to.slice(0, 4)) return range;
  if (!listed.test(text.slice(range.end, next.start))) return range;
  return { ...range, end: next.end, to: `${next.value}${range.to.slice(4)}`, confidence: 0.6 };
}

/** A range, and how many points behind its first one belong to it. */
interface Stretch {
  readonly range: DateFind;
  readonly more: number;
}

/** The range at a point with the years that go on with it, and with the word that says what they are. */
function stretchAt(text: string, points: readonly Point[], index: number): Stretch | undefined {
  const range = rangeAt(text, points, index);
  if (range === undefined) return undefined;
  const later = laterYear(text, range, points[index + 2]);
  if (later !== range) return { range: later, more: 2 };
  const [first, second] = points.slice(index, index + 2);
  const isList = listed.test(text.slice(first?.end, second?.start));
  const years = isList ? furtherYears(text, points, index + 1) : 0;
  const last = years === 0 ? undefined : points[index + 1 + years];
  const whole = last === undefined ? range : { ...range, end: last.end, to: last.value };
  const word = seasons.exec(text.slice(whole.end))?.[0].length ?? 0;
  return { range: { ...whole, end: whole.end + word }, more: 1 + years };
}

/** "Calmar, AB 1999 - 2004": in capitals it is a province and no German "ab". */
function withoutProvince(text: string, find: DateFind): DateFind {
  const lead = /^AB\s+/u.exec(text.slice(find.start))?.[0].length ?? 0;
  return lead === 0 ? find : { ...find, start: find.start + lead };
}

/** "03/2019 | Present" in columns named From and To: a dash between the two cells says the same. */
function joinDateCells(text: string, points: readonly Point[]): string {
  return points.reduce((whole, first, at) => {
    const second = points[at + 1];
    const gap = whole.slice(first.end, second?.start);
    if (second === undefined || !/^ *\t\s*$/u.test(gap) || !isDay(first)) return whole;
    const pair = pairFrom(first, second);
    const isPeriod = pair !== undefined && pair.from < pair.to && rises(pair);
    return isPeriod
      ? `${whole.slice(0, first.end)}${gap.replace("\t", "–")}${whole.slice(second.start)}`
      : whole;
  }, text);
}

/** A time that says its year. */
function isDay({ form }: Point): boolean {
  return form !== "present" && form !== "year-pair" && form !== "lone-month";
}

/** Dates and ranges of a text, from left to right. Durations such as "(3 years)" are none. */
export function findDates(text: string, context: DateContext): DateFind[] {
  // A line of that length is no header, and its dates are nobody's.
  if (text.length > maxLength || !yearly.test(text)) return [];
  const points = findPoints(text, context);
  const plain = foldSameLength(text);
  const folded = context.inCells === true ? joinDateCells(plain, points) : plain;
  const found: DateFind[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index];
    if (point === undefined) continue;
    const stretch = stretchAt(folded, points, index);
    if (stretch !== undefined) {
      found.push(withoutProvince(text, stretch.range));
      index += stretch.more;
      continue;
    }
    const single = singleAt(folded, point);
    if (single !== undefined) found.push(single);
  }
  return found;
}
