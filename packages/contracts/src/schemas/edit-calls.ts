import { documentKinds, editFailureCodes, pageSourceSchema, tailoringSchema } from "@savile/model";
import * as z from "zod/mini";
import { wireEditSchema } from "./edits.ts";
import { pageHashSchema, sessionSchema } from "./generation.ts";
import { decisionListSchema } from "./review.ts";

/** Most edits of one call; more go out in several. */
export const maxEditsPerCall = 2_000;
/** Most pages of a document that a client has; above what any budget allows. */
const maxPagesKnown = 60;
const maxMarkdown = 120_000;

/**
 * What a person changed since `base_version`: `edits` are new ones in their order, `decisions` the complete
 * list, absent where none was made.
 */
const draftShape = {
  base_version: z.int(),
  edits: z.array(wireEditSchema).check(z.maxLength(maxEditsPerCall)),
  decisions: z.optional(decisionListSchema),
};

/** Edits of the call that were left out: their place in its list, and why (see `EditFailure`). */
const refusedSchema = z.array(z.object({ index: z.number(), code: z.enum(editFailureCodes) }));
export type RefusedWireEdit = z.infer<typeof refusedSchema>[number];

export const saveEditsBodySchema = z.strictObject(draftShape);
export const saveEditsResponseSchema = z.object({ session: sessionSchema, refused: refusedSchema });
export type SavedEdits = z.infer<typeof saveEditsResponseSchema>;

/** The full Markdown of a document. */
export const directUpdateBodySchema = z.strictObject({
  document_type: z.enum(documentKinds),
  content: z.string().check(z.maxLength(maxMarkdown)),
  base_version: z.optional(z.int()),
});

/** `success` is false where a part of the Markdown could not be taken over; the rest is stored. */
export const directUpdateResponseSchema = z.object({
  success: z.boolean(),
  version: z.number(),
  session: sessionSchema,
});
export type DirectUpdate = z.infer<typeof directUpdateResponseSchema>;

/** `have` are hashes of pages whose drawings the client holds; with `review` the answer has the Tailoring. */
export const draftPreviewBodySchema = z.strictObject({
  ...draftShape,
  template: z.optional(z.string().check(z.maxLength(40))),
  have: z.array(pageHashSchema).check(z.maxLength(maxPagesKnown)),
  review: z.optional(z.boolean()),
});
export type DraftPreviewBody = z.infer<typeof draftPreviewBodySchema>;

/** Pages with drawings, except those that the client has; what it would say of them is not stored. */
export const draftPreviewResponseSchema = z.object({
  source: pageSourceSchema,
  tailoring: z.optional(tailoringSchema),
  refused: refusedSchema,
});
export type DraftPreview = z.infer<typeof draftPreviewResponseSchema>;
