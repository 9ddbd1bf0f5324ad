import { fieldRule, isEntrySection, isRecordSection, resumeShape } from "@savile/model";
import type { EntrySection } from "@savile/model";
import { sectionOf } from "../../../lib/section-names.ts";
import { say } from "./messages.ts";
import type { EditKey } from "./messages.ts";

type Lines = Exclude<(typeof resumeShape)[EntrySection]["lines"], null>["name"];

/** What an entry of a section consists of, in the order of its form. */
export interface EntryShape {
  readonly fields: readonly string[];
  /** Name of the list of its lines: the last part of its address. */
  readonly lines: Lines | null;
}

/** The form of the entries of a section. */
export function shapeOfEntry(section: EntrySection): EntryShape {
  const { fields, lines } = resumeShape[section];
  return { fields: Object.keys(fields), lines: lines?.name ?? null };
}

/** The prefix of the ids of a section. */
export function sectionPrefix(section: EntrySection): string {
  return resumeShape[section].prefix;
}

/** What a section is called on the screen. */
export function sectionTitle(section: string): string {
  if (section === "summary") return say("section.summary");
  if (section === "competencies") return sectionOf("cmp").name;
  return isEntrySection(section) ? sectionOf(`${sectionPrefix(section)}1`).name : section;
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
