import { isCounted } from "@savile/model";
import type { AtsScore, Change, Resume } from "@savile/model";
import { assemble } from "../assemble/assemble.ts";

type Score = (resume: Resume) => AtsScore;

function isHigher(a: AtsScore, b: AtsScore): boolean {
  return (a.total ?? -1) > (b.total ?? -1);
}

/**
 * The most that this file can reach: the score as it stands (`now`, of the resume `standing`) with every open
 * change on top that adds to it. Open are the changes that do not count yet; each has its price on it.
 */
export function reachOf(
  standing: Resume,
  now: AtsScore,
  changes: readonly Change[],
  score: Score,
): AtsScore {
  const open = changes.filter((change) => !isCounted(change) && (change.scoreDelta ?? 0) > 0);
  const byGain = open.toSorted((a, b) => (b.scoreDelta ?? 0) - (a.scoreDelta ?? 0));
  let reached = now;
  let taken: readonly Change[] = [];
  for (const change of byGain) {
    const next = score(assemble(standing, [...taken, change]));
    if (!isHigher(next, reached)) continue;
    reached = next;
    taken = [...taken, change];
  }
  return reached;
}
