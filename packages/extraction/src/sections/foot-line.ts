import { findEmails } from "../fields/find-emails.ts";
import { findLinks } from "../fields/find-links.ts";
import { findNumbersLikePhones, findPhones } from "../fields/find-phones.ts";
import type { Line } from "../text-line/line.ts";

/** What the last line of a page is that stands apart from the text. */
export interface FootLines {
  readonly contact: Line[];
  readonly closing: Line[];
}

/** Type of a foot is smaller than the text, or far below it. */
const smallType = 0.95;
const apart = 1.4;
const farApart = 8;

const pageMark =
  /(?:^|[|•·,\s])(?:page|seite|p[aá]gina|pag\.|p\.)\s*\d{1,3}(?:\s*(?:\/|of|von|de|sur)\s*\d{1,3})?\s*$/iu;

/** "June 10, 2026 · Jane Doe · Résumé": what some makers print below every page. */
const documentMark =
  /(?:^|[|•·,\t])\s*(?:r[eé]sum[eé]|curriculum vitae|cv|lebenslauf|curr[ií]culo)\s*(?:$|[|•·,\t]|\d)/iu;

function byPage(lines: readonly Line[]): Map<number, Line[]> {
  const pages = new Map<number, Line[]>();
  for (const line of lines) {
    if (line.page === undefined || line.box === undefined) continue;
    pages.set(line.page, [...(pages.get(line.page) ?? []), line]);
  }
  return pages;
}

function isLower(line: Line, than: Line): boolean {
  return (line.box?.y ?? 0) > (than.box?.y ?? 0);
}

/** An address and a number on one line are details of the person, however close the text above them ends. */
function holdsSeveral({ text }: Line): boolean {
  return findEmails(text).length > 0 && findPhones(text).length > 0;
}

/** The lowest line of a page, if it stands apart from all others. */
function footOf(lines: readonly Line[], body: number): Line | undefined {
  const lowest = lines.reduce<Line | undefined>(
    (low, line) => (low === undefined || isLower(line, low) ? line : low),
    undefined,
  );
  if (lowest?.box === undefined || lowest.bullet !== undefined) return undefined;
  const { y } = lowest.box;
  const above = lines
    .filter((line) => line !== lowest)
    .map(({ box }) => (box?.y ?? 0) + (box?.h ?? 0));
  const distance = (y - Math.max(0, ...above)) / lowest.size;
  const isSmall = lowest.size < body * smallType && distance >= apart;
  const isFoot = isSmall || distance >= farApart || (distance > 0 && holdsSeveral(lowest));
  return above.length > 0 && isFoot ? lowest : undefined;
}

const mostRows = 3;

/** The rows of a block below all others of its page, if details of the person are all they hold. */
function footBlock(lines: readonly Line[]): Line[] {
  const lowest = lines.reduce<Line | undefined>(
    (low, line) => (low === undefined || isLower(line, low) ? line : low),
    undefined,
  );
  const rows = lines.filter(({ block }) => block === lowest?.block);
  const [first] = rows;
  if (first === undefined || rows.length < 2 || rows.length > mostRows) return [];
  const isBelow = lines.every((line) => rows.includes(line) || isLower(first, line));
  const isPlain = rows.every(({ text, bullet }) => bullet === undefined && !/[.!?]$/.test(text));
  const holds = rows.filter(holdsContact).length;
  const areAll = rows.every(
    (row) => holdsContact(row) || findNumbersLikePhones(row.text).length > 0,
  );
  return isBelow && isPlain && lines.length > rows.length && holds > 0 && areAll ? rows : [];
}

function holdsContact({ text }: Line): boolean {
  const finds = [
    findEmails(text).length,
    findPhones(text).length,
    findLinks(text).filter((link) => !link.bare).length,
  ];
  return finds.some((count) => count > 0);
}

/** What is printed above the text of every page but the first: details of the person, or the number of the page. */
function headOf(lines: readonly Line[]): Line | undefined {
  const [first] = lines.toSorted((a, b) => (a.box?.y ?? 0) - (b.box?.y ?? 0));
  if (first === undefined || first.page === 1 || first.bullet !== undefined) return undefined;
  return holdsSeveral(first) || pageMark.test(first.text) ? first : undefined;
}

/** The feet of the pages: contact details that stand there, and marks of pages. */
export function footLines(lines: readonly Line[], body: number): FootLines {
  const pages = [...byPage(lines).values()];
  const feet = pages.flatMap((page) => [footOf(page, body) ?? [], headOf(page) ?? []].flat());
  const contact = [...new Set([...feet.filter(holdsContact), ...pages.flatMap(footBlock)])];
  const others = feet.filter((line) => !contact.includes(line));
  const closing = others.filter(({ text }) => pageMark.test(text) || documentMark.test(text));
  return { contact, closing };
}
