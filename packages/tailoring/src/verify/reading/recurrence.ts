import { wordTable } from "@savile/model";
import { numberWords } from "../../text/number-words.data.ts";
import type { Frame } from "./frame.ts";

/** A stretch of a text that tells how often something comes back, and after how many days. */
export interface Recurrence {
  readonly days: number;
  readonly start: number;
  readonly end: number;
}

/** Closed class: units by their days. */
const unitDays = wordTable<number>({
  day: 1,
  morning: 1,
  afternoon: 1,
  evening: 1,
  night: 1,
  week: 7,
  weekend: 7,
  fortnight: 14,
  month: 365 / 12,
  quarter: 365 / 4,
  season: 365 / 4,
  "half year": 365 / 2,
  "half-year": 365 / 2,
  year: 365,
  spring: 365,
  summer: 365,
  autumn: 365,
  fall: 365,
  winter: 365,
});

/** Closed class: adverbs of how often by their days. */
const adverbDays = wordTable<number>({
  daily: 1,
  nightly: 1,
  weekly: 7,
  fortnightly: 14,
  monthly: 365 / 12,
  quarterly: 365 / 4,
  annual: 365,
  annually: 365,
  yearly: 365,
  "half-yearly": 365 / 2,
  "semi-annual": 365 / 2,
  "semi-annually": 365 / 2,
  semiannual: 365 / 2,
  semiannually: 365 / 2,
});

const ordinals = wordTable<number>({
  single: 1,
  other: 2,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
});
const occasions = wordTable<number>({ once: 1, twice: 2, thrice: 3 });

const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const unit = `${day}|${Object.keys(unitDays).join("|")}`;
const count = `\\d{1,2}|${Object.keys(numberWords).join("|")}`;
const nth = `\\d{1,2}(?:st|nd|rd|th)|${Object.keys(ordinals).join("|")}`;

function countOf(word: string): number {
  return numberWords[word] ?? Number(word);
}

function daysOfUnit(word: string): number {
  return unitDays[word] ?? 7;
}

function nthOf(word: string | undefined): number {
  return word === undefined ? 1 : (ordinals[word] ?? Number.parseInt(word, 10));
}

type Reader = readonly [RegExp, (groups: readonly string[]) => number];

/** Ways to tell how often, each with the days between. */
const readers: readonly Reader[] = [
  [
    new RegExp(`\\b(${Object.keys(adverbDays).join("|")})\\b`, "giu"),
    ([word = ""]) => adverbDays[word] ?? 0,
  ],
  [
    new RegExp(`\\b(?:each|every)(?: (${nth}))? (${unit})\\b(?! and a half)`, "giu"),
    ([ordinal, word = ""]) => nthOf(ordinal) * daysOfUnit(word),
  ],
  [
    new RegExp(`\\bevery (${count}) (${unit})s\\b`, "giu"),
    ([times = "", word = ""]) => countOf(times) * daysOfUnit(word),
  ],
  [
    new RegExp(
      `\\b(once|twice|thrice|(?:${count}) times)(?: in)? (?:an?|per|each|every) (${unit})\\b`,
      "giu",
    ),
    ([times = "", word = ""]) =>
      daysOfUnit(word) / (occasions[times] ?? countOf(times.split(" ")[0] ?? "")),
  ],
  [
    new RegExp(
      `\\b(once|twice|thrice|(?:${count}) times) (${Object.keys(adverbDays).join("|")})\\b`,
      "giu",
    ),
    ([times = "", word = ""]) =>
      (adverbDays[word] ?? 0) / (occasions[times] ?? countOf(times.split(" ")[0] ?? "")),
  ],
  [
    new RegExp(
      `\\bone (${unit}) (?:in|out of) (${count})\\b|\\bone (?:in|out of) (${count}) (${unit})s\\b`,
      "giu",
    ),
    ([word, times, others, plural]) =>
      countOf(times ?? others ?? "") * daysOfUnit(word ?? plural ?? ""),
  ],
  [
    new RegExp(`\\b(${unit})(?: in,? \\1 out| after \\1| by \\1)\\b`, "giu"),
    ([word = ""]) => daysOfUnit(word),
  ],
  [
    new RegExp(`\\b(?:first|second|third|last) ${day} of (?:the|each|every) month\\b`, "giu"),
    () => 365 / 12,
  ],
];

const known = new WeakMap<Frame, readonly Recurrence[]>();

/** How often things come back in a text, as far as it says so by a period; the longest reading of a place counts. */
export function recurrencesIn(frame: Frame): readonly Recurrence[] {
  const before = known.get(frame);
  if (before !== undefined) return before;
  const all = readers.flatMap(([pattern, days]) =>
    [...frame.lower.matchAll(pattern)].map((found): Recurrence => ({
      days: days(found.slice(1)),
      start: found.index,
      end: found.index + found[0].length,
    })),
  );
  const made = all.filter(
    (one) =>
      one.days > 0 &&
      !all.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          one.end <= other.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
  known.set(frame, made);
  return made;
}

/** Two ways to tell the same may differ by so much: "every four weeks" is monthly. */
const slack = 0.1;

/** Whether two stretches of time between are the same, but for months and weeks that do not fit each other. */
export function sameRecurrence(a: number, b: number): boolean {
  return Math.abs(a - b) <= slack * Math.max(a, b);
}
