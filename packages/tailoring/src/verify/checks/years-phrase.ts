import type { Frame } from "../reading/frame.ts";
import type { NumberMention } from "../reading/numbers.ts";

function countsYears({ kind, year, unit }: NumberMention): boolean {
  return kind === "plain" && !year && (unit?.name === "year" || unit?.name === "decade");
}

/** Whether a number without a noun goes on counting the years before it: "eight years, two of them as manager". */
function goesOn(frame: Frame, entry: NumberMention): boolean {
  const { kind, year, unit, head } = entry;
  if (kind !== "plain" || year || unit !== undefined || head.length > 0) return false;
  const before = frame.text.slice(Math.max(0, entry.reach[0] - 14), entry.reach[0]);
  const after = frame.text.slice(entry.reach[1], entry.reach[1] + 12);
  const part =
    /(?:\b(?:including|with|and|plus|last|then)|,)\s$/i.test(before) &&
    /^ (?:in|at|as|with|there|here)\b/.test(after);
  if (!part && !/^ of (?:them|those|which|these)\b/i.test(after)) return false;
  const earlier = frame.numbers.slice(0, frame.numbers.indexOf(entry));
  return earlier.findLast((one) => !one.year && !one.implicit)?.unit?.name === "year";
}

/** How old somebody is: "six- to nine-year-olds". */
const age = /^[\s-]*(?:(?:to|and|or)[\s-]*\S+)?[\s-]*years?(?:[\s-]olds?\b| of age\b)/iu;

/** "6 years", "ten-year", "a decade", but not a calendar year. */
export function isYearsPhrase(frame: Frame, entry: NumberMention): boolean {
  if (age.test(frame.text.slice(entry.end, entry.end + 20))) return false;
  return countsYears(entry) || goesOn(frame, entry);
}
