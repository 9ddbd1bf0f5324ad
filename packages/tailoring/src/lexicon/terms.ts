import { analysisTerms } from "./analysis.data.ts";
import { commerceTerms } from "./commerce.data.ts";
import { certificateTerms, languageTerms, licenceTerms, softTerms } from "./credentials.data.ts";
import { educationTerms } from "./education.data.ts";
import { readTable } from "./entry.ts";
import type { Term } from "./entry.ts";
import { healthTerms } from "./health.data.ts";
import { industryTerms } from "./industry.data.ts";
import { marketingTerms } from "./marketing.data.ts";
import { officeTerms } from "./office.data.ts";
import { softwareTerms } from "./software.data.ts";

/** Every term of the lexicon in a fixed order. */
export const terms: readonly Term[] = [
  ...readTable("software", "skill", softwareTerms),
  ...readTable("analysis", "skill", analysisTerms),
  ...readTable("health", "skill", healthTerms),
  ...readTable("education", "skill", educationTerms),
  ...readTable("commerce", "skill", commerceTerms),
  ...readTable("office", "skill", officeTerms),
  ...readTable("industry", "skill", industryTerms),
  ...readTable("marketing", "skill", marketingTerms),
  ...readTable("credential", "cert", certificateTerms),
  ...readTable("credential", "licence", licenceTerms),
  ...readTable("language", "language", languageTerms),
  ...readTable("manner", "soft", softTerms),
];

const byId = new Map(terms.map((term) => [term.id, term]));

/** The term with an id, if the lexicon knows it. */
export function termById(id: string): Term | undefined {
  return byId.get(id);
}
