import { oneLine, parsePeriod } from "@savile/model";
import type { Period } from "@savile/model";
import { findDates } from "../fields/dates/find-dates.ts";

/** No year of a file is too late to be read; whether it lies ahead is nothing that this reader asks. */
const generous = { today: "2090-01-01" };

/** Whether a date's year stands in the text in full: one of two digits would be a guess here. */
function isWritten(date: string, text: string): boolean {
  return date === "" || date === "present" || text.includes(date.slice(0, 4));
}

/**
 * The period that a field of a file states, in whatever language its person wrote the months. A text that
 * states more than one period, or words beside it that no date explains, keeps its words and no dates.
 */
export function writtenPeriod(written: string): Period {
  const plain = parsePeriod(oneLine(written));
  if (plain.start !== "" && plain.end !== "") return plain;
  const { text } = plain;
  const [find, other] = findDates(text, generous);
  if (find === undefined || other !== undefined) return plain;
  const rest = text.slice(0, find.start) + text.slice(find.end);
  const isAlone = !/[\p{L}\p{N}]/u.test(rest);
  const isPlain = [find.from, find.to].every((date) => isWritten(date, text));
  return isAlone && isPlain ? { text, start: find.from, end: find.to } : plain;
}
