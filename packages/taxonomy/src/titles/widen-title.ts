import type { Scan } from "../phrases/scan.ts";
import type { Tables } from "../tables/read-tables.ts";
import { factAt, foldedAt, isHigh, stretchOf } from "./stretch.ts";
import type { Stretch } from "./stretch.ts";
import { isHeadingLine } from "./title-position.ts";
import { determiners, levels, ranks, schedules, schemes } from "./title-words.data.ts";

/** Most words of a field behind "of". */
const maxFieldWords = 5;

/** Whether a word in capitals is rather the verb of the sentence ("Assist Project Manager"). */
function isDeed({ facts }: Tables, scan: Scan, place: number): boolean {
  return factAt(facts.verbs, scan, place) > factAt(facts.titled, scan, place);
}

/** Whether "and" links words in capitals ("Sales and Operations Associate"); in headings alone. */
function isLink(scan: Scan, place: number): boolean {
  return foldedAt(scan, place) === "and" && place > 0 && isHigh(scan, place - 1);
}

/** Whether a word may belong to a title in capitals that begins behind it. */
function isPartOfName(tables: Tables, scan: Scan, place: number, isHeading: boolean): boolean {
  if (isHeading && isLink(scan, place)) return true;
  if (determiners.has(foldedAt(scan, place)) || !isHigh(scan, place)) return false;
  return isHeading || !isDeed(tables, scan, place);
}

/** Most words that a title has before those by which it was found. */
const maxWordsBefore = 16;

/** Where a title begins with the words before it that may belong to it: ranks, and capitals before capitals. */
function startOf(tables: Tables, scan: Scan, found: Stretch, floor: number): number {
  // Asked once for all words: the line is the same for each of them.
  let isHeading: boolean | undefined;
  let { from } = found;
  const belongs = (place: number): boolean => {
    if (scan.joins[place + 1] === 0) return false;
    if (ranks.has(foldedAt(scan, place))) return true;
    if (schedules.has(foldedAt(scan, place))) return false;
    if (!isHigh(scan, from) && !isLink(scan, from)) return false;
    isHeading ??= isHeadingLine(scan, found);
    return isPartOfName(tables, scan, place, isHeading);
  };
  const first = Math.max(floor, found.from - maxWordsBefore);
  while (from > first && belongs(from - 1)) from -= 1;
  return from;
}

/** The end of a title that goes on with "of" and words in capitals ("Head of Content"). */
function endWithName(scan: Scan, from: number, to: number): number {
  const begins = foldedAt(scan, to) === "of" && scan.joins[to] === 1 && isHigh(scan, from);
  if (!begins || scan.joins[to + 1] !== 1 || !isHigh(scan, to + 1)) return to;
  let end = to + 2;
  while (scan.joins[end] === 1 && isHigh(scan, end) && end - to <= maxFieldWords) end += 1;
  return end;
}

/** Whether a word is one of titles: a place is none. */
function isOfTitles({ facts }: Tables, scan: Scan, place: number): boolean {
  const isMark = schedules.has(foldedAt(scan, place)) || levels.has(foldedAt(scan, place));
  return isHigh(scan, place) && !isMark && factAt(facts.titled, scan, place) > 0;
}

/** The end of a run of words of titles; "and" may link them. */
function endOfField(tables: Tables, scan: Scan, begins: number): number {
  let end = begins;
  while (end - begins < maxFieldWords && isOfTitles(tables, scan, end)) {
    end += isLink(scan, end + 1) && isOfTitles(tables, scan, end + 2) ? 2 : 1;
    if (scan.joins[end] !== 1) break;
  }
  return end;
}

/** The end of a field behind a hyphen or "in" of a heading ("Manager-Plastics"); behind a comma stands the employer. */
function endWithField(tables: Tables, scan: Scan, found: Stretch): number {
  const begins = foldedAt(scan, found.to) === "in" ? found.to + 1 : found.to;
  const gap = scan.text.slice(found.end, scan.words[begins]?.start ?? found.end);
  if (!/^(?:-| in )$/.test(gap) || !isHeadingLine(scan, found)) return found.to;
  const end = endOfField(tables, scan, begins);
  return end > begins ? end : found.to;
}

/** A title with the ranks and capitals before it, not back beyond `floor`, its field and the level or scheme behind it. */
export function widened(tables: Tables, scan: Scan, found: Stretch, floor: number): Stretch {
  const from = startOf(tables, scan, found, floor);
  const named = endWithName(scan, from, found.to);
  const end = endWithField(tables, scan, stretchOf(scan, from, named));
  const follows = scan.joins[end] === 1 ? foldedAt(scan, end) : "";
  const goesOn = levels.has(follows) || schemes.has(follows);
  return stretchOf(scan, from, goesOn ? end + 1 : end);
}
