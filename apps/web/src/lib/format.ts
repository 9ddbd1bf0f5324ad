const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const day = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", year: "numeric" });
const steps = [
  { unit: "second", size: 60 },
  { unit: "minute", size: 60 },
  { unit: "hour", size: 24 },
  { unit: "day", size: 7 },
] as const;

/** "3 minutes ago", "yesterday"; a date from a week on. */
export function formatAgo(iso: string, now: number = Date.now()): string {
  const then = Date.parse(iso);
  if (Number.isNaN(then)) return "";
  let amount = Math.max(0, (now - then) / 1000);
  for (const { unit, size } of steps) {
    if (amount < size) return relative.format(-Math.floor(amount), unit);
    amount /= size;
  }
  return day.format(then);
}

/** "312 KB", "1.4 MB". */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${Math.round(kilo)} KB` : `${(kilo / 1024).toFixed(1)} MB`;
}

/** Whole numbers stay whole, others get one decimal. */
export function formatPoints(points: number): string {
  return Number.isInteger(points) ? String(points) : points.toFixed(1);
}
