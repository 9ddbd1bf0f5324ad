import { monthNumber } from "./date-words.ts";

/**
 * One date in a text. `value` is "", "YYYY", "YYYY-MM", "YYYY-MM-DD" or "present". Lone months and seasons have
 * no year of their own; `month` is that of the former, 0 where only its language would tell.
 */
export interface Point {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly form:
    | "day"
    | "month"
    | "year"
    | "season"
    | "present"
    | "lone-month"
    | "lone-season"
    | "short"
    | "year-pair"
    | "masked";
  readonly month?: number;
  /** Day and month could be the other way round. */
  readonly unsure?: boolean;
  /** So long ago or ahead that only a range makes it a date. */
  readonly far?: boolean;
  /** Second year of "2019/20". */
  readonly second?: string;
}

export interface DateContext {
  /** YYYY-MM-DD */
  readonly today: string;
  readonly monthFirst?: boolean;
  /** Code of the language of the whole; without it, names that are different months elsewhere tell a year. */
  readonly language?: string;
  /** Two dates in cells beside each other are from when to when. */
  readonly inCells?: boolean;
}

/** What a date says, apart from where it stands. */
type DateValue = Omit<Point, "start" | "end">;

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** Number of a month by its name; 0 where its language is not known. */
export function monthOf(word: string | undefined, { language }: DateContext): number {
  const name = (word ?? "").replace(/\.$/, "");
  return name === "mart" ? 3 : monthNumber(name, language);
}

/** A day of a month that is written by its name. */
export function namedDay(
  day: string | undefined,
  word: string | undefined,
  told: string | undefined,
  context: DateContext,
): DateValue | undefined {
  const month = monthOf(word, context);
  const value = told ?? "";
  if (Number(day) > 31) return undefined;
  if (month === 0) return { value, form: "day", unsure: true };
  return { value: `${value}-${two(month)}-${two(Number(day))}`, form: "day" };
}

/** A month that is written by its name. */
export function namedMonth(
  word: string | undefined,
  told: string | undefined,
  context: DateContext,
): DateValue | undefined {
  const month = monthOf(word, context);
  if (month > 0) return monthYear(month, told ?? "", context);
  return { value: fullYear(told ?? "", context), form: "month", unsure: true };
}

/** A year of four digits, or of two in the century that they mean. */
export function fullYear(text: string, context: DateContext): string {
  if (text.length === 4) return text;
  const limit = (Number(context.today.slice(0, 4)) % 100) + 10;
  const value = Number(text);
  return value <= limit ? `20${two(value)}` : `19${two(value)}`;
}

/** A day of three numbers with its year at the end; which is the month is told by the numbers or the context. */
export function numericDay(groups: readonly string[], context: DateContext): DateValue | undefined {
  const a = Number(groups[1]);
  const b = Number(groups[2]);
  const y = groups[3] ?? "";
  if (a > 31 || b > 31 || a === 0 || b === 0 || (a > 12 && b > 12)) return undefined;
  const sure = a > 12 || b > 12 || groups[0]?.includes(".") === true;
  const monthFirst = b > 12 || (a <= 12 && !sure && context.monthFirst === true);
  const [day, month] = monthFirst ? [b, a] : [a, b];
  if (month > 12) return undefined;
  if (!sure && context.monthFirst === undefined) return { value: y, form: "day", unsure: true };
  return { value: `${y}-${two(month)}-${two(day)}`, form: "day" };
}

/** A month by its number. */
export function monthYear(
  month: number,
  text: string,
  context: DateContext,
): DateValue | undefined {
  if (month < 1 || month > 12) return undefined;
  return { value: `${fullYear(text, context)}-${two(month)}`, form: "month" };
}

/** A day behind its year and its month. */
export function yearFirst(
  told = "",
  month: string | undefined,
  day: string | undefined,
): DateValue | undefined {
  const [m, d] = [Number(month), Number(day)];
  if (m < 1 || m > 12 || d < 1 || d > 31) return undefined;
  return { value: `${told}-${two(m)}-${two(d)}`, form: "day" };
}

/** "2008/11": two years of one century. */
export function yearPair(groups: readonly string[], context: DateContext): DateValue | undefined {
  const value = groups[1] ?? "";
  const second = `${value.slice(0, 2)}${groups[2] ?? ""}`;
  const isLate = Number(second) > Number(context.today.slice(0, 4)) + 10;
  if (second <= value || isLate) return undefined;
  return { value, form: "year-pair", second };
}
