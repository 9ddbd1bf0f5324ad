import { organizationScore } from "../entries/organization.rules.ts";
import { titleScore } from "../entries/title.rules.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import { findEmails } from "../fields/find-emails.ts";
import type { SectionKind } from "../headings/kinds.ts";
import type { Line } from "../text-line/line.ts";

interface Cuttable {
  readonly kinds: readonly SectionKind[];
  readonly title: string;
  readonly lines: Line[];
}

const longest = 140;
const mayHold: ReadonlySet<SectionKind | undefined> = new Set(["contact", "summary", "custom"]);

/** A line that names a trade and from when to when. */
function isDatedJob(line: Line, today: string): boolean {
  if (line.bullet !== undefined || line.text.length > longest) return false;
  const range = findDates(line.text, { today }).find((one) => one.kind === "range");
  if (range === undefined || findEmails(line.text).length > 0) return false;
  const words = `${line.text.slice(0, range.start)} ${line.text.slice(range.end)}`;
  return words.split(/[,|•·\t(]|\s[–—-]\s|\s+at\s+/u).some((part) => titleScore(part) >= 2);
}

/** The name of the firm alone above its first job, with white space above. */
function isFirmAbove(line: Line | undefined, below: Line): boolean {
  if (line === undefined || line.bullet !== undefined || line.text.length > longest) return false;
  return below.gap < 1.4 && line.gap >= 1.3 && organizationScore(line.text) >= 1.6;
}

function cut<T extends Cuttable>(section: T, today: string): (T | Cuttable)[] {
  if (!mayHold.has(section.kinds[0])) return [section];
  const { lines } = section;
  const at = lines.findIndex((line) => isDatedJob(line, today));
  const line = lines[at];
  if (at < 1 || line === undefined) return [section];
  const from = isFirmAbove(lines[at - 1], line) && at > 1 ? at - 1 : at;
  return [
    { ...section, lines: lines.slice(0, from) },
    { kinds: ["experience"], title: "", lines: lines.slice(from) },
  ];
}

/** Jobs told without a heading, below the details of the person or a summary, where no other section holds any. */
export function cutUnheadedJobs<T extends Cuttable>(
  sections: readonly T[],
  today: string,
): (T | Cuttable)[] {
  if (sections.some(({ kinds }) => kinds.includes("experience"))) return [...sections];
  const at = sections.findIndex((section) => cut(section, today).length > 1);
  return sections.flatMap((section, index) => (index === at ? cut(section, today) : [section]));
}
