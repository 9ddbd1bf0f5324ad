import { isApplied, isLetterPath } from "@savile/model";
import type { Change, Decision } from "@savile/model";
import type { GaveWay } from "./replay-stored.ts";

/**
 * Edits in whose place the person took a proposal made on their words. Where it leads back to the text that
 * they wrote over, nothing else would tell that it was taken; the later of the two holds.
 */
export function gaveWayTo(changes: readonly Change[], decisions: readonly Decision[]): GaveWay {
  const decidedAt = new Map(decisions.map(({ changeId, at }) => [changeId, at]));
  const taken = new Map(
    changes.flatMap((change) => {
      const at = decidedAt.get(change.id);
      return at === undefined || change.before === null || !isApplied(change)
        ? []
        : [[change.path, { before: change.before, at }] as const];
    }),
  );
  return (edit) => {
    if (edit.kind !== "text" || (edit.document === "cover_letter") !== isLetterPath(edit.path))
      return false;
    const found = taken.get(edit.path);
    return found !== undefined && found.before === edit.next && found.at >= edit.at;
  };
}
