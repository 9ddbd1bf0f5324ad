import { isCounted } from "@savile/model";
import type { Tailoring } from "@savile/model";

/** What the person's edits add to the score beside the changes; `null` where there is no score. */
export function shareOfEdits({
  score,
  layoutGain,
  changes,
}: Pick<Tailoring, "score" | "layoutGain" | "changes">): number | null {
  const { before, after } = score;
  if (before.total === null || after.total === null) return null;
  const shares = changes
    .filter(isCounted)
    .reduce((sum, change) => sum + (change.scoreDelta ?? 0), 0);
  return after.total - before.total - (layoutGain ?? 0) - shares;
}
