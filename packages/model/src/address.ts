import type { CoverLetter } from "./cover-letter.ts";
import type { FactKind } from "./fact.ts";
import { recordSections } from "./known-sections.ts";
import type { RecordSection } from "./known-sections.ts";
import type { Contact, Period, RecordEntry, Resume, Text } from "./resume.ts";

/**
 * One printed value of a document under its address. `kind` is what a Fact of it states; `entry` the id of
 * the entry that it belongs to. Ids are unique within a document, so an address survives reordering.
 */
export interface Leaf {
  readonly address: string;
  readonly text: string;
  readonly kind: FactKind;
  readonly entry?: string;
}

const recordKinds: Partial<Record<RecordSection, FactKind>> = {
  awards: "award",
  publications: "publication",
};

function leaf(address: string, text: string, kind: FactKind): Leaf {
  const dot = address.indexOf(".");
  const parent = dot < 0 ? "" : address.slice(0, dot);
  return parent === "" || parent === "contact" || parent === "cmp"
    ? { address, text, kind }
    : { address, text, kind, entry: parent };
}

function texts(entry: string, list: readonly Text[], kind: FactKind): Leaf[] {
  return list.map((line) => leaf(`${entry}.${line.id}`, line.text, kind));
}

function period(entry: string, dates: Period): Leaf {
  return leaf(`${entry}.dates`, dates.text, "dates");
}

function contactLeaves(contact: Contact): Leaf[] {
  return [
    leaf("contact.email", contact.email, "contact"),
    leaf("contact.phone", contact.phone, "contact"),
    leaf("contact.location", contact.location, "contact"),
    leaf("contact.linkedin", contact.linkedin, "contact"),
    leaf("contact.github", contact.github, "contact"),
    ...texts("contact", contact.links, "contact"),
  ];
}

function recordLeaves(section: RecordSection, entry: RecordEntry): Leaf[] {
  return [
    leaf(`${entry.id}.title`, entry.title, recordKinds[section] ?? "title"),
    leaf(`${entry.id}.organization`, entry.organization, "org"),
    leaf(`${entry.id}.location`, entry.location, "location"),
    period(entry.id, entry.dates),
    leaf(`${entry.id}.summary`, entry.summary, "other"),
    ...texts(entry.id, entry.bullets, "bullet"),
  ];
}

function allResumeLeaves(resume: Resume): Leaf[] {
  return [
    leaf("name", resume.name, "name"),
    leaf("headline", resume.headline, "headline"),
    ...contactLeaves(resume.contact),
    leaf("summary", resume.summary, "summary"),
    ...texts("cmp", resume.competencies, "skill"),
    ...resume.experience.flatMap((job) => [
      leaf(`${job.id}.title`, job.title, "title"),
      leaf(`${job.id}.company`, job.company, "org"),
      leaf(`${job.id}.location`, job.location, "location"),
      period(job.id, job.dates),
      leaf(`${job.id}.summary`, job.summary, "other"),
      ...texts(job.id, job.bullets, "bullet"),
    ]),
    ...resume.education.flatMap((entry) => [
      leaf(`${entry.id}.degree`, entry.degree, "degree"),
      leaf(`${entry.id}.field`, entry.field, "field"),
      leaf(`${entry.id}.school`, entry.school, "school"),
      leaf(`${entry.id}.location`, entry.location, "location"),
      period(entry.id, entry.dates),
      ...texts(entry.id, entry.details, "other"),
    ]),
    ...resume.skills.flatMap((group) => [
      leaf(`${group.id}.category`, group.category, "other"),
      ...texts(group.id, group.skills, "skill"),
    ]),
    ...resume.projects.flatMap((project) => [
      leaf(`${project.id}.name`, project.name, "project"),
      leaf(`${project.id}.technologies`, project.technologies, "skill"),
      period(project.id, project.dates),
      leaf(`${project.id}.description`, project.description, "other"),
      ...texts(project.id, project.bullets, "bullet"),
    ]),
    ...resume.certifications.flatMap((entry) => [
      leaf(`${entry.id}.name`, entry.name, "cert"),
      leaf(`${entry.id}.issuer`, entry.issuer, "org"),
      leaf(`${entry.id}.year`, entry.year, "dates"),
    ]),
    ...resume.languages.flatMap((entry) => [
      leaf(`${entry.id}.name`, entry.name, "language"),
      leaf(`${entry.id}.level`, entry.level, "language"),
    ]),
    ...recordSections.flatMap((section) =>
      resume[section].flatMap((entry) => recordLeaves(section, entry)),
    ),
    ...resume.additional.flatMap((section) => [
      leaf(`${section.id}.title`, section.title, "other"),
      ...texts(section.id, section.lines, "other"),
    ]),
  ];
}

/** Every stated value of a Resume in a fixed order; empty values are left out. */
export function resumeLeaves(resume: Resume): Leaf[] {
  return allResumeLeaves(resume).filter((value) => value.text !== "");
}

/** Every stated value of a CoverLetter; paragraphs are addressed `body.<id>`. */
export function letterLeaves(letter: CoverLetter): Leaf[] {
  return [
    leaf("name", letter.name, "name"),
    ...contactLeaves(letter.contact),
    leaf("date", letter.date, "dates"),
    leaf("department", letter.department, "other"),
    leaf("businessUnit", letter.businessUnit, "other"),
    leaf("company", letter.company, "org"),
    leaf("location", letter.location, "location"),
    leaf("salutation", letter.salutation, "other"),
    ...letter.paragraphs.map((line) => ({
      address: `body.${line.id}`,
      text: line.text,
      kind: "other" as const,
    })),
    leaf("closing", letter.closing, "other"),
    leaf("signature", letter.signature, "name"),
  ].filter((value) => value.text !== "");
}
