import { resumeLeaves } from "../address.ts";
import type { Extraction } from "../extraction.ts";
import type { Fact } from "../fact.ts";
import { parsePeriod } from "../period.ts";
import { noPeriod } from "../resume.ts";
import type { Period, RecordEntry, RecordSection, Resume, Text } from "../resume.ts";
import { entrySections } from "./sections.ts";
import { findPart, findSpot, partsOf, valueAt } from "./draft.ts";
import type { Draft, DraftPart } from "./draft.ts";
import { shareRight } from "./share-right.ts";

function text(part: DraftPart | undefined, field: string): string {
  return part?.fields.get(field)?.text ?? "";
}

function lines(part: DraftPart | undefined): Text[] {
  return part?.lines.map((line) => ({ id: line.id, text: line.text })) ?? [];
}

function dates(part: DraftPart): Period {
  const value = part.fields.get("dates");
  if (value === undefined) return noPeriod();
  return value.period?.text === value.text
    ? value.period
    : { ...parsePeriod(value.text), text: value.text };
}

function records(parts: readonly DraftPart[]): RecordEntry[] {
  return parts.map((part) => ({
    id: part.id,
    title: text(part, "title"),
    organization: text(part, "organization"),
    location: text(part, "location"),
    dates: dates(part),
    summary: text(part, "summary"),
    bullets: lines(part),
  }));
}

function recordsOf({ entries }: Draft): Pick<Resume, RecordSection> {
  return {
    awards: records(entries.awards),
    publications: records(entries.publications),
    volunteer: records(entries.volunteer),
    memberships: records(entries.memberships),
    patents: records(entries.patents),
    speaking: records(entries.speaking),
    teaching: records(entries.teaching),
    leadership: records(entries.leadership),
    military: records(entries.military),
  };
}

function headOf(draft: Draft): Pick<Resume, "name" | "headline" | "summary" | "contact"> {
  const head = findPart(draft, "");
  const contact = findPart(draft, "contact");
  return {
    name: text(head, "name"),
    headline: text(head, "headline"),
    summary: text(head, "summary"),
    contact: {
      email: text(contact, "email"),
      phone: text(contact, "phone"),
      location: text(contact, "location"),
      linkedin: text(contact, "linkedin"),
      github: text(contact, "github"),
      links: lines(contact),
    },
  };
}

function workOf({ entries }: Draft): Pick<Resume, "experience" | "education" | "projects"> {
  return {
    experience: entries.experience.map((part) => ({
      id: part.id,
      title: text(part, "title"),
      company: text(part, "company"),
      location: text(part, "location"),
      dates: dates(part),
      summary: text(part, "summary"),
      bullets: lines(part),
    })),
    education: entries.education.map((part) => ({
      id: part.id,
      degree: text(part, "degree"),
      field: text(part, "field"),
      school: text(part, "school"),
      location: text(part, "location"),
      dates: dates(part),
      details: lines(part),
    })),
    projects: entries.projects.map((part) => ({
      id: part.id,
      name: text(part, "name"),
      technologies: text(part, "technologies"),
      dates: dates(part),
      description: text(part, "description"),
      bullets: lines(part),
    })),
  };
}

function resumeOf(draft: Draft, before: Resume): Resume {
  const { entries } = draft;
  const own = entries.additional.map((part) => part.id);
  const gone = before.additional.map((part) => part.id).filter((id) => !own.includes(id));
  const order = before.order.filter((id) => !gone.includes(id));
  return {
    language: before.language,
    ...headOf(draft),
    competencies: lines(findPart(draft, "cmp")),
    ...workOf(draft),
    skills: entries.skills.map((part) => ({
      id: part.id,
      category: text(part, "category"),
      skills: lines(part),
    })),
    certifications: entries.certifications.map((part) => ({
      id: part.id,
      name: text(part, "name"),
      issuer: text(part, "issuer"),
      year: text(part, "year"),
    })),
    languages: entries.languages.map((part) => ({
      id: part.id,
      name: text(part, "name"),
      level: text(part, "level"),
    })),
    ...recordsOf(draft),
    additional: entries.additional.map((part) => ({
      id: part.id,
      title: text(part, "title"),
      lines: lines(part),
    })),
    order: [...order, ...own.filter((id) => !order.includes(id))],
  };
}

/** The Facts under the addresses that their values have now; what states no value of the Resume stays. */
function factsOf(draft: Draft, resume: Resume, before: Extraction): Fact[] {
  const stated = resumeLeaves(resume).flatMap(({ address, kind, entry }): Fact[] => {
    const spot = findSpot(draft, address);
    const fact = spot === undefined ? undefined : valueAt(spot)?.fact;
    if (fact === undefined) return [];
    if (fact.id === address) return [fact];
    const { parent: _, ...rest } = fact;
    return [{ ...rest, id: address, kind, ...(entry === undefined ? {} : { parent: entry }) }];
  });
  const were = new Set(resumeLeaves(before.resume).map((leaf) => leaf.address));
  const are = new Set(stated.map((fact) => fact.id));
  const beside = before.facts.filter((fact) => !were.has(fact.id) && !are.has(fact.id));
  return [...stated, ...beside];
}

function linesOf(facts: readonly Fact[]): Set<string> {
  return new Set(facts.flatMap((fact) => fact.span?.lines ?? []));
}

/** Lines that no value holds any more, with those that none held before. */
function unplacedLines(draft: Draft, facts: readonly Fact[], before: Extraction): string[] {
  const held = linesOf(facts);
  for (const { fields, lines: list } of partsOf(draft)) {
    for (const { instead = [] } of [...fields.values(), ...list]) {
      for (const id of instead) held.add(id);
    }
  }
  const freed = [...linesOf(before.facts)].filter((id) => !held.has(id));
  const wanted = new Set([...before.unplaced.filter((id) => !draft.placed.has(id)), ...freed]);
  return before.lines.map((line) => line.id).filter((id) => wanted.has(id));
}

function dropEmpty(draft: Draft): void {
  for (const section of entrySections) {
    draft.entries[section] = draft.entries[section].filter(
      (part) => part.fields.size > 0 || part.lines.length > 0,
    );
  }
}

/** What was read, with the corrections that were made in the draft. */
export function closeDraft(draft: Draft, before: Extraction): Extraction {
  dropEmpty(draft);
  const resume = resumeOf(draft, before.resume);
  const facts = factsOf(draft, resume, before);
  const after = { ...before, resume, facts, unplaced: unplacedLines(draft, facts, before) };
  return { ...after, confidence: shareRight(before, after) };
}
