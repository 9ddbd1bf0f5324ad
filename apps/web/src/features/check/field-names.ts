import { entrySections, sectionShapes } from "@savile/model";
import type { EntrySection } from "@savile/model";
import { sectionOf } from "../../lib/section-names.ts";
import { hasText, say } from "./messages.ts";

/** The section of an entry by the prefix of its id; `null` for the fixed parts. */
export function sectionOfEntry(id: string): EntrySection | null {
  const prefix = /^[a-z]+/.exec(id)?.[0] ?? "";
  return entrySections.find((section) => sectionShapes[section].prefix === prefix) ?? null;
}

/** What a section is called on the screen. */
export function sectionName(section: EntrySection): string {
  return sectionOf(`${sectionShapes[section].prefix}1`).name;
}

function nameOf(field: string, section: EntrySection | null): string {
  if (section === "experience" && field === "title") return say("field.jobTitle");
  if (section === "additional" && field === "title") return say("field.heading");
  const key = `field.${field}`;
  return hasText(key) ? say(key) : say("field.line");
}

/** The field that an address names, in words: "Job title", "Skill", "Line". */
export function fieldName(address: string): string {
  const dot = address.indexOf(".");
  if (dot < 0) return nameOf(address, null);
  const owner = address.slice(0, dot);
  const field = address.slice(dot + 1);
  const section = sectionOfEntry(owner);
  if (owner === "cmp" || (section === "skills" && field !== "category")) return say("field.skill");
  if (owner === "contact" && /^u\d+$/.test(field)) return say("field.link");
  return nameOf(field, section);
}

/** Values that people look for first in an entry; asked for where they are missing. */
export const wantedFields: Readonly<Record<EntrySection, readonly string[]>> = {
  experience: ["title", "company", "dates", "location"],
  education: ["degree", "school", "dates", "location"],
  skills: ["category"],
  projects: ["name", "dates"],
  certifications: ["name", "issuer", "year"],
  languages: ["name", "level"],
  awards: ["title", "organization", "dates"],
  publications: ["title", "organization", "dates"],
  volunteer: ["title", "organization", "dates"],
  memberships: ["title", "organization", "dates"],
  patents: ["title", "dates"],
  speaking: ["title", "organization", "dates"],
  teaching: ["title", "organization", "dates"],
  leadership: ["title", "organization", "dates"],
  military: ["title", "organization", "dates"],
  additional: ["title"],
};

/** Contact details that are asked for where they are missing, by address. */
export const wantedContact = [
  "name",
  "contact.email",
  "contact.phone",
  "contact.location",
  "contact.linkedin",
] as const;
