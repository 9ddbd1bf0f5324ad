import type { Requirement } from "@savile/model";
import { termById } from "@savile/taxonomy/lexicon";
import { numberWords } from "../text/number-words.data.ts";
import { unionMonths } from "../text/months.ts";
import { names } from "./ancestry.ts";
import { none, round } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source, SourceLine, SourceRole } from "./source.ts";
import { sentencesOf } from "../text/sentences.ts";
import { alternativesOf, belongs, isInHouse, isKnownField, isOfField } from "./years-subject.ts";
import { isOccupation } from "./years-occupation.ts";
import type { YearsSubject } from "./years-subject.ts";

/** The day of a month does not decide. */
const grace = 1;

/** The terms that are asked for and that a job names or is of, with every spelling of them. */
function termsOf(
  requirement: Requirement,
  lines: readonly SourceLine[],
  ofOccupation: boolean,
): string {
  return requirement.canonical
    .filter((id) => ofOccupation || lines.some((line) => names(line.terms, id)))
    .flatMap((id) => [termById(id)?.name ?? "", ...(termById(id)?.aliases ?? [])])
    .join(" ");
}

function isOfSubject(
  source: Source,
  role: SourceRole,
  requirement: Requirement,
  subject: YearsSubject,
): boolean {
  const title = source.byAddress.get(role.titleAddress);
  const lines = title === undefined ? role.lines : [title, ...role.lines];
  const text = [role.title, role.org, ...role.lines.map((line) => line.text)].join("\n");
  const terms = termsOf(requirement, lines, isOccupation(subject, role.title));
  return belongs(subject, { title: role.title, org: role.org, text: `${text}\n${terms}` });
}

const stated = new RegExp(
  `(?<![\\p{L}\\d.,-])(\\d{1,2}|${Object.keys(numberWords).join("|")})\\+?\\s+years?(?!\\s*(?:old|ago|of age))`,
  "giu",
);
/** "Roofer since 2011": what goes on. */
const since = /(?<!\p{L})since\s(?:(?:early|late|\p{Lu}\p{L}+)\s)?(\d{4})(?!\d)/gu;

interface StatedMonths {
  readonly months: number;
  readonly line?: SourceLine;
}

/** The amounts of time that a sentence states, each with what stands before it. */
function amountsIn(sentence: string, today: string): { months: number; before: string }[] {
  const years = [...sentence.matchAll(stated)].map((found) => {
    const word = (found[1] ?? "").toLowerCase();
    return {
      months: (numberWords[word] ?? Number(word)) * 12,
      before: sentence.slice(0, found.index),
    };
  });
  const running = [...sentence.matchAll(since)].map((found) => {
    const from = Number(found[1]) * 12 + 11;
    const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
    return { months: Math.max(0, now - from), before: sentence.slice(0, found.index) };
  });
  return [...years, ...running];
}

/** "Electronics technician with" before an amount: what the person is. */
function titleBefore(before: string): string {
  return before.replace(
    /[\s,;:–-]*(?:\b(?:with|for|of|over|more than|almost|nearly|some)\s*)*$/iu,
    "",
  );
}

/** "12 years of bench joinery" in a summary or a list: the months that the person states. */
function statedMonths(source: Source, subjects: readonly YearsSubject[]): StatedMonths {
  const found = source.lines
    .filter(({ place, cap }) => (place === "prose" || place === "list") && cap === undefined)
    .flatMap((line) =>
      sentencesOf(line.text).flatMap(({ start, end }) => {
        const sentence = line.text.slice(start, end);
        return amountsIn(sentence, source.today)
          .filter(({ before }) =>
            subjects.some((subject) =>
              belongs(subject, { title: titleBefore(before), text: sentence }),
            ),
          )
          .map(({ months }): StatedMonths => ({ months, line }));
      }),
    );
  return found.reduce<StatedMonths>((best, one) => (one.months > best.months ? one : best), {
    months: 0,
  });
}

/** Half of the years are a part of them; fewer are only near. */
function shareOf(months: number, need: number): number {
  const share = months / need;
  if (months + grace >= need) return 1;
  return round(share >= 0.5 ? 0.35 + 0.33 * share : 0.6 * share);
}

/** Years whose lines speak of the subject below titles of other fields. */
const byLinesAlone = 0.5;

/** Whether titles of the subject are known, and none of the jobs has one. */
function areOfOtherFields(
  roles: readonly SourceRole[],
  subjects: readonly YearsSubject[],
): boolean {
  return (
    roles.length > 0 &&
    subjects.every(isKnownField) &&
    !roles.some(({ title, org }) => subjects.some((subject) => isOfField(subject, { title, org })))
  );
}

/** Years of the work, in a house that is not told to be what was asked for: a part of them. */
const elsewhere = 0.68;

function isAtHouse(roles: readonly SourceRole[], subjects: readonly YearsSubject[]): boolean {
  return subjects.some(
    (subject) =>
      subject.house.length === 0 ||
      roles.some(({ title, org, lines }) =>
        isInHouse(subject, {
          title,
          org,
          text: [title, org, ...lines.map(({ text }) => text)].join("\n"),
        }),
      ),
  );
}

/** The most that the jobs and words of a person show of what years are asked in. */
function mostOf(roles: readonly SourceRole[], subjects: readonly YearsSubject[]): number {
  const field = areOfOtherFields(roles, subjects) ? byLinesAlone : 1;
  return isAtHouse(roles, subjects) ? field : Math.min(field, elsewhere);
}

const bySeason = /\b(?:seasons?|winters?|summers?|harvests?)\b/iu;

/** Seasons are told by the years in which one worked, however short. */
function seasonMonths(roles: readonly SourceRole[]): number {
  const years = roles.flatMap(({ range }) => {
    if (range === undefined) return [];
    const from = Math.floor(range.from / 12);
    const to = Math.max(from, Math.floor((range.to - 1) / 12));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return new Set(years).size * 12;
}

function monthsOf(roles: readonly SourceRole[], text: string): number {
  const worked = unionMonths(
    roles.flatMap((role) => (role.range === undefined ? [] : [role.range])),
  );
  return bySeason.test(text) ? Math.max(worked, seasonMonths(roles)) : worked;
}

/** Years in a field: months covered by the jobs whose title, employer or lines show it; overlaps count once. */
export function matchYears(source: Source, requirement: Requirement): Found {
  const need = (requirement.minYears ?? 0) * 12;
  if (need === 0) return none;
  const subjects = alternativesOf(requirement.text);
  const roles = source.roles.filter(
    (role) =>
      role.paid &&
      role.range !== undefined &&
      subjects.some((subject) => isOfSubject(source, role, requirement, subject)),
  );
  const worked = monthsOf(roles, requirement.text);
  const own = statedMonths(source, subjects);
  const months = Math.max(worked, own.months);
  if (months === 0) return none;
  const most = own.months > worked ? 1 : mostOf(roles, subjects);
  return {
    factIds:
      own.line !== undefined && own.months > worked
        ? [own.line.address]
        : roles.map((role) => role.datesAddress).slice(0, 6),
    strength: Math.min(most, shareOf(months, need)),
    how: "years",
  };
}
