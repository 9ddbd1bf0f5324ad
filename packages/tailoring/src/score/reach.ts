import { isCounted } from "@savile/model";
import type { Change } from "@savile/model";

/**
 * The most that this file can show: what is shown `now`, with every open change on top that adds to it. Open are the
 * changes that do not count yet; each has its price on it.
 */
export function reachOf(
  now: number,
  changes: readonly Change[],
  shownWith: (taken: readonly Change[]) => number | null,
): number {
  const open = changes.filter((change) => !isCounted(change) && (change.scoreDelta ?? 0) > 0);
  const byGain = open.toSorted((a, b) => (b.scoreDelta ?? 0) - (a.scoreDelta ?? 0));
  let reached = now;
  let taken: readonly Change[] = [];
  for (const change of byGain) {
    const next = shownWith([...taken, change]) ?? reached;
    if (next <= reached) continue;
    reached = next;
    taken = [...taken, change];
  }
  return reached;
}
