import { papers } from "@savile/model";
import * as z from "zod/mini";
import { idSchema, jsonResumeSchema } from "./generation.ts";

export const recommendTemplateBodySchema = z.strictObject({ session_id: idSchema });

/** Either an upload of this account or the resume itself may stand beside the posting, or neither. */
export const recommendTemplateDirectBodySchema = z.strictObject({
  upload_id: z.optional(idSchema),
  resume_data: z.optional(jsonResumeSchema),
  job_description: z.string().check(z.maxLength(40_000)),
});

/**
 * Which template suits a posting. `confidence` and `scores` are 0..1 over all six templates, whether the
 * account may use them or not; `ats_score` is what reading the template's own files back measured, `null`
 * where nothing was measured. `reasons` says the same of each template.
 */
export const templateRecommendationSchema = z.object({
  recommended: z.string(),
  confidence: z.number(),
  ats_score: z.nullable(z.number()),
  reasoning: z.string(),
  best_for: z.string(),
  matched_keywords: z.array(z.string()),
  reasons: z.record(z.string(), z.object({ reasoning: z.string(), best_for: z.string() })),
  scores: z.record(z.string(), z.number()),
  /** The paper that is usual where the job is. */
  paper: z.enum(papers),
});
export type TemplateRecommendationAnswer = z.infer<typeof templateRecommendationSchema>;
