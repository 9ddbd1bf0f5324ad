import type { Change } from "@savile/model";

/** What makes a resume longer: text where none stood. */
function isAddition({ before, after }: Change): boolean {
  return before === null && after !== null;
}

/**
 * The changes without those additions that would take a page more than the source has; the last goes first.
 * @param most pages of the source
 */
export async function withinPages(
  changes: readonly Change[],
  most: number,
  pagesOf: (changes: readonly Change[]) => Promise<number>,
): Promise<Change[]> {
  let kept = [...changes];
  while ((await pagesOf(kept)) > most) {
    const last = kept.findLast(isAddition);
    if (last === undefined) return kept;
    kept = kept.filter((change) => change !== last);
  }
  return kept;
}
