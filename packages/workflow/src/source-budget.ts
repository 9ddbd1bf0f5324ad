import type { Extraction, Template } from "@savile/model";

/** Pages that a budget can ask for. */
export type PageBudget = 1 | 2 | 3;

const budgets: readonly PageBudget[] = [1, 2, 3];

/**
 * The pages that a resume may have where nobody said: as many as the file that it came from. `undefined` where the file
 * has no pages of its own, or more than the template allows.
 */
export function sourceBudget(
  { pages }: Pick<Extraction, "pages">,
  { maxPages }: Pick<Template, "maxPages">,
): PageBudget | undefined {
  return budgets.find((budget) => budget === pages.length && budget <= maxPages);
}
