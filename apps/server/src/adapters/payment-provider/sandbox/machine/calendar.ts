const dayMs = 24 * 60 * 60_000;

/** Hours and days in milliseconds. */
export const hours = (count: number): number => (count * dayMs) / 24;
export const days = (count: number): number => count * dayMs;

/** Adds calendar months (UTC) to a moment; a day that the month does not have becomes its last. */
export function addMonths(from: number, months: number): number {
  const start = new Date(from);
  const first = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1);
  const next = new Date(first);
  const length = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  const day = Math.min(start.getUTCDate(), length);
  return (
    first +
    days(day - 1) +
    (from - Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()))
  );
}
