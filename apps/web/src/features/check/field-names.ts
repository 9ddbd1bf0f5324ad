import { resumeShape, sectionOfEntry, sectionShapes, fieldAt } from "@savile/model";
import type { EntrySection, FieldShape, Role } from "@savile/model";
import { sectionOf } from "../../lib/section-names.ts";
import { hasText, say } from "./messages.ts";

/** What a section is called on the screen. */
export function sectionName(section: EntrySection): string {
  return sectionOf(`${sectionShapes[section].prefix}1`).name;
}

function nameOf(field: string, section: EntrySection | null): string | undefined {
  if (section === "experience" && field === "title") return say("field.jobTitle");
  if (section === "additional" && field === "title") return say("field.heading");
  const key = `field.${field}`;
  return hasText(key) ? say(key) : undefined;
}

/** The field that an address names, in words: "Job title", "Skill", "Line". */
export function fieldName(address: string): string {
  const dot = address.indexOf(".");
  const owner = address.slice(0, Math.max(dot, 0));
  const field = address.slice(dot + 1);
  const section = sectionOfEntry(owner);
  if (owner === "cmp" || (section === "skills" && field !== "category")) return say("field.skill");
  if (owner === "contact" && /^u\d+$/.test(field)) return say("field.link");
  return nameOf(field, section) ?? fieldAt(address)?.label ?? say("field.line");
}

/** What is asked for first in an entry. */
const asked: readonly Role[] = ["head", "org", "dates", "place", "extra", "link"];

/** Values that people look for first in an entry; asked for where they are missing. */
export function wantedFields(section: EntrySection): string[] {
  const fields: Readonly<Record<string, FieldShape>> = resumeShape[section].fields;
  const wanted = Object.entries(fields).filter(([, field]) => field.wanted === true);
  return asked.flatMap((role) =>
    wanted.filter(([, field]) => field.role === role).map(([name]) => name),
  );
}

/** Contact details that are asked for where they are missing, by address. */
export const wantedContact = [
  "name",
  "contact.email",
  "contact.phone",
  "contact.location",
  "contact.linkedin",
] as const;
