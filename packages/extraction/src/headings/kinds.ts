import { knownSections } from "@savile/model";
import type { KnownSection } from "@savile/model";

/** Kinds of sections that headings name and that a Resume has no section for. */
const besides = [
  "contact",
  "research",
  "courses",
  "interests",
  "references",
  "links",
  "personal",
  "custom",
] as const;

/** A kind of section that headings name. */
export type SectionKind = KnownSection | (typeof besides)[number];

/** Kinds of sections that headings name. */
export const sectionKinds: readonly SectionKind[] = [...knownSections, ...besides];
