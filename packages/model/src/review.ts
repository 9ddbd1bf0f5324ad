import * as z from "zod/mini";
import type { Change } from "./tailoring.ts";

export const decisionActions = ["accept", "reject", "edit", "confirm"] as const;
export type DecisionAction = (typeof decisionActions)[number];

/**
 * What a person decided about a Change. `text` is their own wording (`edit`; with `confirm` it says that
 * the wording is true). `after` is the proposal as they saw it: once the proposal reads differently, the
 * Change is `outdated` and waits for another decision. `at` is an ISO time.
 */
export const decisionSchema = z.object({
  changeId: z.string(),
  action: z.enum(decisionActions),
  text: z.optional(z.string()),
  after: z.nullable(z.string()),
  at: z.string(),
});
export type Decision = z.infer<typeof decisionSchema>;

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
