import type { Maker } from "./make-resume.ts";

/** A month of a year; month 0 says that the year alone is meant. */
export interface Moment {
  readonly year: number;
  readonly month: number;
}

export interface Printed {
  readonly text: string;
  readonly start: string;
  readonly end: string;
}

const yearOnly = 2;

function iso(one: Moment, style: number): string {
  return style === yearOnly
    ? String(one.year)
    : `${one.year}-${String(one.month).padStart(2, "0")}`;
}

function write({ words }: Maker, one: Moment, style: number): string {
  const two = String(one.month).padStart(2, "0");
  switch (style) {
    case 0:
      return `${words.shortMonths[one.month - 1]} ${one.year}`;
    case 1:
      return `${two}/${one.year}`;
    case yearOnly:
      return String(one.year);
    case 3:
      return `${words.months[one.month - 1]} ${one.year}`;
    case 4:
      return `${two}.${one.year}`;
    case 5:
      return `${words.shortMonths[one.month - 1]} ${one.year}`;
    default:
      return `${words.months[one.month - 1]} ${one.year}`;
  }
}

/** A period as the person of the case writes it; `end` undefined means that it goes on. */
export function writePeriod(maker: Maker, start: Moment, end: Moment | undefined): Printed {
  const style = maker.one.dateStyle;
  const now = maker.words.now[maker.one.variant % maker.words.now.length] ?? "";
  const between =
    style === 3 ? ` ${maker.words.to} ` : style === yearOnly ? "–" : style === 5 ? " - " : " – ";
  return {
    text: `${write(maker, start, style)}${end === undefined && between === "–" ? " – " : between}${end === undefined ? now : write(maker, end, style)}`,
    start: iso(start, style),
    end: end === undefined ? "present" : iso(end, style),
  };
}

/** The day on which something ended, alone. */
export function writeEnd(maker: Maker, end: Moment): Printed {
  const style = maker.one.dateStyle;
  return { text: write(maker, end, style), start: "", end: iso(end, style) };
}
