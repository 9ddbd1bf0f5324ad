import type { CoverLetter } from "./cover-letter.ts";
import { keepSame } from "./keep-same.ts";
import { parsePeriod } from "./period.ts";
import type { Contact, Period, RecordEntry, RecordSection, Resume, Text } from "./resume.ts";

/** The new text for the one at an address; the same text leaves it alone. Absent values are `""`. */
export type TextChange = (address: string, text: string) => string;

/** The new dates for those at an address. */
export type PeriodChange = (address: string, dates: Period) => Period;

interface Change {
  readonly text: TextChange;
  readonly dates: PeriodChange;
  /** The id of the only entry that is looked into; without it all are. */
  readonly only?: string | undefined;
}

function mapKept<T extends object>(list: T[], change: (one: T) => T): T[] {
  return keepSame(
    list,
    list.map((one) => keepSame(one, change(one))),
  );
}

function mapEntries<T extends { id: string }>(
  list: T[],
  { only }: Change,
  change: (one: T) => T,
): T[] {
  if (only === undefined) return mapKept(list, change);
  return list.some(({ id }) => id === only)
    ? mapKept(list, (one) => (one.id === only ? change(one) : one))
    : list;
}

function texts(parent: string, list: Text[], { text: change }: Change): Text[] {
  return mapKept(list, (line) => ({ ...line, text: change(`${parent}.${line.id}`, line.text) }));
}

function readAgain(change: TextChange): PeriodChange {
  return (address, dates) => {
    const text = change(address, dates.text);
    return text === dates.text ? dates : { ...parsePeriod(text), text };
  };
}

function contact(value: Contact, whole: Change): Contact {
  const { text: change } = whole;
  return keepSame(value, {
    ...value,
    email: change("contact.email", value.email),
    phone: change("contact.phone", value.phone),
    location: change("contact.location", value.location),
    linkedin: change("contact.linkedin", value.linkedin),
    github: change("contact.github", value.github),
    links: texts("contact", value.links, whole),
  });
}

function records(list: RecordEntry[], whole: Change): RecordEntry[] {
  const { text: change, dates } = whole;
  return mapEntries(list, whole, (entry) => ({
    ...entry,
    title: change(`${entry.id}.title`, entry.title),
    organization: change(`${entry.id}.organization`, entry.organization),
    location: change(`${entry.id}.location`, entry.location),
    dates: dates(`${entry.id}.dates`, entry.dates),
    summary: change(`${entry.id}.summary`, entry.summary),
    bullets: texts(entry.id, entry.bullets, whole),
  }));
}

function recordSectionsOf(resume: Resume, change: Change): Pick<Resume, RecordSection> {
  return {
    awards: records(resume.awards, change),
    publications: records(resume.publications, change),
    volunteer: records(resume.volunteer, change),
    memberships: records(resume.memberships, change),
    patents: records(resume.patents, change),
    speaking: records(resume.speaking, change),
    teaching: records(resume.teaching, change),
    leadership: records(resume.leadership, change),
    military: records(resume.military, change),
  };
}

function work(resume: Resume, whole: Change): Pick<Resume, "experience" | "education"> {
  const { text: change, dates } = whole;
  return {
    experience: mapEntries(resume.experience, whole, (job) => ({
      ...job,
      title: change(`${job.id}.title`, job.title),
      company: change(`${job.id}.company`, job.company),
      location: change(`${job.id}.location`, job.location),
      dates: dates(`${job.id}.dates`, job.dates),
      summary: change(`${job.id}.summary`, job.summary),
      bullets: texts(job.id, job.bullets, whole),
    })),
    education: mapEntries(resume.education, whole, (entry) => ({
      ...entry,
      degree: change(`${entry.id}.degree`, entry.degree),
      field: change(`${entry.id}.field`, entry.field),
      school: change(`${entry.id}.school`, entry.school),
      location: change(`${entry.id}.location`, entry.location),
      dates: dates(`${entry.id}.dates`, entry.dates),
      details: texts(entry.id, entry.details, whole),
    })),
  };
}

function lists(
  resume: Resume,
  whole: Change,
): Pick<Resume, "skills" | "projects" | "certifications" | "languages"> {
  const { text: change, dates } = whole;
  return {
    skills: mapEntries(resume.skills, whole, (group) => ({
      ...group,
      category: change(`${group.id}.category`, group.category),
      skills: texts(group.id, group.skills, whole),
    })),
    projects: mapEntries(resume.projects, whole, (project) => ({
      ...project,
      name: change(`${project.id}.name`, project.name),
      technologies: change(`${project.id}.technologies`, project.technologies),
      dates: dates(`${project.id}.dates`, project.dates),
      description: change(`${project.id}.description`, project.description),
      bullets: texts(project.id, project.bullets, whole),
    })),
    certifications: mapEntries(resume.certifications, whole, (entry) => ({
      ...entry,
      name: change(`${entry.id}.name`, entry.name),
      issuer: change(`${entry.id}.issuer`, entry.issuer),
      year: change(`${entry.id}.year`, entry.year),
    })),
    languages: mapEntries(resume.languages, whole, (entry) => ({
      ...entry,
      name: change(`${entry.id}.name`, entry.name),
      level: change(`${entry.id}.level`, entry.level),
    })),
  };
}

/**
 * The Resume with every text handed to `change` under its address, absent ones included, in the order and
 * under the addresses of {@link resumeLeaves}. Dates whose text changes are read again, unless `dates` says
 * what they become. Pure; shape, ids and order stay, and what does not change stays the same object. With `only` no
 * entry but the one with this id is looked into: one text of a long document is found at once.
 */
export function mapResumeTexts(
  resume: Resume,
  change: TextChange,
  dates: PeriodChange = readAgain(change),
  only?: string,
): Resume {
  const whole = { text: change, dates, only };
  return keepSame(resume, {
    ...resume,
    name: change("name", resume.name),
    headline: change("headline", resume.headline),
    contact: contact(resume.contact, whole),
    summary: change("summary", resume.summary),
    competencies: texts("cmp", resume.competencies, whole),
    ...work(resume, whole),
    ...lists(resume, whole),
    ...recordSectionsOf(resume, whole),
    additional: mapEntries(resume.additional, whole, (section) => ({
      ...section,
      title: change(`${section.id}.title`, section.title),
      lines: texts(section.id, section.lines, whole),
    })),
  });
}

/** The CoverLetter with every text handed to `change` under its address, absent ones included. */
export function mapLetterTexts(letter: CoverLetter, change: TextChange): CoverLetter {
  const whole = { text: change, dates: readAgain(change) };
  return keepSame(letter, {
    ...letter,
    name: change("name", letter.name),
    contact: contact(letter.contact, whole),
    date: change("date", letter.date),
    department: change("department", letter.department),
    businessUnit: change("businessUnit", letter.businessUnit),
    company: change("company", letter.company),
    location: change("location", letter.location),
    salutation: change("salutation", letter.salutation),
    paragraphs: texts("body", letter.paragraphs, whole),
    closing: change("closing", letter.closing),
    signature: change("signature", letter.signature),
  });
}
