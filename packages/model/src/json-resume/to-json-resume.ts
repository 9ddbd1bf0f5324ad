import { maxBullets } from "../base/limits.ts";
import { oneLine } from "../text/text.ts";
import type { Extraction } from "../tailoring/extraction.ts";
import { optionalFieldsOf, textAt } from "../resume/entry-values.ts";
import type { Contact, EntrySection, Period, RecordEntry, Resume, Text } from "../resume/resume.ts";
import { noteCreator, noteLines } from "./value-notes.ts";
import type { Noted, ValueNote } from "./value-notes.ts";
import { recordKeys } from "./record-keys.ts";
import type { RecordKey, RecordKeys } from "./record-keys.ts";
import { restoreKept } from "./kept.ts";
import { homelessSections } from "./homeless-sections.ts";

/** A JSON Resume 1.0.0 object; what the standard has no room for is in `meta.savile`. */
export interface JsonResume {
  basics?: Record<string, unknown>;
  meta?: Record<string, unknown>;
  [section: string]: unknown;
}

type Json = Record<string, unknown>;

/** An absent value is an absent key. */
function stated(fields: Json): Json {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) =>
        value !== "" && value !== undefined && !(Array.isArray(value) && !value.length),
    ),
  );
}

function linesOf(list: readonly Text[]): string[] {
  return list.map((line) => line.text);
}

/** `startDate` and `endDate` at the precision written; "present" is an absent end. */
function datesOf({ text, start, end }: Period): { startDate: string; endDate: string } {
  if (oneLine(text) === "") return { startDate: "", endDate: "" };
  return { startDate: start, endDate: end === "present" ? "" : end };
}

/** The parts between commas, or the whole text where its parts would not give it back. */
function partsOf(text: string): string[] {
  const parts = text.split(", ");
  const clean = parts.every((part) => part !== "" && part === oneLine(part));
  return clean && parts.length <= maxBullets ? parts : [text];
}

function locationOf(text: string): Json {
  const parts = partsOf(text);
  const [city, region] = parts;
  return parts.length === 2 && !/\d/.test(text) ? { city, region } : { address: text };
}

function basicsOf(resume: Resume, noted: Noted): Json {
  const { contact } = resume;
  const [url, ...others] = contact.links.map((line) => line.text);
  noted("basics.name", "name", resume.name);
  noted("basics.label", "headline", resume.headline);
  noted("basics.email", "contact.email", contact.email);
  noted("basics.phone", "contact.phone", contact.phone);
  noted("basics.location", "contact.location", contact.location);
  noted("basics.summary", "summary", resume.summary);
  return stated({
    name: resume.name,
    label: resume.headline,
    email: contact.email,
    phone: contact.phone,
    url,
    summary: resume.summary,
    location: contact.location === "" ? undefined : locationOf(contact.location),
    profiles: profilesOf(contact, others),
  });
}

function profilesOf(contact: Contact, links: readonly string[]): Json[] {
  return [
    { network: "LinkedIn", url: contact.linkedin },
    { network: "GitHub", url: contact.github },
    ...links.map((url) => ({ network: "Website", url })),
  ].filter((profile) => profile.url !== "");
}

/** The optional values of an entry, under their own names: JSON Resume calls them the same. */
function optionalOf(
  section: EntrySection,
  entry: { id: string },
  path: string,
  noted: Noted,
): Json {
  const texts = optionalFieldsOf(section).map(([name]) => [name, textAt(entry, name)] as const);
  for (const [name, text] of texts) noted(`${path}.${name}`, `${entry.id}.${name}`, text);
  return Object.fromEntries(texts);
}

function recordOf(entry: RecordEntry, name: RecordKey, path: string, noted: Noted): Json {
  const keys: RecordKeys = recordKeys[name];
  const { id, dates } = entry;
  const { startDate, endDate } = datesOf(dates);
  noted(`${path}.${keys.title}`, `${id}.title`, entry.title);
  noted(`${path}.${keys.organization}`, `${id}.organization`, entry.organization);
  noted(`${path}.location`, `${id}.location`, entry.location);
  noted(`${path}.${keys.date ?? "startDate"}`, `${id}.dates`, dates.text, dates);
  noted(`${path}.summary`, `${id}.summary`, entry.summary);
  noteLines(noted, `${path}.highlights`, id, entry.bullets, entry.bullets);
  return stated({
    [keys.organization]: entry.organization,
    [keys.title]: entry.title,
    location: entry.location,
    ...(keys.date === undefined ? { startDate, endDate } : { [keys.date]: endDate || startDate }),
    ...optionalOf(keys.section, entry, path, noted),
    summary: entry.summary,
    highlights: linesOf(entry.bullets),
  });
}

function records(name: RecordKey, list: readonly RecordEntry[], noted: Noted): Json[] {
  return list.map((entry, index) => recordOf(entry, name, `${name}.${index}`, noted));
}

