import { knownSections } from "@savile/model";
import type { KnownSection } from "@savile/model";

/** Kinds of sections that a Resume has no section for; no heading names the lines that close a file. */
const besides = [
  "contact",
  "research",
  "courses",
  "interests",
  "references",
  "links",
  "personal",
  "closing",
  "custom",
] as const;

/** A kind of section that headings name. */
export type SectionKind = KnownSection | (typeof besides)[number];

/** Kinds of sections that headings name. */
export const sectionKinds: readonly SectionKind[] = [...knownSections, ...besides];
