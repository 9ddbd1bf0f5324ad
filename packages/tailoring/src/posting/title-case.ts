import { titleOf } from "@savile/taxonomy";
import { titleNouns } from "@savile/taxonomy/lexicon";
import { kept } from "../knowledge/kept.ts";
import { knownTables } from "../knowledge/known-tables.ts";
import { namesOrganisation } from "./names.ts";
import { isPlace } from "./places.ts";
import { segmentsOf } from "./segments.ts";
import { sectionsOf } from "./sections.ts";
import { headLinesOf, titleCandidates, titleKey } from "./title-candidates.ts";
import { isOtherField } from "./title-lines.ts";
import type { TitleCandidate, TitleLine, TitleSighting } from "./title-candidates.ts";

/** How often runs of words stand in a text. */
export interface WordCount {
  readonly words: readonly string[];
  readonly places: ReadonlyMap<string, readonly number[]>;
}

/** What a line of the head tells beside a title. */
export interface LineSigns {
  readonly pay: boolean;
  readonly hours: boolean;
  readonly reference: boolean;
  readonly place: boolean;
  readonly house: boolean;
  /** It gives a value by its label that is not the title. */
  readonly otherField: boolean;
  /** Whom the work answers to, where the line says that: the key of their title. */
  readonly answersTo: string;
  /** It belongs to the page around a posting: an address, results of a search. */
  readonly page: boolean;
  /** It is the name of somebody. */
  readonly person: boolean;
  readonly long: boolean;
}

/** What candidates for a title are held against: the lines of the head, the words of the text, each other. */
export interface TitleAround {
  readonly lines: readonly LineSigns[];
  /** How many of the lines may hold a title. */
  readonly said: number;
  readonly counted: WordCount;
}

/** A candidate for the title as the rules read it. */
export interface TitleCase {
  /** As it would be shown, and without what stands in brackets. */
  readonly title: string;
  readonly bare: string;
  readonly key: string;
  readonly words: readonly string[];
  /** How the tables of occupations know it, and the noun that it turns on. */
  readonly by: "exact" | "trimmed" | "head" | "none";
  readonly head: string;
  readonly sightings: readonly TitleSighting[];
  readonly around: TitleAround;
}

export const pay =
  /[$£€₹]\s?\d|\b(?:salary|wage|pay|p\/h|p\.a\.|per (?:hour|annum|year|month|diem)|an hour|a year|lpa|lacs)\b/iu;
export const hours =
  /\b\d{1,2}(?:\.\d+)?(?:\s?[-–]\s?\d{1,2})?\s?(?:hours?|hrs?|h|%)(?:\b|$)|\b(?:full|part)[- ]time\b|\b(?:permanent|temporary|fixed[- ]term|contract|hybrid|remote|on-?site|unlimited|casual|per diem)\b/iu;
const reference =
  /\b(?:ref(?:erence)?|job (?:id|no|code|number)|req(?:uisition)?|vacancy (?:no|number|ref))\b/iu;
const page =
  /\b(?:results|jobs|vacancies) (?:for|in|near|across)\b|[^\s@]@\S|\b[a-z\d-]+\.(?:com|org|net|io|example|[a-z]{2}\.[a-z]{2,})\b/iu;
/** The name of somebody, with what a network writes beside it. */
const person =
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\.)?(?: (?:van|de|von|al|el|bin|O'))?(?: \p{Lu}[\p{L}'’-]+){1,2}(?:\s*[•·|]\s*(?:1st|2nd|3rd).*|,?\s\((?:she|he|they).*)?$/u;
const longLine = 110;

function signsOf(line: string): LineSigns {
  return {
    pay: pay.test(line),
    hours: hours.test(line),
    reference: reference.test(line),
    place:
      line.length < longLine && line.split(/\s[|·•–—-]\s/u).some((part) => isPlace(part.trim())),
    house: line.length < longLine && namesOrganisation(line),
    otherField: isOtherField(line),
    answersTo: titleKey(answersTo.exec(line)?.[1] ?? ""),
    page: page.test(line),
    person: person.test(line),
    long: line.length > longLine,
  };
}

const answersTo =
  /^(?:reports?(?: directly)? (?:in)?to|reporting (?:in)?to|line manager|supervisor|responsible to|accountable to)\s*:\s*(.+)$/iu;
const mostText = 12_000;
const plural = /(?<=\p{L}{3}[^s])s$/u;

function count(text: string): WordCount {
  const words = (
    text
      .slice(0, mostText)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.replace(plural, ""));
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = places.get(word);
    if (known === undefined) places.set(word, [at]);
    else known.push(at);
  }
  return { words, places };
}

/** How often the words of a key stand in a text one behind the other, in singular or plural. */
export function timesIn({ words, places }: WordCount, key: string): number {
  const run = key.split(" ").map((word) => word.replace(plural, ""));
  const from = places.get(run[0] ?? "") ?? [];
  return from.filter((at) => run.every((word, next) => words[at + next] === word)).length;
}

/** What the candidates of a text are held against. */
export function aroundTitles(original: string, lines: readonly TitleLine[]): TitleAround {
  return {
    lines: lines.map(({ text }) => signsOf(text)),
    said: lines.filter(({ line }) => line >= 0).length,
    counted: count(original),
  };
}

const knownBy = kept((title): Pick<TitleCase, "by" | "head"> => {
  const tables = knownTables();
  if (tables === undefined) return { by: "none", head: "" };
  const { by, head } = titleOf(tables, title);
  return { by, head };
});

/** Whether a word says what somebody is: "baker", "Officers". */
export function isSomebody(word: string): boolean {
  const low = word.toLowerCase();
  return titleNouns.has(low) || titleNouns.has(low.replace(/s$/, ""));
}

/** "Analyst I/II": the steps of a post, behind who does it. */
const level = /(?<=\p{Ll})\s(?:[IVX]{1,3}|\d)(?:\s?[/&–-]\s?(?:[IVX]{1,3}|\d))*$/u;

/** A candidate as the rules read it. */
export function caseOf({ title, sightings }: TitleCandidate, around: TitleAround): TitleCase {
  const bare = title
    .replace(/\s*[([][^)\]]*[)\]]/gu, "")
    .replace(level, "")
    .trim();
  return {
    title,
    bare,
    key: titleKey(title),
    words: bare.match(/\p{L}[\p{L}'’-]*/gu) ?? [],
    ...knownBy(bare),
    sightings,
    around,
  };
}

const marked = /«([^«»]+)»/u;

/** An example of a rule: a posting in which the candidate stands between « and ». */
export function readTitleExample(example: string): TitleCase {
  const title = marked.exec(example)?.[1] ?? example;
  const text = example.replace(/[«»]/gu, "");
  const { placed, fields } = sectionsOf(segmentsOf(text));
  const lines = headLinesOf(text);
  const candidates = titleCandidates(lines, placed, fields);
  const around = aroundTitles(text, lines);
  const found = candidates.find((one) => titleKey(one.title) === titleKey(title));
  return caseOf(found ?? { title, sightings: [] }, around);
}
