import type { CoverLetter } from "./cover-letter.ts";
import { parsePeriod } from "./period.ts";
import type { Contact, Period, RecordEntry, RecordSection, Resume, Text } from "./resume.ts";

/** The new text for the one at an address; the same text leaves it alone. Absent values are `""`. */
export type TextChange = (address: string, text: string) => string;

function texts(parent: string, list: readonly Text[], change: TextChange): Text[] {
  return list.map(({ id, text }) => ({ id, text: change(`${parent}.${id}`, text) }));
}

function period(parent: string, dates: Period, change: TextChange): Period {
  const text = change(`${parent}.dates`, dates.text);
  return text === dates.text ? dates : { ...parsePeriod(text), text };
}

function contact(value: Contact, change: TextChange): Contact {
  return {
    email: change("contact.email", value.email),
    phone: change("contact.phone", value.phone),
    location: change("contact.location", value.location),
    linkedin: change("contact.linkedin", value.linkedin),
    github: change("contact.github", value.github),
    links: texts("contact", value.links, change),
  };
}

function records(list: readonly RecordEntry[], change: TextChange): RecordEntry[] {
  return list.map(({ id, ...entry }) => ({
    id,
    title: change(`${id}.title`, entry.title),
    organization: change(`${id}.organization`, entry.organization),
    location: change(`${id}.location`, entry.location),
    dates: period(id, entry.dates, change),
    summary: change(`${id}.summary`, entry.summary),
    bullets: texts(id, entry.bullets, change),
  }));
}

function recordSectionsOf(resume: Resume, change: TextChange): Pick<Resume, RecordSection> {
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

function work(resume: Resume, change: TextChange): Pick<Resume, "experience" | "education"> {
  return {
    experience: resume.experience.map(({ id, ...job }) => ({
      id,
      title: change(`${id}.title`, job.title),
      company: change(`${id}.company`, job.company),
      location: change(`${id}.location`, job.location),
      dates: period(id, job.dates, change),
      summary: change(`${id}.summary`, job.summary),
      bullets: texts(id, job.bullets, change),
    })),
    education: resume.education.map(({ id, ...entry }) => ({
      id,
      degree: change(`${id}.degree`, entry.degree),
      field: change(`${id}.field`, entry.field),
      school: change(`${id}.school`, entry.school),
      location: change(`${id}.location`, entry.location),
      dates: period(id, entry.dates, change),
      details: texts(id, entry.details, change),
    })),
  };
}

/**
 * The Resume with every text handed to `change` under its address, absent ones included, in the order and
 * under the addresses of {@link resumeLeaves}. Dates whose text changes are read again. Pure; shape, ids
 * and order stay.
 */
export function mapResumeTexts(resume: Resume, change: TextChange): Resume {
  return {
    ...resume,
    name: change("name", resume.name),
    headline: change("headline", resume.headline),
    contact: contact(resume.contact, change),
    summary: change("summary", resume.summary),
    competencies: texts("cmp", resume.competencies, change),
    ...work(resume, change),
    skills: resume.skills.map(({ id, category, skills }) => ({
      id,
      category: change(`${id}.category`, category),
      skills: texts(id, skills, change),
    })),
    projects: resume.projects.map(({ id, ...project }) => ({
      id,
      name: change(`${id}.name`, project.name),
      technologies: change(`${id}.technologies`, project.technologies),
      dates: period(id, project.dates, change),
      description: change(`${id}.description`, project.description),
      bullets: texts(id, project.bullets, change),
    })),
    certifications: resume.certifications.map(({ id, name, issuer, year }) => ({
      id,
      name: change(`${id}.name`, name),
      issuer: change(`${id}.issuer`, issuer),
      year: change(`${id}.year`, year),
    })),
    languages: resume.languages.map(({ id, name, level }) => ({
      id,
      name: change(`${id}.name`, name),
      level: change(`${id}.level`, level),
    })),
    ...recordSectionsOf(resume, change),
    additional: resume.additional.map(({ id, title, lines }) => ({
      id,
      title: change(`${id}.title`, title),
      lines: texts(id, lines, change),
    })),
  };
}

/** The CoverLetter with every text handed to `change` under its address, absent ones included. */
export function mapLetterTexts(letter: CoverLetter, change: TextChange): CoverLetter {
  return {
    language: letter.language,
    name: change("name", letter.name),
    contact: contact(letter.contact, change),
    date: change("date", letter.date),
    department: change("department", letter.department),
    businessUnit: change("businessUnit", letter.businessUnit),
    company: change("company", letter.company),
    location: change("location", letter.location),
    salutation: change("salutation", letter.salutation),
    paragraphs: texts("body", letter.paragraphs, change),
    closing: change("closing", letter.closing),
    signature: change("signature", letter.signature),
  };
}
