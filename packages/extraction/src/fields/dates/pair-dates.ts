import type { Point } from "./read-date.ts";

/** A month or a season without a year. */
export function isLone(point: Point): boolean {
  return point.form === "lone-month" || point.form === "lone-season";
}

/** Both ends of a range whose beginning takes its year from the end: "May – August 2021". */
function sharedYear(first: Point, second: Point): { from: string; to: string } | undefined {
  const to = second.value;
  if (first.form === "lone-season") return second.form === "season" ? { from: to, to } : undefined;
  if (second.form === "masked") return { from: "", to };
  if (first.month === undefined || !/^\d{4}-\d\d/.test(to)) return undefined;
  if (first.month === 0) return { from: to.slice(0, 4), to };
  return { from: `${to.slice(0, 4)}-${String(first.month).padStart(2, "0")}`, to };
}

/** "2025 Apr – Nov": the end of a range that takes its year from the beginning. */
function laterMonth(first: Point, { form, month = 0 }: Point): string | undefined {
  const isLater = form === "lone-month" && month > Number(first.value.slice(5));
  if (first.form !== "month" || !isLater) return undefined;
  return `${first.value.slice(0, 4)}-${String(month).padStart(2, "0")}`;
}

/** Both ends of a range, as `YYYY-MM`, `YYYY` or "present"; none where two times make no range. */
export function pairFrom(first: Point, second: Point): { from: string; to: string } | undefined {
  if (first.form === "present") return undefined;
  if (isLone(first)) return sharedYear(first, second);
  const sameYear = laterMonth(first, second);
  if (sameYear !== undefined) return { from: first.value, to: sameYear };
  return isLone(second) ? undefined : { from: first.value, to: second.second ?? second.value };
}
