import type { Resume } from "@savile/model";
import type { Part } from "../entries/entry.ts";
import { realLines } from "../entries/join-wrapped.ts";
import { partLabelled } from "../sections/part-labelled.ts";
import type { Section } from "../sections/split-sections.ts";
import type { Line } from "../text-line/line.ts";
import { buildLanguages } from "./build-languages.ts";
import { buildCertifications, buildAdditional } from "./build-lists.ts";
import { buildSkills } from "./build-skills.ts";
import type { Ledger } from "./ledger.ts";

/** What stands before the first entry, and what entries could not hold, becomes a section of its own. */
export function keepRest(
  ledger: Ledger,
  resume: Resume,
  section: Section,
  parts: readonly Part[],
): void {
  const lines = parts.flatMap((part) => linesBetween(section.lines, part));
  if (lines.length === 0) return;
  addAdditional(ledger, resume, { ...section, lines });
}

/** The lines of a section that a part of it covers. */
export function linesBetween(lines: readonly Line[], part: Part): Line[] {
  const first = realLines(part.first)[0] ?? part.first;
  const last = realLines(part.last).at(-1) ?? part.last;
  return lines.slice(lines.indexOf(first), lines.indexOf(last) + 1);
}

/** Spoken languages, after those that are there. */
export function addLanguages(ledger: Ledger, resume: Resume, lines: readonly Line[]): void {
  resume.languages.push(...buildLanguages(ledger, lines, resume.languages.length + 1));
}

/** A list of skills, after those that are there. */
export function addSkills(ledger: Ledger, resume: Resume, lines: readonly Line[]): void {
  resume.skills.push(...buildSkills(ledger, lines, resume.skills.length + 1));
}

/** Certificates and licences, after those that are there. */
export function addCertifications(ledger: Ledger, resume: Resume, lines: readonly Line[]): void {
  const from = resume.certifications.length + 1;
  resume.certifications.push(...buildCertifications(ledger, lines, from));
}

/** A section of its own; gives the name under which it stands in the order, if it holds anything. */
export function addAdditional(ledger: Ledger, resume: Resume, whole: Section): string | undefined {
  const { skills, languages, papers, rest: lines } = partLabelled(whole.lines);
  addLanguages(ledger, resume, languages);
  addCertifications(ledger, resume, papers);
  addSkills(ledger, resume, skills);
  if (lines.length === 0) return "languages";
  const section = { ...whole, lines };
  const id = `add${resume.additional.length + 1}`;
  const built = buildAdditional(ledger, id, section.heading, section.lines);
  // A list of nothing but web addresses is in the contact details.
  if (built.lines.length === 0) {
    ledger.entries.delete(`${id}.title`);
    return undefined;
  }
  resume.additional.push(built);
  return id;
}
