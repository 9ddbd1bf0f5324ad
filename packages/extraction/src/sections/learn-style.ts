import { findDates } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";

const mostWords = 5;

/** What makes two lines look alike: size, weight and capitals. */
export function signature(line: Line): string {
  return `${Math.round(line.size * 2)}|${line.bold ? "b" : ""}${line.caps ? "c" : ""}`;
}

/** "What I did, newest first": a heading told as a clause may hold a comma. */
const told = /^(?:what|where|how|who|why)\b[^,]*,[^,]*$/iu;

function mayHead(line: Line, today: string): boolean {
  const text = line.text.trim();
  return (
    line.bullet === undefined &&
    line.cells.length === 1 &&
    text.length <= 40 &&
    text.split(/\s+/).length <= mostWords &&
    /^\p{L}/u.test(text) &&
    (!/[,;|@\d]|[.!?]$/u.test(text) || (told.test(text) && !/[;|@\d]/u.test(text))) &&
    findDates(text, { today }).length === 0
  );
}

interface Group {
  readonly lines: Line[];
  readonly size: number;
  /** Set in capitals, or with a colon at the end. */
  readonly loud: boolean;
  /** In small letters: so are headings only where they are set larger than the text, and in bold. */
  readonly small: boolean;
}

function looksOther(line: Line, next: Line): boolean {
  return signature(next) !== signature(line) || line.text.trimEnd().endsWith(":");
}

/** Lines of a style are headings if each has text of another style below it and white space above. */
function headsText(group: Group, lines: readonly Line[]): boolean {
  const members = new Set(group.lines);
  const good = group.lines.filter((line) => {
    const next = lines[lines.indexOf(line) + 1];
    const apart = line.box === undefined || line.gap === 0 || line.gap >= 1.25 || line.columnStart;
    return apart && next !== undefined && !members.has(next) && looksOther(line, next);
  });
  return good.length >= group.lines.length * 0.75;
}

function isSmall({ text }: Line): boolean {
  return /^\p{Ll}/u.test(text.trim());
}

function standsOut({ size, loud, small }: Group, body: number): boolean {
  return size >= body * 1.08 || (loud && !small);
}

/** Short lines that may head a section, by their look. */
function groupsOf(lines: readonly Line[], today: string): Group[] {
  const groups = new Map<string, Group>();
  for (const line of lines) {
    const colon = line.text.trimEnd().endsWith(":");
    const small = isSmall(line);
    if (!mayHead(line, today) || (small && !line.bold)) continue;
    const key = `${signature(line)}${colon ? ":" : ""}${small ? "s" : ""}`;
    const loud = line.caps || colon;
    const group = groups.get(key) ?? { lines: [], size: line.size, loud, small };
    group.lines.push(line);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Headings of a file whose words no lexicon knows: the loudest style that several short lines share, above
 * the size of the text or in capitals, each with text below it.
 */
export function headingsByStyle(lines: readonly Line[], body: number, today: string): Line[] {
  const fitting = groupsOf(lines, today).filter(
    (group) => group.lines.length >= 3 && standsOut(group, body) && headsText(group, lines),
  );
  const best = fitting.toSorted((a, b) => b.size - a.size || b.lines.length - a.lines.length)[0];
  return best?.lines ?? [];
}
