import * as z from "zod/mini";

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
