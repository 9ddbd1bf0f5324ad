import * as z from "zod/mini";
import { editRules, madeSchema } from "./claim.ts";
import { textSpanSchema } from "./posting.ts";

/** A sentence of a refined text with the facts that carry it; `form` states nothing about the person. */
export const refinedSentenceSchema = z.object({
  text: z.string(),
  factIds: z.array(z.string()),
  reqIds: z.array(z.string()),
  posting: z.optional(z.array(textSpanSchema)),
  form: z.optional(z.boolean()),
});
export type RefinedSentence = z.infer<typeof refinedSentenceSchema>;

/**
 * What an instruction proposes for one address of a document. `before` is the text that it was made on,
 * `after` the text (for an order: ids joined by spaces), `null` where the line goes. `under` is
 * what the engine's letter says where the person wrote `before` over it.
 */
export const refinedLineSchema = z.object({
  path: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  rule: z.enum(editRules),
  reason: z.string(),
  evidence: z.array(z.string()),
  reqIds: z.array(z.string()),
  sentences: z.optional(z.array(refinedSentenceSchema)),
  by: z.optional(z.enum(["embedded", "llm"])),
  under: z.optional(z.nullable(z.string())),
});
export type RefinedLine = z.infer<typeof refinedLineSchema>;

/**
 * A person's instruction with what came of it. It is stored and replayed like a decision: taking it out of
 * the list gives the documents as they were without it.
 */
export const refinementSchema = z.object({
  id: z.string(),
  instruction: z.string(),
  at: z.string(),
  made: madeSchema,
  lines: z.array(refinedLineSchema),
});
export type Refinement = z.infer<typeof refinementSchema>;

/** How an instruction ended: only `applied` proposes something and is counted. */
export const refinementOutcomes = [
  "applied",
  "nothing_to_change",
  "declined",
  "not_understood",
  "synchronised",
] as const;
export type RefinementOutcome = (typeof refinementOutcomes)[number];
