import type { Change } from "./tailoring.ts";

/** Whether a Change is part of the document. */
export function isApplied(change: Change): boolean {
  return change.state === "accepted" || change.state === "edited" || change.state === "confirmed";
}

/**
 * Whether the score counts a Change: it is part of the document, and the source carries it or the person
 * confirmed it. Words that are neither are printed, but earn nothing.
 */
export function isCounted(change: Change): boolean {
  if (!isApplied(change)) return false;
  if (change.state === "confirmed") return true;
  const verdict = change.own === undefined ? change.verdict : change.own.verdict;
  return verdict === undefined || verdict === "supported";
}

/** Changes that say in which order lines stand, as ids joined by spaces. */
export function isOrder(change: Pick<Change, "rule">): boolean {
  return change.rule === "reorder" || change.rule === "front-skill";
}
