import { namesTimeOff } from "@savile/model";
import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext } from "../fields/dates/find-dates.ts";
import { endsInLegalForm } from "./names-in-line.ts";
import { organizationScore } from "./organization.rules.ts";
import { titleScore } from "./title.rules.ts";

/** A paragraph that names a job and then tells of it: where its names end, and where its text begins. */
export interface HeadAndProse {
  readonly end: number;
  readonly body: number;
}

/** What parts the names of a job from its text. */
const border =
  /^[)\]]*(?:,\s\p{Ll}[^.;:]{3,60}|\s\(\p{Ll}[^()]{3,60}\))?(?:\s*[.:;]|\s+[–—-]|\s*[–—]\s)\s+(?=\S)/u;
/** A full stop behind a whole word, or behind a bracket. */
const stop =
  /(?<=\p{Ll}{3}|\)|,\s\p{Lu}\p{Ll}{1,2}|\b(?:Ltd|Inc|LLC|LLP|plc|Corp|GmbH))(?<!\b(?:Bros|Assoc|Asst|Dept|Mfg|Co|St|Mt))(?:\.|:|\s[–—-])\s+(?=[\p{Lu}"“]|\d[\d,.]*\s+\p{Ll})/gu;
const longestHead = 130;
const fewestWords = 4;

function wordsOf(text: string): string[] {
  return text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
}

/** Text that tells something: at least four words, most of them in small letters. */
function tells(text: string): boolean {
  const words = wordsOf(text);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return words.length >= fewestWords && small * 2 >= words.length;
}

/** "Larch Trust. March 2021 to today. 12 hours a week.": the period stands between two full stops. */
function isSentenceOfItsOwn(before: string, after: string): boolean {
  return /(?:\p{Ll}{3}|\))\.\s+$/u.test(before) && after.startsWith(". ");
}

/** How much there was of something, in few words. */
function counts(text: string): boolean {
  const small = wordsOf(text).filter((word) => /^\p{Ll}/u.test(word));
  return /^\d/u.test(text) && small.length > 1;
}

/** Names in the first place: a title or an organisation among the parts between commas and full stops. */
function names(text: string): boolean {
  const parts = text.split(/[,|•·;]\s|\.\s|\s[–—-]\s|\s(?:at|for|with)\s/u);
  return parts.some(
    (part) => titleScore(part) >= 1.9 || organizationScore(part) >= 1.6 || namesTimeOff(part),
  );
}

function isName(part: string): boolean {
  return /^\p{Lu}/u.test(part) && part.split(/\s+/u).length <= 5;
}

/** Two to four short parts between commas that all begin with capitals: names, though no table knows them. */
function areNames(text: string): boolean {
  const parts = text.split(/,\s*/u).filter((part) => /\S/u.test(part));
  return parts.length > 1 && parts.length < 5 && parts.every(isName);
}

/** The first border behind which the text tells something, with names before it. */
function cutBehind(text: string, from: number): HeadAndProse | undefined {
  for (const match of text.slice(from, longestHead).matchAll(stop)) {
    const end = from + match.index;
    const body = end + match[0].length;
    const head = text.slice(from, end);
    const first = text.slice(body).split(/(?<=\p{Ll}{2})\.\s/u)[0] ?? "";
    const isTold =
      tells(first) || counts(first) || (endsInLegalForm(`${head}.`) && tells(text.slice(body)));
    if (names(head) && isTold) return { end, body };
  }
  return undefined;
}

/**
 * "Lead Hand, Dunmore Steel, 2018-2023. Ran a crew of six", "2018-2023: Lead Hand, Dunmore Steel. Ran a crew":
 * the head of a job and what was done in it as one paragraph.
 */
export function readHeadAndProse(text: string, context: DateContext): HeadAndProse | undefined {
  const date = findDates(text.slice(0, longestHead + 40), context).find(
    ({ kind }) => kind === "range",
  );
  if (date === undefined) return undefined;
  const before = text.slice(0, date.start);
  if (!/\p{L}/u.test(before)) return cutBehind(text, date.end);
  const parted = border.exec(text.slice(date.end))?.[0].length ?? 0;
  const body = date.end + parted;
  const told = text.slice(body);
  const isText = tells(told) || (isSentenceOfItsOwn(before, text.slice(date.end)) && counts(told));
  return parted > 0 && isText && heads(before) ? { end: date.end, body } : undefined;
}

/** "Freelance translator and editor, sole trader, Rye": a title and short parts behind it, in whatever letters. */
function opensWithTitle(text: string): boolean {
  const [first = "", ...others] = text.replace(/[\s,.;:(]+$/u, "").split(/,\s+/u);
  const areShort = others.every((part) => wordsOf(part).length <= 4 && !/[.!?]\s/u.test(part));
  return areShort && wordsOf(first).length <= 5 && titleScore(first) >= 2.4;
}

/** Whether what stands before the dates of a paragraph is the head of a job. */
function heads(text: string): boolean {
  const areNamed = !tells(text) && (names(text) || areNames(text));
  const isHead = namesTimeOff(text) || areNamed || opensWithTitle(text);
  return text.length <= longestHead && isHead;
}

/** "Call handler, North Phone, Leeds. 2010 to 2012.": names and a period, and nothing behind them. */
export function isBareHead(text: string, context: DateContext): boolean {
  const date = findDates(text, context).find(({ kind }) => kind === "range");
  if (date === undefined || text.length > longestHead) return false;
  const before = text.slice(0, date.start);
  return /^\.?$/u.test(text.slice(date.end).trim()) && names(before) && !tells(before);
}
