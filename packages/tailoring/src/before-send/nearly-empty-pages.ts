import type { DocumentKind, Hint } from "@savile/model";
import { hintOf } from "./documents.ts";
import type { FilledPage } from "./documents.ts";

/** A last page of which less is filled looks like a mistake. */
const leastFilled = 0.15;

/** The share of a page's height down to which something stands, 0..1. */
function filled({ h, regions }: FilledPage): number {
  return Math.max(0, ...regions.map((region) => region.y + region.h)) / h;
}

/** A last page, behind others, on which a few lines stand alone. */
export function nearlyEmptyPages(document: DocumentKind, pages: readonly FilledPage[]): Hint[] {
  const last = pages.at(-1);
  const isEmpty = pages.length > 1 && last !== undefined && filled(last) < leastFilled;
  return hintOf("nearly-empty-page", document, {
    paths: isEmpty ? last.regions.map(({ path }) => path) : [],
    of: pages.length,
  });
}
