import { entrySections } from "../resume/known-sections.ts";
import type { EntrySection } from "../resume/resume-shape.ts";

/** Sections of JSON Resume by ours. */
const homes: ReadonlySet<EntrySection> = new Set([
  "experience",
  "education",
  "skills",
  "projects",
  "certifications",
  "languages",
  "awards",
  "publications",
  "volunteer",
]);

/** Whether JSON Resume has no home for a section. */
export function isHomeless(section: EntrySection): boolean {
  return !homes.has(section);
}

/** Sections that JSON Resume has no home for; they travel in `meta.savile.entries` in our own shape. */
export const homelessSections = ["competencies", ...entrySections.filter(isHomeless)] as const;
