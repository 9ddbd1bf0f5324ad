import type { CoverLetter } from "../cover-letter.ts";
import { keepSame } from "../keep-same.ts";
import { recordSections } from "../resume.ts";
import type { Contact, RecordEntry, Resume } from "../resume.ts";
import type { ListValue } from "./edit.ts";
import { entryShapes, lineShape } from "./list-shapes.ts";
import type { ListShape } from "./list-shapes.ts";

/** The new values for the list with an address; the same array leaves it alone. */
export type ListChange = <T extends ListValue>(
  list: string,
  values: T[],
  shape: ListShape<T>,
) => T[];

const shapes = {
  bullets: lineShape("bullets"),
  details: lineShape("details"),
  skills: lineShape("skills"),
  competencies: lineShape("competencies"),
  links: lineShape("links"),
  lines: lineShape("lines"),
  paragraphs: lineShape("paragraphs"),
};

function mapEach<T extends object>(list: T[], change: (one: T) => T): T[] {
  return keepSame(list, list.map(change));
}

function contact(value: Contact, change: ListChange): Contact {
  return keepSame(value, { ...value, links: change("contact.links", value.links, shapes.links) });
}

function withBullets<T extends { id: string; bullets: RecordEntry["bullets"] }>(
  change: ListChange,
): (entry: T) => T {
  return (entry) =>
    keepSame(entry, {
      ...entry,
      bullets: change(`${entry.id}.bullets`, entry.bullets, shapes.bullets),
    });
}

function withRecords(resume: Resume, change: ListChange): Resume {
  const made = { ...resume };
  for (const section of recordSections) {
    const entries = change(section, resume[section], entryShapes[section]);
    made[section] = mapEach(entries, withBullets(change));
  }
  return made;
}

/**
 * The Resume with every list handed to `change` under its address: the entries of a section (`experience`),
 * and then the lines of each of them (`exp1.bullets`). What does not change stays the same object.
 */
export function mapResumeLists(resume: Resume, change: ListChange): Resume {
  const { experience, education, skills, projects, additional } = entryShapes;
  return keepSame(resume, {
    ...withRecords(resume, change),
    contact: contact(resume.contact, change),
    competencies: change("competencies", resume.competencies, shapes.competencies),
    experience: mapEach(change("experience", resume.experience, experience), withBullets(change)),
    education: mapEach(change("education", resume.education, education), (entry) =>
      keepSame(entry, {
        ...entry,
        details: change(`${entry.id}.details`, entry.details, shapes.details),
      }),
    ),
    skills: mapEach(change("skills", resume.skills, skills), (group) =>
      keepSame(group, {
        ...group,
        skills: change(`${group.id}.skills`, group.skills, shapes.skills),
      }),
    ),
    projects: mapEach(change("projects", resume.projects, projects), withBullets(change)),
    certifications: change("certifications", resume.certifications, entryShapes.certifications),
    languages: change("languages", resume.languages, entryShapes.languages),
    additional: mapEach(change("additional", resume.additional, additional), (section) =>
      keepSame(section, {
        ...section,
        lines: change(`${section.id}.lines`, section.lines, shapes.lines),
      }),
    ),
  });
}

/** The CoverLetter with its lists handed to `change`: `contact.links` and the paragraphs, `body`. */
export function mapLetterLists(letter: CoverLetter, change: ListChange): CoverLetter {
  return keepSame(letter, {
    ...letter,
    contact: contact(letter.contact, change),
    paragraphs: change("body", letter.paragraphs, shapes.paragraphs),
  });
}
