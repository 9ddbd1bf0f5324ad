import { titleScore } from "../entries/title.rules.ts";
import { credentialsAfter } from "../fields/credentials.ts";
import { findEmails } from "../fields/find-emails.ts";
import { findLinks } from "../fields/find-links.ts";
import type { NameFind } from "../entries/find-name.ts";
import { findPhones } from "../fields/find-phones.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import { looksLikeCity } from "../fields/place-words.ts";
import { placeScore } from "../fields/place.rules.ts";
import type { Line } from "../text-line/line.ts";
import { matchHeading } from "../headings/match-heading.ts";

/** The line, or the stretch of a line, that says what the person is. */
export interface HeadlineFind {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
}

const longest = 110;
const shortestFull = 60;
const known = 1.9;
const anyDay = { today: "2090-01-01" };
const documentTitle = /r[eé]sum[eé]|curriculum|vitae|lebenslauf|bewerbung|portfolio|^cv$/iu;

function isContactText(text: string): boolean {
  return (
    findEmails(text).length > 0 ||
    findPhones(text).length > 0 ||
    findLinks(text).some((one) => !one.bare) ||
    placeScore(text) >= 0.5
  );
}

/** A label that says what stands behind it is what the person is. */
const label =
  /^(?:occupation|trade|profession|headline|beruf|m[eé]tier|profesi[oó]n|profiss[aã]o|(?:(?:current|present|job) )?(?:title|position|role|post|job))\s*(?::|\t|\s[–—-]\s)\s*/iu;

function whole(line: Line): HeadlineFind {
  return { line, start: label.exec(line.text)?.[0].length ?? 0, end: line.text.length };
}

function isHeadline(line: Line): boolean {
  const { text } = line;
  if (text.length > longest || line.bullet !== undefined || isContactText(text)) return false;
  const isDated = findDates(text, anyDay).some(({ kind }) => kind === "range");
  return titleScore(text) >= 2 && !isDated && !/[.!]$|\s[♦◆⋄✦●▪]\s/u.test(text.trim());
}

/** A text that a full line broke: what a person is takes one line, and what goes on tells of the person. */
function goesOn(line: Line, next: Line | undefined): boolean {
  const isFull = line.text.length >= shortestFull && line.block === next?.block;
  return isFull && /^[\p{Ll}(]/u.test(next.text) && !isContactText(next.text);
}

/** Parts of a line between separators, from an offset on. */
function partsFrom(line: Line, from: number): HeadlineFind[] {
  return [...line.text.slice(from).matchAll(/[^|•·–—\t♦◆⋄✦●▪]+/gu)].flatMap((match) => {
    const lead = /^[\s,-]*/.exec(match[0])?.[0].length ?? 0;
    const start = from + match.index + lead;
    const end = from + match.index + match[0].trimEnd().length;
    return end > start ? [{ line, start, end }] : [];
  });
}

/** "Line Cook • Leeds • 555-123-4567": what the person is stands among the contact details. */
function partOf(line: Line, from: number): HeadlineFind | undefined {
  if (line.bullet !== undefined || line.text.length > 300) return undefined;
  return partsFrom(line, from).find(({ start, end }) => {
    const text = line.text.slice(start, end);
    return text.length < 60 && !/\d/.test(text) && titleScore(text) >= 2.4 && !isContactText(text);
  });
}

/** "Arborist. Nelson. 022 555 0138", "Bookkeeper, Rye": the first part of a line that goes on with details. */
function leadOf(line: Line): HeadlineFind | undefined {
  const [lead = ""] = /^\p{L}[^,.;:|•·\t@\d]{2,50}(?=[,.]\s)/u.exec(line.text) ?? [];
  const isTitle = titleScore(lead) >= known && !isContactText(lead) && line.bullet === undefined;
  const rest = line.text.slice(lead.length + 1);
  return isTitle && holdsDetails(rest) ? { line, start: 0, end: lead.length } : undefined;
}

function holdsDetails(text: string): boolean {
  const parts = text.split(/[,.]\s+/u).map((part) => part.replace(/[.\s]+$/u, ""));
  return isContactText(text) || parts.every((part) => looksLikeCity(part.trim()));
}

/** The line right below the name in type of its own: words that no list of titles knows. */
function isLoudLine(line: Line, name: NameFind, body: number): boolean {
  const { text } = line;
  const words = text.trim().split(/\s+/);
  const isLarge = name.last.size > line.size * 1.4 && words.length <= 4;
  const isLoud = isLarge || line.size > body * 1.08 || line.bold || line.italic || line.caps;
  const isShort = words.length <= 7 && text.length <= 70 && !/[\d@:]|[.!?]$/.test(text.trim());
  return (
    isLoud &&
    isShort &&
    line.block === name.last.block &&
    line.size < name.last.size - 0.5 &&
    /^\p{Lu}/u.test(text) &&
    !documentTitle.test(text) &&
    matchHeading(text) === undefined &&
    !isContactText(text)
  );
}

/** Looks beside the name, below it, among the contact details, and at the top of another column. */
export function findHeadline(
  lines: readonly Line[],
  name: NameFind | undefined,
  body: number,
): HeadlineFind | undefined {
  const at = name === undefined ? -1 : lines.indexOf(name.last);
  const near = lines.slice(at + 1, at + 4);
  const letters = name === undefined ? [] : credentialsAfter(name.last.text, name.end);
  const from = letters.at(-1)?.end ?? name?.end ?? 0;
  const beside = name === undefined ? undefined : partOf(name.last, from);
  const below = near.find((line, index) => isHeadline(line) && !goesOn(line, near[index + 1]));
  const [next] = near;
  if (beside !== undefined) return beside;
  if (below !== undefined) return whole(below);
  if (name !== undefined && next !== undefined && isLoudLine(next, name, body)) return whole(next);
  const among = near.map((line) => partOf(line, 0)).find((one) => one !== undefined);
  if (among !== undefined) return among;
  const lead = near.map(leadOf).find((one) => one !== undefined);
  if (lead !== undefined) return lead;
  const other = lines.find((line) => line.columnStart && line !== name?.last && isHeadline(line));
  return other === undefined ? undefined : whole(other);
}
