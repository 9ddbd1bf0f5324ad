import { extractionBooks } from "@savile/extraction";
import { tailoringBooks } from "@savile/tailoring";
import type { WithBook } from "@savile/model";

/** Calls `withBook` with every book of the product. */
export function allBooks<Out>(withBook: WithBook<Out>): readonly Out[] {
  return [...extractionBooks(withBook), ...tailoringBooks(withBook)];
}
