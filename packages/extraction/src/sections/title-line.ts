import { findDates } from "../fields/dates/find-dates.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { titleScore } from "../entries/title.rules.ts";
import type { Line } from "../text-line/line.ts";

/** Share of a line that its period takes where it says nothing else but a place. */
const mostlyPeriod = 0.5;

/** A period, and hardly anything beside it. */
function isMostlyPeriod(line: Line | undefined, today: string): boolean {
  const { start, end } = (line && rangeIn(line, today)) ?? { start: 0, end: 0 };
  return end > start && end - start >= (line?.text.length ?? 0) * mostlyPeriod;
}

function rangeIn({ text }: Line, today: string) {
  return findDates(text, { today }).find(({ kind }) => kind === "range");
}

/** The name of a trade right above a line with a period, or above an employer and a period, is the title of a job, however loud it is set. */
export function isTitle(line: Line, lines: readonly Line[], today: string): boolean {
  const score = titleScore(line.text);
  const at = lines.indexOf(line);
  const [first, second] = [lines[at + 1], lines[at + 2]];
  if (score < 1.9 || first === undefined) return false;
  if (score >= 2.4 && rangeIn(first, today) !== undefined) return true;
  const isName = first.bullet === undefined && matchHeading(first.text) === undefined;
  return isName && isMostlyPeriod(second, today);
}
