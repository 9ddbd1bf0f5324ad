import { entrySections, fieldRule, isRecordSection, sectionShapes } from "@savile/model";
import type { EntrySection } from "@savile/model";
import { sectionOf } from "../../../lib/section-names.ts";
import { say } from "./messages.ts";
import type { EditKey } from "./messages.ts";

/** What an entry of a section consists of, in the order of its form. */
export interface EntryShape {
  readonly fields: readonly string[];
  /** Name of the list of its lines: the last part of its address. */
  readonly lines: "bullets" | "details" | "lines" | "skills" | null;
}

const record: EntryShape = {
  fields: ["title", "organization", "location", "dates", "summary"],
  lines: "bullets",
};
const special: Partial<Readonly<Record<EntrySection, EntryShape>>> = {
  experience: { fields: ["title", "company", "location", "dates", "summary"], lines: "bullets" },
  education: { fields: ["degree", "field", "school", "location", "dates"], lines: "details" },
  skills: { fields: ["category"], lines: "skills" },
  projects: { fields: ["name", "technologies", "dates", "description"], lines: "bullets" },
  certifications: { fields: ["name", "issuer", "year"], lines: null },
  languages: { fields: ["name", "level"], lines: null },
  additional: { fields: ["title"], lines: "lines" },
};

/** The form of the entries of a section. */
export function shapeOfEntry(section: EntrySection): EntryShape {
  return special[section] ?? record;
}

/** The section of an entry by the prefix of its id; `null` where it is none. */
export function sectionOfEntry(id: string): EntrySection | null {
  const prefix = /^[a-z]+/.exec(id)?.[0] ?? "";
  return entrySections.find((section) => sectionShapes[section].prefix === prefix) ?? null;
}

/** The prefix of the ids of a section. */
export function sectionPrefix(section: EntrySection): string {
  return sectionShapes[section].prefix;
}

export function isEntrySection(name: string): name is EntrySection {
  const names: readonly string[] = entrySections;
  return names.includes(name);
}

/** What a section is called on the screen. */
export function sectionTitle(section: string): string {
  if (section === "summary") return say("section.summary");
  if (section === "competencies") return sectionOf("cmp").name;
  return isEntrySection(section) ? sectionOf(`${sectionShapes[section].prefix}1`).name : section;
}

/** What the text at an address is called: "Job title", "Bullet". Addresses of the two documents differ. */
export function labelOf(path: string): string {
  return fieldRule("cover_letter", path).label;
}

const entryNames = {
  experience: "entry.experience",
  education: "entry.education",
  skills: "entry.skills",
  projects: "entry.projects",
  certifications: "entry.certifications",
  languages: "entry.languages",
  additional: "entry.additional",
} as const satisfies Partial<Record<EntrySection, EditKey>>;

const names: Readonly<Partial<Record<EntrySection, EditKey>>> = entryNames;

/** What one entry of a section is called: "job", "skill group". */
export function entryName(section: EntrySection): string {
  const own = names[section];
  if (own !== undefined) return say(own);
  return isRecordSection(section) ? say("entry.record") : say("entry.additional");
}
