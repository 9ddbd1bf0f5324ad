import { entryPrefixes, knownSections, linePrefixes } from "../known-sections.ts";

/** Sections that hold entries, in the order of the Resume; `additional` holds the ones of the person's own. */
export const entrySections = [
  ...knownSections.filter((section) => section !== "summary" && section !== "competencies"),
  "additional",
] as const;
export type EntrySection = (typeof entrySections)[number];

/** What a value is to its entry, whatever its section calls it. */
export type Role = "head" | "org" | "place" | "dates" | "text" | "extra";

/** What the entries of a section hold: the names of its values by role, and the prefix of its lines. */
export interface SectionShape {
  readonly prefix: string;
  readonly roles: Partial<Readonly<Record<Role, string>>>;
  readonly line: string | null;
}

const { bullets, details, skills, lines, competencies, links } = linePrefixes;

function record(prefix: string): SectionShape {
  return {
    prefix,
    roles: {
      head: "title",
      org: "organization",
      place: "location",
      dates: "dates",
      text: "summary",
    },
    line: bullets,
  };
}

/** The shape of each section with entries. */
export const sectionShapes: Readonly<Record<EntrySection, SectionShape>> = {
  experience: {
    prefix: entryPrefixes.experience,
    roles: { head: "title", org: "company", place: "location", dates: "dates", text: "summary" },
    line: bullets,
  },
  education: {
    prefix: entryPrefixes.education,
    roles: { head: "degree", org: "school", place: "location", dates: "dates", extra: "field" },
    line: details,
  },
  skills: { prefix: entryPrefixes.skills, roles: { head: "category" }, line: skills },
  projects: {
    prefix: entryPrefixes.projects,
    roles: { head: "name", extra: "technologies", dates: "dates", text: "description" },
    line: bullets,
  },
  certifications: {
    prefix: entryPrefixes.certifications,
    roles: { head: "name", org: "issuer", dates: "year" },
    line: null,
  },
  languages: {
    prefix: entryPrefixes.languages,
    roles: { head: "name", extra: "level" },
    line: null,
  },
  awards: record(entryPrefixes.awards),
  publications: record(entryPrefixes.publications),
  volunteer: record(entryPrefixes.volunteer),
  memberships: record(entryPrefixes.memberships),
  patents: record(entryPrefixes.patents),
  speaking: record(entryPrefixes.speaking),
  teaching: record(entryPrefixes.teaching),
  leadership: record(entryPrefixes.leadership),
  military: record(entryPrefixes.military),
  additional: { prefix: entryPrefixes.additional, roles: { head: "title" }, line: lines },
};

/** The fixed parts of a Resume that own values but are no entries. */
export const fixedParts = {
  "": { fields: ["name", "headline", "summary"], line: null },
  contact: { fields: ["email", "phone", "location", "linkedin", "github"], line: links },
  cmp: { fields: [], line: competencies },
} as const satisfies Record<string, { fields: readonly string[]; line: string | null }>;