function educationOf(resume: Resume, noted: Noted): Json[] {
  return resume.education.map((entry, index) => {
    const path = `education.${index}`;
    noted(`${path}.institution`, `${entry.id}.school`, entry.school);
    noted(`${path}.studyType`, `${entry.id}.degree`, entry.degree);
    noted(`${path}.area`, `${entry.id}.field`, entry.field);
    noted(`${path}.location`, `${entry.id}.location`, entry.location);
    noted(`${path}.startDate`, `${entry.id}.dates`, entry.dates.text, entry.dates);
    noteLines(noted, `${path}.courses`, entry.id, entry.details, entry.details);
    return stated({
      institution: entry.school,
      studyType: entry.degree,
      area: entry.field,
      location: entry.location,
      ...datesOf(entry.dates),
      ...optionalOf("education", entry, path, noted),
      score: scoreOf(entry.details),
      courses: linesOf(entry.details),
    });
  });
}

function scoreOf(details: readonly Text[]): string | undefined {
  return details
    .map((line) => /^(?:c?gpa|grade|score)\b[\s:]*(\d[\d.,/\s]*)$/i.exec(line.text)?.[1]?.trim())
    .find((score) => score !== undefined);
}

function skillsOf(resume: Resume, noted: Noted): Json[] {
  return resume.skills.map((group, index) => {
    noted(`skills.${index}.name`, `${group.id}.category`, group.category);
    noteLines(noted, `skills.${index}.keywords`, group.id, group.skills, group.skills);
    return stated({ name: group.category, keywords: linesOf(group.skills) });
  });
}

function projectsOf(resume: Resume, noted: Noted): Json[] {
  return resume.projects.map((project, index) => {
    const path = `projects.${index}`;
    noted(`${path}.name`, `${project.id}.name`, project.name);
    noted(`${path}.keywords`, `${project.id}.technologies`, project.technologies);
    noted(`${path}.startDate`, `${project.id}.dates`, project.dates.text, project.dates);
    noted(`${path}.description`, `${project.id}.description`, project.description);
    noteLines(noted, `${path}.highlights`, project.id, project.bullets, project.bullets);
    return stated({
      name: project.name,
      description: project.description,
      ...datesOf(project.dates),
      ...optionalOf("projects", project, path, noted),
      keywords: project.technologies === "" ? [] : partsOf(project.technologies),
      highlights: linesOf(project.bullets),
    });
  });
}

function shortSections(resume: Resume, noted: Noted): Record<"certificates" | "languages", Json[]> {
  resume.certifications.forEach((entry, index) => {
    noted(`certificates.${index}.name`, `${entry.id}.name`, entry.name);
    noted(`certificates.${index}.issuer`, `${entry.id}.issuer`, entry.issuer);
    noted(`certificates.${index}.date`, `${entry.id}.year`, entry.year);
  });
  resume.languages.forEach((entry, index) => {
    noted(`languages.${index}.language`, `${entry.id}.name`, entry.name);
    noted(`languages.${index}.fluency`, `${entry.id}.level`, entry.level);
  });
  return {
    certificates: resume.certifications.map((entry, index) =>
      stated({
        name: entry.name,
        issuer: entry.issuer,
        date: entry.year,
        ...optionalOf("certifications", entry, `certificates.${index}`, noted),
      }),
    ),
    languages: resume.languages.map(({ name, level }) =>
      stated({ language: name, fluency: level }),
    ),
  };
}

/** The sections without a home in the standard, but for those that went out as they were written. */
function homelessOf(resume: Resume, written: ReadonlyMap<string, string>): Json {
  return Object.fromEntries(
    homelessSections.flatMap((name) => {
      const list = resume[name].filter(({ id }) => name !== "additional" || !written.has(id));
      return list.length > 0 ? [[name, list]] : [];
    }),
  );
}

/**
 * What was read from a file as JSON Resume 1.0.0. `meta.savile` holds the rest: place and confidence of
 * each value by its path, facts, sections as written, lines, findings, and the sections that the standard
 * has no room for. Byte-identical for the same extraction.
 */
export function toJsonResume(extraction: Extraction, uploadId?: string): JsonResume {
  const { resume } = extraction;
  const values: Record<string, ValueNote> = {};
  const noted = noteCreator(extraction.facts, values);
  const work = resume.experience.map(({ company, ...job }) => ({ ...job, organization: company }));
  const written = {
    work: records("work", work, noted),
    education: educationOf(resume, noted),
    skills: skillsOf(resume, noted),
    projects: projectsOf(resume, noted),
    ...shortSections(resume, noted),
    volunteer: records("volunteer", resume.volunteer, noted),
    awards: records("awards", resume.awards, noted),
    publications: records("publications", resume.publications, noted),
  };
  const { basics, sections, own, meta, ids } = restoreKept(extraction.kept, resume, {
    basics: basicsOf(resume, noted),
    sections: written,
  });
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics,
    ...stated(sections),
    ...own,
    meta: {
      version: "v1.0.0",
      ...meta,
      savile: stated({
        version: extraction.version,
        uploadId,
        format: extraction.format,
        pages: extraction.pages,
        language: resume.language,
        maker: extraction.maker,
        confidence: extraction.confidence,
        values,
        facts: extraction.facts,
        sections: extraction.sections,
        order: resume.order.map((id) => ids.get(id) ?? id),
        entries: homelessOf(resume, ids),
        lines: extraction.lines,
        findings: extraction.findings,
        unplaced: extraction.unplaced,
      }),
    },
  };
}
