import { makeSections, noContact } from "./entry-values.ts";
import { knownSections } from "./known-sections.ts";
import type { Resume } from "./resume-types.ts";

/** A Resume in which nothing is stated. */
export function emptyResume(): Resume {
  return {
    language: "en",
    name: "",
    headline: "",
    contact: noContact(),
    summary: "",
    competencies: [],
    ...makeSections(() => []),
    order: [...knownSections],
  };
}
