import { saysNotHeld } from "@savile/model";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { isEndOf } from "./last-day.ts";
import { takenBack } from "./taken-back.ts";
import type { Source, SourceLine } from "./source.ts";

const openWords =
  /\b(?:in progress|in-progress|expected|anticipated|pursuing|candidate|expired|lapsed|pending|scheduled|enrolled|currently studying|not completed|incomplete|withdrawn|working towards?|studying for)\b/i;

/** "Enrolled Agent" is what somebody is, "enrolled in a course" is not held yet. */
export function withoutTitles(text: string): string {
  return text.replace(/\bEnrolled (?=(\p{Lu}\p{L}+))/gu, (word, noun: string) =>
    titleNouns.has(noun.toLowerCase()) ? "" : word,
  );
}

/** Whether a text says that something is not (or no longer) held. */
export function saysOpen(text: string): boolean {
  return openWords.test(withoutTitles(text));
}

/** What stands in the place of the date of a paper that is not held yet: "Now", "booked". */
const onlyOpen =
  /^\W*(?:now|currently|at present|presently|ongoing|under way|underway|studying|to come|next|planned|booked)\W*$/iu;

/** "First Aid not yet": what is said of a paper behind its name. */
const notYetBehind = /\s(?:none yet|not (?:yet|held))\W*$/iu;

/** Whether a text says of what it lists that it is open or over by a month. */
function saysOver(text: string, month: string): boolean {
  return takenBack({ text, listed: true, month }).some(({ says }) => says === "open");
}

/** Whether a credential or degree is in progress, expected or expired. */
export function openStatus(source: Source, line: SourceLine): boolean {
  const siblings = source.lines.filter(
    (other) =>
      other.entry !== undefined && other.entry === line.entry && line.place === "credential",
  );
  const month = source.today.slice(0, 7);
  const isCertificate = source.resume.certifications.some(({ id }) => id === line.entry);
  const entry = [line, ...siblings].map(({ text }) => text).join(", ");
  const says = ({ text }: SourceLine) =>
    saysOpen(text) ||
    (isCertificate && (onlyOpen.test(text) || saysNotHeld(text) || notYetBehind.test(text))) ||
    (saysOver(text, month) && !(isCertificate && isEndOf(entry, text, month)));
  if ([line, ...siblings].some(says)) return true;
  const education = source.resume.education.find((entry) => entry.id === line.entry);
  if (education === undefined) return false;
  const { end } = education.dates;
  if (end === "present") return true;
  return end !== "" && end.slice(0, 7) > source.today.slice(0, Math.min(7, end.length));
}
