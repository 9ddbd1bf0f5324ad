import { degreeLevel } from "../entries/score-token.ts";
import { titleScore } from "../entries/title.rules.ts";
import { findDates } from "../fields/dates/find-dates.ts";
import { knownShare } from "../fields/known-terms.ts";
import { isLevelRow, isSkillLevel } from "../fields/skill-level.ts";
import { isSpokenLanguage } from "../fields/spoken-language.ts";
import type { Line } from "../text-line/line.ts";
import type { SectionKind } from "../headings/kinds.ts";
import { matchHeading } from "../headings/match-heading.ts";
import { signature } from "./learn-style.ts";
import { tellsDeeds } from "./own-headings.ts";
import { textApart } from "./set-apart.ts";
import { headsOtherWork, headsTime, headsWork } from "./work-headings.ts";

interface Untyped {
  readonly kinds: readonly SectionKind[];
  readonly title: string;
  readonly heading?: Line;
  readonly lines: Line[];
}

const longestHeader = 140;

function isHeaderLine(line: Line): boolean {
  return line.bullet === undefined && line.text.length <= longestHeader;
}

/** Lines in header position that hold a period of time. */
function datedLines(lines: readonly Line[], today: string): Line[] {
  return lines.filter(
    (line) => isHeaderLine(line) && findDates(line.text, { today }).some((one) => !one.bare),
  );
}

function termsOf(lines: readonly Line[]): string[] {
  return lines
    .flatMap((line) => textApart(line).split(/[,;|•·،؛\t]|\s{3,}/u))
    .map((term) => term.replace(/^[^:]{2,24}:\s*/u, "").trim())
    .filter((term) => term !== "");
}

/** A sentence, or an address. */
function isNoList({ text }: Line): boolean {
  return /[.!?]\s*$|@|:\/\//u.test(text);
}

/** Short terms one after another, without a sentence among them. */
function isTermList(lines: readonly Line[], terms: readonly string[]): boolean {
  if (terms.length < 3 || lines.some(isNoList)) return false;
  const short = terms.filter((term) => term.split(/\s+/).length <= 4 && term.length <= 36);
  return short.length >= terms.length * 0.85;
}

/** A level alone above short terms ("Advanced", "Excel", "SQL"): no other section begins so. */
function isLevelledList(lines: readonly Line[], dated: number): boolean {
  const [level, ...rest] = lines;
  const isLevel = level !== undefined && isLevelRow(level.text);
  const terms = termsOf(rest);
  return isLevel && dated === 0 && areShort(terms) && !rest.some(({ text }) => /[.!?]$/.test(text));
}

