import { titleScore } from "../entries/title.rules.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import type { Line } from "../text-line/line.ts";

/** Headings that say when: work is cut by them into what is and what was. */
const tellsWhen =
  /^(?:now|today|currently|at present|present|before|before (?:that|this|then)|earlier|previously|formerly|past|first|then|until then|(?:what|where) i (?:do|work|am) (?:now|today|at present|currently)|(?:before|since|alongside) (?:\p{L}+ ){0,2}\p{L}+)$/iu;

const work =
  "work|jobs?|posts?|roles?|positions?|employment|engagements?|contracts?|gigs?|placements?|seasons?";
/** Work for nothing, at school or with one's hands has sections of its own. */
const otherWork =
  "charity|charitable|community|church|parish|voluntary|volunteer\\p{L}*|unpaid|school|club|course|project|research|art|team|social|creative|published|academic|board|committee|public";
const leisure =
  "clubs?|hobb\\p{L}+|sports?|activit\\p{L}+|societ\\p{L}+|giving|faith|music|leadership";
const tellsOther = new RegExp(`(?<!\\p{L})(?:${otherWork}|${leisure})(?!\\p{L})`, "iu");

/** Whether a heading names what is done for nothing, at school or in one's own time. */
export function headsOtherWork(title: string): boolean {
  return tellsOther.test(title);
}

/** "Other work", "Summer jobs", "Work with animals". */
const tellsWork = new RegExp(
  `^(?:(?:(?!(?:${otherWork}) )[\\p{L}'’&-]+ ){0,3}(?:${work})|(?:paid )?work (?:in|with|for|on|as|at) (?:[\\p{L}'’&-]+ ?){1,4})$`,
  "iu",
);

/** Headings that tell of work on one's own account, which stands beside other work. */
const tellsOwnWork =
  /^(?:(?:my |our |own |the |small |family )*(?:business(?:es)?|company|firm|shop|farm|trade|practice|studio|self[- ]employment|enterprise)|working for myself|on my own account|business owner(?:ship)?|entrepreneurship)$/iu;

/** Whether a heading that names no kind says when work was. */
export function headsTime(title: string): boolean {
  return tellsWhen.test(title.trim());
}

/** Whether a heading says that other work stands above it. */
export function headsEarlier(title: string): boolean {
  return /^(?:before(?: (?:that|this|then))?|earlier|previously|formerly)$/iu.test(title.trim());
}

/** Whether a heading that names no kind may stand above work, beside other sections that do. */
export function headsWork(title: string): boolean {
  const words = title.trim();
  return headsTime(words) || tellsWork.test(words) || tellsOwnWork.test(words);
}

const longest = 140;
const mostWords = 4;

/** A trade and a period in the head of a row: "2015 – 2023, Van Driver, Larch Couriers". */
function isDatedTrade(line: Line | undefined, today: string): boolean {
  if (line === undefined || line.bullet !== undefined || line.text.length > longest) return false;
  const date = findDates(line.text, { today }).find(({ kind }) => kind === "range");
  const isTitled = line.text
    .split(/[,|•·\t(]|\s{2,}|\s[–—-]\s/u)
    .some((part) => titleScore(part) >= 2.4);
  return date !== undefined && isTitled;
}

/** Words that name work, alone between white space above and a dated job below: a heading, however it is set. */
export function isWorkHeading(lines: readonly Line[], at: number, today: string): boolean {
  const [line, below] = [lines[at], lines[at + 1]];
  if (line === undefined || line.gap < 1.4 || line.cells.length > 1) return false;
  const words = line.text.trim().replace(/:$/u, "");
  const isShort = words.split(/\s+/u).length <= mostWords && /^\p{Lu}/u.test(words);
  return isShort && headsWork(words) && titleScore(words) < 1.9 && isDatedTrade(below, today);
}
