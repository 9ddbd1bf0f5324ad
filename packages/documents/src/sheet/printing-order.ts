import { knownSections } from "@savile/model";
import type { KnownSection, Resume, TemplateId } from "@savile/model";

/**
 * Sections that a template prints first, in this order; all others follow in the order of the resume. A
 * template without a list keeps the order of the resume as it is.
 */
const printedFirst: Readonly<Partial<Record<TemplateId, readonly KnownSection[]>>> = {
  creative: ["summary"],
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

function isKnown(id: string): boolean {
  return knownSections.some((known) => known === id);
}

/** Sections of the person's own that open the resume: what somebody put before all else stays there. */
function opening(order: readonly string[]): readonly string[] {
  const first = order.findIndex(isKnown);
  return first < 0 ? order : order.slice(0, first);
}

/**
 * Section ids in the printing order of a template: those that open the resume, the template's own first ones,
 * those of `order`, then whatever all of them forgot, so that nothing is lost.
 */
export function printingOrder(resume: Resume, template: TemplateId): string[] {
  const { order, additional } = resume;
  const own = printedFirst[template];
  const first = own === undefined ? [] : [...opening(order), ...own];
  return [...new Set([...first, ...order, ...knownSections, ...additional.map(({ id }) => id)])];
}
