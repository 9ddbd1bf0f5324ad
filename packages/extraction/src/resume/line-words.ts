import type { TraceKind } from "@savile/model";
import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext } from "../fields/dates/find-dates.ts";
import { findEmails } from "../fields/find-emails.ts";
import { findLinks } from "../fields/find-links.ts";
import { findPhones } from "../fields/find-phones.ts";

/** A part of a line. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A word of a line: letters and digits without a break. */
export interface LineWord extends Stretch {
  readonly kind: TraceKind;
  /** Words of one date, contact or number have one number; 0 is text. */
  readonly mark: number;
}

interface Mark extends Stretch {
  readonly kind: TraceKind;
}

const word = /[\p{L}\p{M}\p{N}]+/gu;

/** A longer line is prose, and searching it for telephone numbers would take long. */
const longest = 1000;

function contactsOf(text: string): Mark[] {
  if (text.length > longest) return [];
  const digits = text.match(/\d/g)?.length ?? 0;
  const found = [
    ...(text.includes("@") ? findEmails(text) : []),
    ...(/[./]\p{L}/u.test(text) ? findLinks(text).filter((link) => !link.bare) : []),
    ...(digits >= 7 ? findPhones(text) : []),
  ];
  return found.map(({ start, end }) => ({ start, end, kind: "contact" as const }));
}

/** Numbers, contacts and dates of a text; where two overlap the later one stands. */
function marksOf(text: string, context: DateContext): Mark[] {
  const numbers = text.matchAll(/(?<![\p{L}\d])\d+(?:[.,'’ ]\d{3})*(?:[.,]\d+)?(?![\p{L}\d])/gu);
  return [
    ...[...numbers].map((one) => ({
      start: one.index,
      end: one.index + one[0].length,
      kind: "number" as const,
    })),
    ...contactsOf(text),
    ...findDates(text, context).map(({ start, end }) => ({ start, end, kind: "date" as const })),
  ];
}

/** For each character of a text the number (from 1) of the last stretch that covers it; 0 for none. */
export function paint(length: number, stretches: readonly Stretch[]): Uint32Array {
  const painted = new Uint32Array(length);
  stretches.forEach(({ start, end }, index) => painted.fill(index + 1, start, end));
  return painted;
}

/** All words of a line from left to right, each with what it belongs to. */
export function wordsOfLine(text: string, context: DateContext): LineWord[] {
  const marks = /[\d@./]/.test(text) ? marksOf(text, context) : [];
  const painted = paint(text.length, marks);
  return [...text.matchAll(word)].map((match) => {
    const start = match.index;
    const mark = painted[start] ?? 0;
    return { start, end: start + match[0].length, mark, kind: marks[mark - 1]?.kind ?? "text" };
  });
}
