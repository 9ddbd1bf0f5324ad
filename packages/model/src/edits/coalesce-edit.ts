import type { Edit, TextEdit } from "../tailoring/edit.ts";
import { periodOfText } from "./period-of-text.ts";

/** Edits of one text that follow each other within this time are one step. */
export const coalesceWithinMs = 500;

function joinedPeriod(last: TextEdit, next: TextEdit): Pick<TextEdit, "period"> {
  if (last.period === undefined && next.period === undefined) return {};
  return {
    period: {
      old: last.period?.old ?? periodOfText(last.old),
      next: next.period?.next ?? periodOfText(next.next),
    },
  };
}

/**
 * One edit for two that follow each other, where the second goes on with the text of the first within
 * {@link coalesceWithinMs}; `null` where they are two steps. It keeps the time of the second, so that a
 * person who goes on typing goes on with one step.
 */
export function coalesceEdit(last: Edit, next: Edit): Edit | null {
  if (last.kind !== "text" || next.kind !== "text") return null;
  if (last.document !== next.document || last.path !== next.path || last.next !== next.old) {
    return null;
  }
  const apart = Date.parse(next.at) - Date.parse(last.at);
  if (!(apart >= 0 && apart <= coalesceWithinMs)) return null;
  return { ...next, old: last.old, ...joinedPeriod(last, next) };
}
