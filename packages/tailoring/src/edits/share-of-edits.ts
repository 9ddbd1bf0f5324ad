import { isCounted } from "@savile/model";
import type { Tailoring } from "@savile/model";

/** What the person's edits add to *shown* beside the changes; `null` where nothing is measured. */
export function shareOfEdits({
  score: { shown },
  changes,
}: Pick<Tailoring, "score" | "changes">): number | null {
  if (shown === null) return null;
  const shares = changes
    .filter(isCounted)
    .reduce((sum, change) => sum + (change.scoreDelta ?? 0), 0);
  return shown.now - shown.before - shares;
}