/** What the lines of a section are by their form; undefined where nothing is clear. */
function kindByContent(lines: readonly Line[], today: string): SectionKind | undefined {
  if (lines.length === 0) return undefined;
  const dated = datedLines(lines, today).length;
  const headers = lines.filter(isHeaderLine);
  const degrees = headers.filter((line) => degreeLevel(line.text) > 0).length;
  const titles = headers.filter((line) => titleScore(line.text) >= 2.4).length;
  const bullets = lines.length - headers.length;
  if (isLevelledList(lines, dated)) return "skills";
  if (dated > 0 && degrees >= Math.max(1, dated * 0.5) && titles <= degrees) return "education";
  if (dated > 0 && (bullets >= dated || titles > 0)) return "experience";
  if (degrees > 0 && bullets === 0 && titles === 0) return "education";
  const terms = termsOf(lines);
  if (dated > 0 || !isTermList(lines, terms)) return undefined;
  const spoken = terms.filter((term) => isSpokenLanguage(term.split(/[\s(]/u)[0] ?? "")).length;
  return spoken >= terms.length * 0.4 ? "languages" : "skills";
}

const enoughKnown = 0.6;
/** Terms of a section that may be a part of the skills above it. */
const mostWords = 4;

function areShort(terms: readonly string[]): boolean {
  return terms.length > 0 && terms.every((term) => term.split(/\s+/).length <= mostWords);
}

/** Terms that the tables know are skills, whatever other section is named so. */
function holdsSkills({ lines }: Untyped, today: string): boolean {
  const all = termsOf(lines);
  const terms = all.filter((term) => !isSkillLevel(term));
  if (isLevelledList(lines, datedLines(lines, today).length)) return true;
  const isList = kindByContent(lines, today) === "skills" || areFewShort(lines, all, today);
  return isList && knownShare(terms) >= enoughKnown;
}

/** Two terms, or one with its level. */
function areFewShort(lines: readonly Line[], terms: readonly string[], today: string): boolean {
  const isDated = datedLines(lines, today).length > 0;
  return terms.length === 2 && areShort(terms) && !isDated && !terms.every(isSkillLevel);
}

/** "Tools", "Methods" one below the other: where the first is a list of skills, so is the next with a level. */
function goesOnWithSkills(section: Untyped, last: Untyped | undefined, today: string): boolean {
  const [head, above] = [section.heading, last?.heading];
  if (head === undefined || above === undefined || last?.kinds[0] !== "skills") return false;
  if (matchHeading(above.text) !== undefined || signature(head) !== signature(above)) return false;
  const isDated = datedLines(section.lines, today).length > 0;
  const terms = termsOf(section.lines);
  return !isDated && areShort(terms) && terms.some(isSkillLevel);
}

/** Further lists of skills, below headings that say nothing. */
function inferMoreSkills<T extends Untyped>(sections: readonly T[], today: string): T[] {
  const out: T[] = [];
  for (const section of sections) {
    const isMore =
      isUntyped(section) &&
      (goesOnWithSkills(section, out.at(-1), today) || holdsSkills(section, today));
    out.push(isMore ? { ...section, kinds: ["skills"] } : section);
  }
  return out;
}

function contentKind({ title, lines }: Untyped, today: string): SectionKind | undefined {
  const kind = kindByContent(lines, today);
  // "Walls built" heads what was done, whatever its lines look like.
  if (kind !== "experience" && tellsDeeds(title)) return undefined;
  // "Now" heads work, whatever degrees are told of in it.
  return kind === "education" && headsTime(title) ? "experience" : kind;
}

/** Work below a heading that names no kind: on one's own account, of another time, of another trade. */
function asFurtherWork<T extends Untyped>(section: T, today: string): T {
  const isWork = isUntyped(section) && headsWork(section.title);
  if (!isWork || contentKind(section, today) !== "experience") return section;
  return { ...section, kinds: ["experience"] };
}

function namesTrade({ text }: Line): boolean {
  return text.split(/[,|•·\t(]|\s[–—-]\s/u).some((part) => titleScore(part) >= 2.4);
}

const fewestPosts = 2;

/** Nothing but posts of some time below a heading that names no kind: the name of a trade or a firm. */
function holdsOnlyPosts(section: Untyped, today: string): boolean {
  if (!isUntyped(section) || headsOtherWork(section.title)) return false;
  const dated = datedLines(section.lines, today);
  const isSure = dated.length >= fewestPosts && dated.every(namesTrade);
  return isSure && contentKind(section, today) === "experience";
}

/** Posts by trades ("Gardening", "Before that"): such a section stands right above or below one of work. */
function asNextWork<T extends Untyped>(sections: readonly T[], today: string): T[] {
  return sections.map((section, at): T => {
    const isBeside = [sections[at - 1], sections[at + 1]].some(
      (one) => one?.kinds.includes("experience") === true,
    );
    return isBeside && holdsOnlyPosts(section, today)
      ? { ...section, kinds: ["experience"] }
      : section;
  });
}

const inferable = ["experience", "education", "skills", "languages"] as const;

function isUntyped(section: Untyped): boolean {
  return section.heading !== undefined && section.kinds[0] === "custom";
}

function isTaken<T>(section: T, taken: ReadonlyMap<SectionKind, T>): boolean {
  return [...taken.values()].includes(section);
}

/** Of sections that may be of one kind the first of those with the most periods. */
function mostDated<T extends Untyped>(sections: readonly T[], today: string): T | undefined {
  const [first] = sections
    .map((section) => ({ section, dated: datedLines(section.lines, today).length }))
    .toSorted((a, b) => b.dated - a.dated);
  return first?.section;
}

/** A title and a period, whatever schools stand beside them. */
function holdsPosts(lines: readonly Line[], today: string): boolean {
  const isTitled = lines.some(
    (line) => isHeaderLine(line) && titleScore(line.text) >= 2.4 && degreeLevel(line.text) === 0,
  );
  return (
    kindByContent(lines, today) === "experience" ||
    (isTitled && datedLines(lines, today).length > 0)
  );
}

/** "Teaching" above dated posts is what a teacher works at, where no other section holds any work. */
function asWork<T extends Untyped>(sections: readonly T[], today: string): T[] {
  const claims = sections.some(
    ({ kinds, title }) => kinds.includes("experience") && !headsTime(title),
  );
  if (claims) return [...sections];
  const at = sections.findIndex(
    ({ kinds, lines }) => kinds[0] === "teaching" && holdsPosts(lines, today),
  );
  return sections.map((section, index) =>
    index === at ? { ...section, kinds: ["experience"] } : section,
  );
}

/** Of each kind that no heading claims the section that holds it. */
function takenByContent<T extends Untyped>(
  sections: readonly T[],
  claimed: ReadonlySet<SectionKind>,
  today: string,
): Map<SectionKind, T> {
  const open = inferable.filter((kind) => !claimed.has(kind));
  const found = open.flatMap((kind): [SectionKind, T][] => {
    const fitting = sections.filter(
      (section) => isUntyped(section) && contentKind(section, today) === kind,
    );
    const best = mostDated(fitting, today);
    return best === undefined ? [] : [[kind, best]];
  });
  return new Map(found);
}

/**
 * Sections whose heading says nothing are known by what stands in them, as long as no heading claims that
 * kind: a list of dated posts under "Where I have been" is the experience, and the dated section that is left
 * the education.
 */
export function inferKinds<T extends Untyped>(given: readonly T[], today: string): T[] {
  const sections = asWork(given, today);
  const claimed = new Set(sections.flatMap((section) => section.kinds));
  const taken = takenByContent(sections, claimed, today);
  const isOpen = (section: T): boolean =>
    isUntyped(section) && !isTaken(section, taken) && datedLines(section.lines, today).length > 0;
  const hasJobs = taken.has("experience");
  // "Now" and "Before": work may stand in more than one section.
  const more = sections.filter((section) => hasJobs && headsTime(section.title) && isOpen(section));
  if (hasJobs && !claimed.has("education") && !taken.has("education")) {
    const rest = sections.find((section) => !more.includes(section) && isOpen(section));
    if (rest !== undefined) taken.set("education", rest);
  }
  const kinds = new Map<T, SectionKind>([...taken].map(([kind, section]) => [section, kind]));
  for (const section of more) kinds.set(section, "experience");
  const inferred = sections.map((section): T => {
    const kind = kinds.get(section);
    return kind === undefined ? asFurtherWork(section, today) : { ...section, kinds: [kind] };
  });
  return inferMoreSkills(asNextWork(inferred, today), today);
}
