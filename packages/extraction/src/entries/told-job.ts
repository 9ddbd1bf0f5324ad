import { findDates } from "../fields/dates/find-dates.ts";
import type { DateContext, DateFind } from "../fields/dates/find-dates.ts";
import type { SentenceEntry } from "./sentence-entry.ts";

/** A word of a name, and the small words that stand between two of them. */
const nameWord = String.raw`(?:["“]?[\p{Lu}\d][\p{L}\p{N}&'’.+/-]*["”)]?|&)`;
const inName = String.raw`(?:of|and|the|for|on|upon|de|du|des|del|da|do|la|le|van|von)`;
const name = String.raw`${nameWord}(?:\s+(?:${inName}\s+){0,2}${nameWord}){0,8}`;
const title = String.raw`(?<title>[\p{L}\d][^.;:()]{1,70}?)`;
const firm = String.raw`(?:the\s+)?(?<firm>${name})`;
const place = String.raw`(?:,?\s+in\s+(?<place>${name}))?`;
const article = String.raw`(?:(?:an?|the|their)\s+)?(?:(?:self-employed|freelance|part[ -]time|full[ -]time)\s+)?`;
/** Words that say of a job how much of it there was, between its title and its employer. */
const largely = String.raw`(?:,?\s+(?:mostly|mainly|chiefly|largely|usually|first|then|initially|at\s+first))?`;
const be = String.raw`(?:was|am|have\s+been|had\s+been|became)`;
const manner = String.raw`(?:(?:then|first|also|still|now|mainly|mostly|again|only|briefly|part[ -]time|full[ -]time|employed|engaged|working|taken\s+on|hired|self-employed)\s+)?`;
const role = String.raw`(?:[Mm]y\s+(?:first|next|last|latest|current|present|previous|second|third|main)\s+(?:job|post|role|position)\s+(?:was|is|has\s+been)\s+(?:as\s+)?)`;
const work = String.raw`(?:(?:have\s+|had\s+|'ve\s+|'m\s+)?(?:been\s+)?(?:worked|working|work|served|serving|started|started\s+out|began|trained|temped|acted|volunteered))`;

/** How somebody tells in the first person what the job was and where. */
const forms: readonly RegExp[] = [
  String.raw`\bI\s+${be}\s+${manner}(?:as\s+)?${article}${title}${largely}\s+(?:at|for|with|in)\s+${firm}${place}`,
  String.raw`\bI\s+${work}\s+${manner}(?:as|in\s+the\s+role\s+of)\s+${article}${title}${largely}\s+(?:at|for|with|in)\s+${firm}${place}`,
  String.raw`\bI\s+${work}\s+${manner}(?:at|for|with)\s+${firm}${place},?\s+${manner}(?:as|in\s+the\s+role\s+of)\s+${article}(?<title>\p{L}[\p{L}\d'’/&-]*(?:\s+(?!(?:from|until|since|where|who|and\s+I|in|on|at|for|to)\b)[\p{L}\d'’/&-]+){0,5})`,
  String.raw`\bI\s+(?:have\s+)?joined\s+${firm}${place},?\s+(?:as)\s+${article}(?<title>\p{L}[\p{L}\d'’/&-]*(?:\s+(?!(?:from|until|since|where|who|and\s+I|in|on|at|for|to)\b)[\p{L}\d'’/&-]+){0,5})`,
  String.raw`\b${role}${article}${title}${largely}\s+(?:at|for|with|in)\s+${firm}${place}`,
].map((form) => new RegExp(form, "du"));

