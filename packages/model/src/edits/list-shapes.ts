import { sectionShapes } from "../corrections/sections.ts";
import type { EntrySection } from "../corrections/sections.ts";
import { maxBullets, maxEntries } from "../limits.ts";
import { linePrefixes, noPeriod } from "../resume.ts";
import type {
  AdditionalSection,
  CertificationEntry,
  EducationEntry,
  ExperienceEntry,
  LanguageEntry,
  ProjectEntry,
  RecordEntry,
  SkillGroup,
  Text,
} from "../resume.ts";
import type { ListValue } from "./edit.ts";

/** What a list holds: the prefix of the ids, the most values, how to tell one, and one that states nothing. */
export interface ListShape<T extends ListValue> {
  readonly prefix: string;
  readonly most: number;
  readonly is: (value: ListValue) => value is T;
  readonly blank: (id: string) => T;
}

/** The shape of a list of lines. */
export function lineShape(kind: keyof typeof linePrefixes): ListShape<Text> {
  return {
    prefix: linePrefixes[kind],
    most: maxBullets,
    is: (value): value is Text => "text" in value,
    blank: (id) => ({ id, text: "" }),
  };
}

function isRecord(value: ListValue): value is RecordEntry {
  return "organization" in value;
}

function blankRecord(id: string): RecordEntry {
  return {
    id,
    title: "",
    organization: "",
    location: "",
    dates: noPeriod(),
    summary: "",
    bullets: [],
  };
}

function entryShape<T extends ListValue>(
  section: EntrySection,
  is: (value: ListValue) => value is T,
  blank: (id: string) => T,
): ListShape<T> {
  return { prefix: sectionShapes[section].prefix, most: maxEntries, is, blank };
}

function recordShape(section: EntrySection): ListShape<RecordEntry> {
  return entryShape(section, isRecord, blankRecord);
}

/** The shape of the entries of each section. */
export const entryShapes = {
  experience: entryShape(
    "experience",
    (value): value is ExperienceEntry => "company" in value,
    (id) => ({
      id,
      title: "",
      company: "",
      location: "",
      dates: noPeriod(),
      summary: "",
      bullets: [],
    }),
  ),
  education: entryShape(
    "education",
    (value): value is EducationEntry => "school" in value,
    (id) => ({
      id,
      degree: "",
      field: "",
      school: "",
      location: "",
      dates: noPeriod(),
      details: [],
    }),
  ),
  skills: entryShape(
    "skills",
    (value): value is SkillGroup => "skills" in value,
    (id) => ({ id, category: "", skills: [] }),
  ),
  projects: entryShape(
    "projects",
    (value): value is ProjectEntry => "technologies" in value,
    (id) => ({
      id,
      name: "",
      technologies: "",
      dates: noPeriod(),
      description: "",
      bullets: [],
    }),
  ),
  certifications: entryShape(
    "certifications",
    (value): value is CertificationEntry => "issuer" in value,
    (id) => ({ id, name: "", issuer: "", year: "" }),
  ),
  languages: entryShape(
    "languages",
    (value): value is LanguageEntry => "level" in value,
    (id) => ({ id, name: "", level: "" }),
  ),
  additional: entryShape(
    "additional",
    (value): value is AdditionalSection => "lines" in value,
    (id) => ({ id, title: "", lines: [] }),
  ),
  awards: recordShape("awards"),
  publications: recordShape("publications"),
  volunteer: recordShape("volunteer"),
  memberships: recordShape("memberships"),
  patents: recordShape("patents"),
  speaking: recordShape("speaking"),
  teaching: recordShape("teaching"),
  leadership: recordShape("leadership"),
  military: recordShape("military"),
} as const satisfies Record<EntrySection, unknown>;
