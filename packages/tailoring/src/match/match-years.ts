import type { Requirement } from "@savile/model";
import { termById } from "@savile/taxonomy/lexicon";
import { numberWords } from "../text/number-words.data.ts";
import { unionMonths } from "../text/months.ts";
import { names } from "./ancestry.ts";
import { none, round } from "./evidence.ts";
import type { Found } from "./evidence.ts";
import type { Source, SourceLine, SourceRole } from "./source.ts";
import { alternativesOf, belongs, isKnownField, isOccupation, isOfField } from "./years-subject.ts";
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
  "iu",
);

/** "12 years of bench joinery" in a summary or a list: the months that the person states. */
function statedMonths(
  source: Source,
  subjects: readonly YearsSubject[],
): { months: number; line?: SourceLine } {
  const found = source.lines
    .filter(({ place }) => place === "prose" || place === "list")
    .flatMap((line) => {
      const word = stated.exec(line.text)?.[1]?.toLowerCase();
      if (word === undefined || line.cap !== undefined) return [];
      const months = (numberWords[word] ?? Number(word)) * 12;
      return subjects.some((subject) => belongs(subject, { title: "", text: line.text }))
        ? [{ months, line }]
        : [];
    });
  return found.reduce<{ months: number; line?: SourceLine }>(
    (best, one) => (one.months > best.months ? one : best),
    { months: 0 },
  );
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
  const worked = unionMonths(
    roles.flatMap((role) => (role.range === undefined ? [] : [role.range])),
  );
  const own = statedMonths(source, subjects);
  const months = Math.max(worked, own.months);
  if (months === 0) return none;
  const most = own.months <= worked && areOfOtherFields(roles, subjects) ? byLinesAlone : 1;
  return {
    factIds:
      own.line !== undefined && own.months > worked
        ? [own.line.address]
        : roles.map((role) => role.datesAddress).slice(0, 6),
    strength: Math.min(most, shareOf(months, need)),
    how: "years",
  };
}
