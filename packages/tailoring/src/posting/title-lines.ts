import { fieldLabels } from "./headings.data.ts";
import { isKnownHeading } from "./known-headings.ts";
import { looksLikeTitle, namesOrganisation } from "./names.ts";

/** Lines of the head among which a title is looked for where the first ones hold none. */
const mostLines = 14;
/** "Pay: $20 an hour", "Reports to: Head Chef": a labelled value that is no title. */
const otherLabel =
  /^(?!(?:(?:job|position|working|posting|role|class|classification|payroll) )?(?:title|position|role|vacancy|post)\b)[\p{L} /-]{3,30}:\s*\S/iu;
/** Terms of a job as they stand below its title. */
const terms =
  /[$£€]\s?\d|\b\d{1,2}(?:\.\d)?(?:-\d{1,2})? hours?\b|\b(?:full|part)[- ]time\b|\b(?:permanent|temporary|fixed[- ]term|contract|hybrid|remote|on-?site|per (?:hour|annum|diem)|p\/h|p\.a\.)\b|\bref(?:erence)?\b/i;

/** Whether a line of the head gives a value by its label that is not the title. */
export function isOtherField(line: string): boolean {
  const label = line.split(":", 1)[0] ?? "";
  const known = Object.hasOwn(fieldLabels, label.toLowerCase().trim());
  return otherLabel.test(line) && (known || !looksLikeTitle(label));
}

/** "School Administrator" ends with what somebody is, "School of Management" does not. */
function isHouse(line: string): boolean {
  const [name = ""] = line.split(/\s*[(,|–—]|\s-\s/u, 1);
  return namesOrganisation(name) && !looksLikeTitle(name.split(/\s+/).at(-1) ?? "");
}

function isNamed(line: string): boolean {
  const words = line.replace(/\([^)]*\)/g, " ").match(/\p{L}[\p{L}'-]*/gu) ?? [];
  const long = words.filter((word) => word.length > 3);
  return long.length > 0 && long.every((word) => /^\p{Lu}/u.test(word));
}

/** Whether the words of a title come again further down. */
function comesAgain(line: string, rest: string): boolean {
  const words = (line.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).slice(0, 4);
  const last = words.at(-1);
  return last !== undefined && words.length > 0 && rest.includes(words.slice(0, 2).join(" "));
}

/** What a line that is written like a title has for it: the terms of the job below it, its words again in the text. */
function signsOf(lines: readonly string[], index: number): number {
  const line = titlePart(lines[index] ?? "");
  const below = lines.slice(index + 1, index + 4);
  const rest = lines
    .slice(index + 1)
    .join("\n")
    .toLowerCase();
  return (
    (below.some((text) => text.length < 110 && terms.test(text)) ? 1 : 0) +
    (comesAgain(line, rest) ? 1 : 0) +
    (/\([^)]*\)$|\b(?:i{1,3}|iv)$/i.test(line) || index < 4 ? 1 : 0)
  );
}

function mayBeTitle(line: string): boolean {
  return (
    line.length < 90 &&
    isNamed(line) &&
    looksLikeTitle(line) &&
    !isHouse(line) &&
    !isKnownHeading(line) &&
    !otherLabel.test(line) &&
    !/[.!?:,;]$/.test(line)
  );
}

/** "Audio Lead, resident theatre, Leeds (full-time)": the title before what the line tells of the job. */
const withTerms = /^([^,(]{4,50}), [^(]{3,60}\([^)]*\b(?:full|part)[- ]time\b[^)]*\)$/iu;

/** A line as far as it may be a title. */
export function titlePart(line: string): string {
  const part = withTerms.exec(line)?.[1] ?? line;
  return mayBeTitle(part) ? part : line;
}

/** Place among the lines of a posting of the one that is its title, where the first lines do not tell. */
export function titleLineAt(lines: readonly string[]): number | undefined {
  const found = lines
    .slice(0, mostLines)
    .findIndex((line, index) => mayBeTitle(titlePart(line)) && signsOf(lines, index) > 0);
  return found < 0 ? undefined : found;
}

/** What stands before a title on one line with a mark between: "Vacancy notice: Night Porter". */
const notice =
  /^(?:(?:recruitment|vacancy|job|staff|employment) )?(?:notice|vacancy|opening|posting|advert(?:isement)?)\s*(?:[:|]|\s[-–—]\s)\s*/iu;

/** A line of the head without what only says that it is one. */
export function withoutNotice(line: string): string {
  return line.replace(notice, "");
}
