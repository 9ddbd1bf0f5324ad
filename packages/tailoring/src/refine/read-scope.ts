import { entryPrefixes, wordTable } from "@savile/model";
import type { Source, SourceRole } from "../match/source.ts";
import { orgName } from "../words/names.ts";
import { stemOf } from "../text/stem.ts";
import type { Scope } from "./intent.ts";
import { sectionWords } from "./words.data.ts";

/** The name of a section that a text names. */
export function sectionIn(said: string, source: Source): string | undefined {
  const own = source.resume.additional.find(
    ({ title }) => title !== "" && said.includes(title.toLowerCase()),
  );
  return own?.id ?? sectionWords.find(([pattern]) => pattern.test(said))?.[1];
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [];
}

/** Whether a text names an employer or project: by its first words. */
function namesOrg(said: string, role: SourceRole): boolean {
  const name = orgName(role.org === "" ? role.title : role.org).toLowerCase();
  const [first = "", second] = words(name);
  if (name.length >= 3 && said.includes(name)) return true;
  const known = new Set(words(said));
  return first.length >= 4 && known.has(first) && (second === undefined || known.has(second));
}

function namesTitle(said: string, role: SourceRole): boolean {
  const title = role.title.toLowerCase();
  return title.length >= 4 && said.includes(title);
}

/** The roles that a text names: by employer, by title, or by their age. */
export function rolesIn(said: string, source: Source): SourceRole[] {
  const jobs = [...source.roles].filter((role) => role.paid).sort((a, b) => a.recency - b.recency);
  const named = source.roles.filter((role) => namesOrg(said, role) || namesTitle(said, role));
  if (named.length > 0) return named;
  if (
    /\b(?:older|earlier|previous|old|past|other) (?:jobs?|roles?|positions?|experience)\b/.test(
      said,
    )
  )
    return jobs.slice(1);
  if (/\b(?:current|latest|newest|most recent|present) (?:job|role|position)\b/.test(said))
    return jobs.slice(0, 1);
  if (/\b(?:oldest|first|earliest) (?:job|role|position)\b/.test(said)) return jobs.slice(-1);
  if (/\b(?:last) (?:job|role|position)\b/.test(said)) return jobs.slice(0, 1);
  return [];
}

/** The part of the documents that a request speaks of; the resume where it names none. */
export function scopeOf(said: string, source: Source): Scope {
  if (/\bletters?\b/.test(said)) return { of: "letter" };
  if (/\b(?:summary|profile|objective|about me|intro(?:duction)?)\b/.test(said))
    return { of: "summary" };
  const roles = rolesIn(said, source);
  if (roles.length > 0) return { of: "roles", ids: roles.map((role) => role.id) };
  if (/\b(?:skills?|competenc(?:y|ies))\b/.test(said)) return { of: "skills" };
  const section = sectionIn(said, source);
  return section === undefined || section === "experience"
    ? { of: "resume" }
    : { of: "section", section };
}

/** Whether a scope holds an address of the resume. */
export function isInScope(address: string, scope: Scope): boolean {
  if (scope.of === "summary") return address === "summary";
  if (scope.of === "skills") return /^(?:skl|cmp)/.test(address);
  if (scope.of === "roles") return scope.ids.some((id) => address.startsWith(`${id}.`));
  if (scope.of !== "section") return scope.of === "resume";
  const prefix = prefixes[scope.section] ?? scope.section;
  return address.startsWith(prefix);
}

const prefixes = wordTable<string>({ ...entryPrefixes, competencies: "cmp" });

/** Stems of words, for comparing a request with a line. */
export function plainStems(text: string): string[] {
  return words(text).map(stemOf);
}
