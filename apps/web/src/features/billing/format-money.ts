/** "$9", "$19.50": cents as US dollars. */
export function formatMoney(cents: number): string {
  const whole = cents % 100 === 0;
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(cents / 100);
}

let day: Intl.DateTimeFormat | undefined;

/** Made with the first date: it takes longer than all else of this script, which the header of every screen loads. */
function dayFormat(): Intl.DateTimeFormat {
  day ??= new Intl.DateTimeFormat("en", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return day;
}

/** "1 December 2026" in the reader's order; the empty text for what is no date. */
export function formatDay(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? "" : dayFormat().format(at);
}
