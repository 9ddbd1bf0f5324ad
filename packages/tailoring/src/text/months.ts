import type { Period } from "@savile/model";

/** Whole months since year 0, or `undefined` when the text is no date. */
function monthOf(iso: string, missingMonth: number): number | undefined {
  const found = /^(\d{4})(?:-(\d{2}))?/.exec(iso);
  if (found === null) return undefined;
  const month = found[2] === undefined ? missingMonth : Number(found[2]);
  return Number(found[1]) * 12 + month - 1;
}

export interface MonthRange {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly open: boolean;
}

/**
 * The months of a period; open ones end at `today` (`YYYY-MM…`). Years without months count from January
 * to January, so that 2019-2023 is four years.
 */
export function monthRange(period: Period, today: string): MonthRange | undefined {
  const from = monthOf(period.start, 1);
  const open = period.end === "present";
  const to = open ? monthOf(today, 1) : monthOf(period.end, 1);
  if (from === undefined || to === undefined || to < from) return undefined;
  const endStatesMonth = open || period.end.length >= 7;
  return {
    from,
    to: endStatesMonth && period.start.length >= 7 ? to + 1 : Math.max(to, from),
    open,
  };
}

/** Months covered by at least one of the ranges: overlaps count once. */
export function unionMonths(ranges: readonly MonthRange[]): number {
  const sorted = [...ranges].sort((a, b) => a.from - b.from);
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const range of sorted) {
    if (range.to <= reached) continue;
    total += range.to - Math.max(range.from, reached);
    reached = range.to;
  }
  return total;
}
