import { isCounted } from "@savile/model";
import type { Change, Resume } from "@savile/model";
import { assemble } from "../assemble/assemble.ts";

export interface PricingInput {
  readonly resume: Resume;
  /** What counts of the documents as they stand, the person's own proven words included. */
  readonly standing: Resume;
  /** What a resume shows of what is met, in whole percent; `null` where nothing is. */
  readonly shownBy: (resume: Resume) => number | null;
  /** The same of the documents with an open change, as it would be if the person stated it to be true. */
  readonly shownWith: (change: Change) => number | null;
}

/**
 * Puts on each change what it adds to *shown*. Those that count share the total: each has what it adds
 * when they are applied one after the other in the order of the document, so the shares add up. The
 * others have what they would add to the documents as they stand.
 */
export function priceChanges(input: PricingInput, changes: readonly Change[]): readonly Change[] {
  const { resume, standing, shownBy, shownWith } = input;
  const start = shownBy(resume);
  if (start === null) return changes.map((change) => ({ ...change, scoreDelta: null }));
  const counted = changes.filter(isCounted);
  const shares = new Map<string, number>();
  let reached = start;
  counted.forEach((change, index) => {
    const next = shownBy(assemble(resume, counted.slice(0, index + 1))) ?? reached;
    shares.set(change.id, next - reached);
    reached = next;
  });
  const now = shownBy(standing) ?? reached;
  const gainOf = (change: Change): number => (shownWith(change) ?? now) - now;
  return changes.map((change) => ({
    ...change,
    scoreDelta: shares.get(change.id) ?? gainOf(change),
  }));
}
