import { editRules, madeSchema, maxInstructionLength, refinementOutcomes } from "@savile/model";
import * as z from "zod/mini";
import { generationStatuses, idSchema } from "./generation.ts";

/** An instruction of at most 500 Unicode code points; the exact length is checked by the service. */
export const refineBodySchema = z.strictObject({
  suggestions: z.string().check(z.maxLength(8 * maxInstructionLength)),
  base_version: z.optional(z.int()),
});

/** What came of one part of an instruction, in plain words. */
const partSchema = z.object({
  part: z.string(),
  outcome: z.enum(refinementOutcomes),
  said: z.string(),
});

/**
 * An instruction and what came of it. `changes` counts what it proposed; `gaps` are the questions that a
 * declined part was about; `suggestions` would be understood. `target_met` says whether it took at most
 * 15 s. A cancelled, failed, declined or not understood one is not counted.
 */
export const refinementViewSchema = z.object({
  id: z.string(),
  instruction: z.string(),
  status: z.enum(generationStatuses),
  outcome: z.nullable(z.enum(refinementOutcomes)),
  error_code: z.nullable(z.string()),
  parts: z.array(partSchema),
  suggestions: z.array(z.string()),
  gaps: z.array(z.string()),
  changes: z.number(),
  made: z.nullable(madeSchema),
  counted: z.boolean(),
  duration_ms: z.nullable(z.number()),
  target_met: z.nullable(z.boolean()),
  created_at: z.string(),
  undone_at: z.nullable(z.string()),
});
export type RefinementView = z.infer<typeof refinementViewSchema>;

const countSchema = z.object({ used: z.number(), limit: z.number() });

/** What is left: for these documents and for the month; a limit of -1 is none. */
export const refinementsLeftSchema = z.object({ session: countSchema, month: countSchema });
export type RefinementsLeft = z.infer<typeof refinementsLeftSchema>;

/**
 * Answer to `refine`: what came of it, or with `Prefer: respond-async` only its id (`accepted`, 202).
 * `success` is true where something was proposed, and where local edits were handed in by an older client.
 */
export const refineResponseSchema = z.object({
  success: z.boolean(),
  status: z.enum(["success", "accepted"]),
  message: z.string(),
  refinement: z.nullable(refinementViewSchema),
  left: refinementsLeftSchema,
});

/** The instructions of a session, newest first, and what these documents may be asked for. */
export const refinementListSchema = z.object({
  refinements: z.array(refinementViewSchema),
  suggestions: z.array(z.string()),
  left: refinementsLeftSchema,
  average_ms: z.nullable(z.number()),
  target_ms: z.number(),
});
export type RefinementList = z.infer<typeof refinementListSchema>;

export const refinementParamsSchema = z.strictObject({ id: idSchema, refinement: idSchema });
export const undoRefinementBodySchema = z.strictObject({ base_version: z.int() });

/** One event of an instruction that is carried out; `line` is a proposal that the check let pass. */
export const refinementEventSchema = z.object({
  seq: z.number(),
  attempt: z.number(),
  status: z.enum(generationStatuses),
  state: z.enum(["started", "line", "ended"]),
  line: z.optional(
    z.object({
      path: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
      rule: z.enum(editRules),
      reason: z.string(),
    }),
  ),
  outcome: z.optional(z.enum(refinementOutcomes)),
  error_code: z.optional(z.string()),
  at: z.string(),
});
export type RefinementEvent = z.infer<typeof refinementEventSchema>;
