import { knownSections } from "@savile/model";
import type { KnownSection, Resume, TemplateId } from "@savile/model";

/**
 * Sections that a template prints first, in this order; all others follow in the order of the resume. A
 * template without a list keeps the order of the resume as it is.
 */
const printedFirst: Readonly<Partial<Record<TemplateId, readonly KnownSection[]>>> = {
  tech: ["summary", "skills", "competencies"],
  executive: ["summary", "competencies"],
  academic: [
    "summary",
    "competencies",
    "education",
    "experience",
    "publications",
    "patents",
    "teaching",
    "awards",
    "speaking",
    "leadership",
    "memberships",
  ],
};

/**
 * Section ids in the printing order of a template: its own first ones, those of `order`, then whatever both
 * forgot, so that nothing is lost.
 */
export function printingOrder(resume: Resume, template: TemplateId): string[] {
  const own = printedFirst[template] ?? [];
  const all = [...own, ...resume.order, ...knownSections, ...resume.additional.map(({ id }) => id)];
  return [...new Set(all)];
}
