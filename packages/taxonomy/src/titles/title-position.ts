import type { Scan } from "../phrases/scan.ts";
import type { Stretch } from "./stretch.ts";
import { schedules } from "./title-words.data.ts";

/** What introduces a title at the end of the text before it. */
const cue =
  /(?:\b(?:as|hire|hiring|seeking|seeks?|needs?|recruit(?:ing)?|looking for|search(?:ing)? for|promoted to|appointed|employ(?:ed|ing)?)\s+(?:an?|our|the)\s+(?:\p{L}+\s+)?|\b(?:is|am|was|became|becom(?:e|es|ing))\s+an?\s+|\b(?:as|promoted to|position of|role of|post of|job of|title of|position:|role:|title:|post:|vacancy:|job title|job):?\s+)$/iu;

/** What may stand before a title on a line of its own. */
const lineStart = /(?:^|\n)[\s\u2022\u00b7\u25aa\u25cf*#>|-]*(?:\p{L}[\p{L} ]{0,20}:\s*)?$/u;

/** What may stand behind a title on a line of its own: its end, or marks, a date, an employer. */
const lineEnd =
  /^(?:\s*(?:$|[\n\r]|[|,(@:\t\u2022\u00b7;/\u2010-\u2015]|\s-\s|-\s|-\p{Lu})|\s+(?:at|in|with|for)\s+\p{Lu}|\s+\d|\s{2,}|\s+[IV]+\b)/u;

/** Characters before and behind a stretch that are looked at. */
const reach = 60;

function before({ text }: Scan, start: number): string {
  return text.slice(Math.max(0, start - reach), start);
}

/** Where a stretch begins with the hours and the way of working before it ("a full-time nurse"). */
function startWithHours(scan: Scan, { from, start }: Stretch): number {
  let first = from;
  while (scan.joins[first] === 1 && schedules.has(scan.words[first - 1]?.folded ?? "")) first -= 1;
  return scan.words[first]?.start ?? start;
}

/** Whether the words before say that a title follows ("as a", "position of"). */
export function isIntroduced(scan: Scan, stretch: Stretch): boolean {
  return cue.test(before(scan, startWithHours(scan, stretch)));
}

/** Whether a stretch begins a line. */
export function beginsLine(scan: Scan, stretch: Stretch): boolean {
  return lineStart.test(before(scan, startWithHours(scan, stretch)));
}

/** Whether a stretch begins a line and nothing of a sentence follows it. */
export function standsOnOwnLine(scan: Scan, stretch: Stretch): boolean {
  const { end } = stretch;
  return beginsLine(scan, stretch) && lineEnd.test(scan.text.slice(end, end + reach));
}

const capital = /^[\p{Lu}\p{N}]/u;

/** Characters of a line on each side of a stretch that say whether it is a heading. */
const lineReach = 300;

/** The line around a place, as far as it tells something: a text may be one line without end. */
function lineOf({ text }: Scan, start: number, end: number): string {
  const near = text.slice(Math.max(0, start - lineReach), start);
  const behind = text.slice(start, end + lineReach);
  const next = behind.indexOf("\n", end - start);
  return near.slice(near.lastIndexOf("\n") + 1) + behind.slice(0, next < 0 ? undefined : next);
}

/** Share of the longer words of a line that must begin with a capital to make it a heading. */
const minCapitals = 0.7;

/** Whether a line is written like a heading: nearly all of its longer words begin with capitals, and no full stop. */
export function isHeadingLine(scan: Scan, { start, end }: Stretch): boolean {
  const line = lineOf(scan, start, end).trim();
  const words = (line.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 3);
  const high = words.filter((word) => capital.test(word)).length;
  return !/[.!?]$/.test(line) && high >= minCapitals * words.length;
}

/** Whether all words of a stretch but the small ones begin with a capital. */
export function isCapitalised(scan: Scan, { from, to }: Stretch): boolean {
  return scan.words
    .slice(from, to)
    .every(({ start, end }) => end - start <= 3 || capital.test(scan.text.charAt(start)));
}

/** Whether a word in capitals goes on behind a stretch: it is part of a longer name. */
export function goesOn(scan: Scan, { to, end }: Stretch): boolean {
  const next = scan.words[to];
  if (next === undefined) return false;
  const isName = capital.test(scan.text.charAt(next.start)) && scan.joins[to] === 1;
  return isName || /^['\u2019]s?\b/.test(scan.text.slice(end, end + 2));
}

/** Whether a stretch stands within a sentence that goes on in small letters. */
export function isMidSentence(scan: Scan, stretch: Stretch): boolean {
  return /[\p{Ll}\p{N},] $/u.test(before(scan, stretch.start)) && !isHeadingLine(scan, stretch);
}