const longest = 260;
/** A full stop behind a whole word ends a sentence; one behind a letter or "Ltd" does not. */
const sentenceEnd =
  /(?<=[\p{Ll}\d)]{2})(?<!\b(?:St|Mt|Dr|Mr|Mrs|Ms|Co|No|Bros|Messrs))[.!?](?=\s+[\p{Lu}"“]|\s*$)/u;

/** What stands between the names of a job and its dates. */
const toDate = /^[\s,(–—-]*(?:from|between|since|in|until|for)?\s*$/u;

/** What leads from the head of a job to what was done in it. */
const lead = /^[\s,.;:)–—-]*(?:(?:where|and)\s+I\s+|where\s+)?/u;

interface Find {
  readonly start: number;
  readonly end: number;
}

function group(match: RegExpExecArray, key: string): Find | undefined {
  const [start, end] = match.indices?.groups?.[key] ?? [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** A name at the end of a sentence, without the full stop. */
function withoutStop(text: string, { start, end }: Find): Find {
  const isStop = /[\p{L}\d]{3}\.$/u.test(text.slice(start, end));
  return { start, end: isStop ? end - 1 : end };
}

function matchOf(head: string): RegExpExecArray | undefined {
  for (const form of forms) {
    const match = form.exec(head);
    if (match !== null) return match;
  }
  return undefined;
}

/** What somebody does now: a single date is when it began. */
const isNow = /\bI(?:'m|’m| am| have been)\b/u;

/** A period counts wherever it stands in the first sentence, a single date only where no other one does. */
function dateOf(head: string, context: DateContext): DateFind | undefined {
  const dates = findDates(head, context);
  const range = dates.find(({ kind }) => kind === "range");
  const [only] = dates.length === 1 ? dates : [];
  if (range !== undefined || only === undefined) return range;
  return isNow.test(head) ? { ...only, from: only.to, to: "present", kind: "range" } : only;
}

/** The names that a form finds. */
interface Names {
  readonly title: Find;
  readonly organization: Find;
  readonly location: Find | undefined;
}

function namesIn(head: string): Names | undefined {
  const match = matchOf(head);
  const title = match && group(match, "title");
  const named = match && group(match, "firm");
  if (match === undefined || title === undefined || named === undefined) return undefined;
  const place = group(match, "place");
  return {
    title,
    organization: withoutStop(head, named),
    location: place && withoutStop(head, place),
  };
}

/** Where the text begins behind the names, and behind the dates where those stand right beside them. */
function bodyStart(text: string, { title, organization, location }: Names, date: DateFind): number {
  const names = Math.max(title.end, organization.end, location?.end ?? 0);
  const isBefore = date.start < names;
  const isNext = isBefore || toDate.test(text.slice(names, date.start));
  const told = Math.max(names, isNext ? date.end : 0);
  return told + (lead.exec(text.slice(told))?.[0].length ?? 0);
}

function shift({ start, end }: Find, by: number): Find {
  return { start: start + by, end: end + by };
}

/** The job that the sentence at an offset tells of. */
function readAt(text: string, from: number, context: DateContext): SentenceEntry | undefined {
  const rest = text.slice(from);
  const stop = sentenceEnd.exec(rest.slice(0, longest))?.index ?? -1;
  const head = rest.slice(0, stop < 0 ? longest : stop + 1);
  const names = namesIn(head);
  const date = names && dateOf(head, context);
  if (names === undefined || date === undefined) return undefined;
  const { title, organization, location } = names;
  return {
    title: shift(title, from),
    organization: shift(organization, from),
    ...(location === undefined ? {} : { location: shift(location, from) }),
    date: { ...date, ...shift(date, from) },
    body: from + bodyStart(rest, names, date),
  };
}

/**
 * "From 2016 to 2020 I was a banker mason at Larch Stone, where I cut sandstone": a job told in the first person, in
 * one of the first two sentences of a paragraph.
 */
export function readTold(text: string, context: DateContext): SentenceEntry | undefined {
  const first = readAt(text, 0, context);
  if (first !== undefined) return first;
  const stop = sentenceEnd.exec(text.slice(0, longest));
  const lead = stop === null ? 0 : /^.\s+/u.exec(text.slice(stop.index))?.[0].length;
  return stop === null || lead === undefined ? undefined : readAt(text, stop.index + lead, context);
}
