import * as z from "zod/mini";

export const scoreParts = [
  "required",
  "preferred",
  "title",
  "experience",
  "responsibilities",
  "education",
  "parse",
  "writing",
] as const;
export type ScorePartId = (typeof scoreParts)[number];

/** One part of the match estimate: `points` of `max`, each point with what earned it. */
export const scorePartSchema = z.object({
  id: z.enum(scoreParts),
  max: z.number(),
  points: z.number(),
  details: z.array(
    z.object({
      reqId: z.optional(z.string()),
      factIds: z.array(z.string()),
      points: z.number(),
      note: z.string(),
    }),
  ),
});
export type ScorePart = z.infer<typeof scorePartSchema>;

/**
 * Match estimate, 0-100, or `null` when the posting states too little to measure. The points of `parts`
 * minus `missingMustHaves` add up to `total` exactly. Not a prediction of any employer's software.
 */
export const atsScoreSchema = z.object({
  total: z.nullable(z.number()),
  parts: z.array(scorePartSchema),
  missingMustHaves: z.number(),
});
export type AtsScore = z.infer<typeof atsScoreSchema>;

/**
 * `before` = the source, `after` = the documents as they stand, `ceiling` = the most that this file can reach:
 * `after` and what the open changes add on top of it. Answers to gap questions are no part of the file.
 */
export const scoreReportSchema = z.object({
  before: atsScoreSchema,
  after: atsScoreSchema,
  ceiling: atsScoreSchema,
});
export type ScoreReport = z.infer<typeof scoreReportSchema>;

/**
 * Confidence 0-100 as the product of its factors (each 0..1), or `null` when one is unknown. `verification` is
 * the share of proven lines; `written`, where it differs, the share of what the engine proposed that stood its
 * check, without the person's own lines.
 */
export const confidenceSchema = z.object({
  total: z.nullable(z.number()),
  posting: z.nullable(z.number()),
  extraction: z.nullable(z.number()),
  verification: z.nullable(z.number()),
  written: z.optional(z.number()),
});
export type ConfidenceReport = z.infer<typeof confidenceSchema>;
