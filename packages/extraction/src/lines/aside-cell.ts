import { findDates } from "../fields/dates/find-dates.ts";
import { placeScore } from "../fields/place.rules.ts";

const generous = { today: "2090-01-01" };
const duration =
  /^\(?\s*\d+(?:[.,]\d)?\+?\s*(?:years?|yrs?|months?|mos?|seasons?|summers?|winters?|terms?|semesters?|jahre?|monate?|ans?|mois|años?|meses|anos?|mês)\b/iu;
const fragmentOfRange =
  /^(?:-|–|—|to|bis|à|a|present|current|heute|now|\d{4}|\p{L}{3,9}\.? \d{4})\s*[-–—]?$/iu;

/** A piece of a range that is drawn over several lines, or a duration: it belongs to the cell above it. */
export function looksLikeRangePart(text: string): boolean {
  const plain = text.trim();
  return (
    duration.test(plain) ||
    /^(?:-|–|—|to|bis|à|a|present|current|heute|now)\s*[-–—]?$/iu.test(plain)
  );
}

/** A period with both its ends, and next to nothing else. */
export function isWholePeriod(text: string): boolean {
  const plain = text.trim();
  return findDates(plain, generous).some(
    (one) => one.kind === "range" && one.end - one.start >= plain.length * 0.7,
  );
}

/** A cell that stands beside the line it belongs to: a date, a part of a range, a duration or a place. */
export function looksLikeAside(text: string): boolean {
  const plain = text.trim();
  if (duration.test(plain) || fragmentOfRange.test(plain)) return true;
  const dates = findDates(plain, generous);
  const covered = dates.reduce((sum, one) => sum + one.end - one.start, 0);
  if (covered > 0 && covered >= plain.length * 0.5) return true;
  return placeScore(plain) >= 0.5;
}
