import {
  decisionActions,
  gapAnswerSchema,
  gapQuestionSchema,
  givenAnswerSchema,
  maxTextLength,
  nearLineSchema,
} from "@savile/model";
import * as z from "zod/mini";

/** Most decisions on one session; far above the changes that a resume can have. */
const maxDecisions = 1_000;

const decisionShape = {
  change_id: z.string().check(z.minLength(1), z.maxLength(200)),
  action: z.enum(decisionActions),
  text: z.optional(z.string().check(z.maxLength(2 * maxTextLength))),
  after: z.nullable(z.string().check(z.maxLength(10 * maxTextLength))),
};

/** A decision as a client states it; the time is the server's. */
export const decisionBodySchema = z.strictObject(decisionShape);
export type DecisionBody = z.infer<typeof decisionBodySchema>;

/** A decision as a session shows it. */
export const sessionDecisionSchema = z.object({ ...decisionShape, at: z.string() });

/** The complete list of the person's decisions: what is not in it is undecided again. */
export const decisionListSchema = z.array(decisionBodySchema).check(z.maxLength(maxDecisions));

export const decideChangesBodySchema = z.strictObject({
  base_version: z.int(),
  decisions: decisionListSchema,
});

/**
 * What the review adds to a session. `version` counts its changes from 1; a write names the version that
 * it was made on. `pages` counts the printed pages; `budget` is what the resume had as it was generated,
 * so a larger `resume` says that the decisions cost a page. `null` until it was measured.
 */
export const reviewShape = {
  version: z.number(),
  decisions: z.array(sessionDecisionSchema),
  gap_answers: z.array(givenAnswerSchema),
  pages: z.nullable(z.object({ resume: z.number(), cover_letter: z.number(), budget: z.number() })),
};

/** `reach` is the score with a yes to every question; `null` where nothing is measured. `lines` ask "is it this line?". */
export const gapsResponseSchema = z.object({
  questions: z.array(gapQuestionSchema),
  lines: z.array(nearLineSchema),
  reach: z.nullable(z.number()),
});
export type GapsResponse = z.infer<typeof gapsResponseSchema>;

const withdrawnAnswerSchema = z.object({
  gapId: z.string(),
  canonical: z.string(),
  answer: z.literal("undo"),
});

/** An answer to a gap question, or `undo`: the answer given before is taken back. */
export const gapAnswerBodySchema = z.strictObject({
  base_version: z.int(),
  answer: z.discriminatedUnion("answer", [gapAnswerSchema, withdrawnAnswerSchema]),
});
export type GapAnswerBody = z.infer<typeof gapAnswerBodySchema>["answer"];
