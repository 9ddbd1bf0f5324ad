import * as z from "zod/mini";

/**
 * Parts of *fit*: must-haves, nice-to-haves, the nearest title, the field of the skills, years in this work and the
 * level. The last four were parts of the match estimate of before; only what is stored from then still has them.
 */
export const scoreParts = [
  "required",
  "preferred",
  "title",
  "field",
  "credentials",
  "experience",
  "level",
  "responsibilities",
  "education",
  "parse",
  "writing",
] as const;
export type ScorePartId = (typeof scoreParts)[number];

/** One part of *fit*: `points` of `max`, each point with what earned it. */
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
 * *Fit*: what the person has done against what is asked, 0-100, or `null` when the posting states too little to
 * measure. The points of `parts` add up to `total` exactly; `missingMustHaves`, which only estimates of before hold,
 * is taken off them. Not a prediction of any employer's software.
 */
export const atsScoreSchema = z.object({
  total: z.nullable(z.number()),
  parts: z.array(scorePartSchema),
  missingMustHaves: z.optional(z.number()),
});
export type AtsScore = z.infer<typeof atsScoreSchema>;

/** A must-have that the person meets; `path` is the line of page one that names it, absent where none does. */
export const shownMustSchema = z.object({
  reqId: z.string(),
  weight: z.number(),
  path: z.optional(z.string()),
});
export type ShownMust = z.infer<typeof shownMustSchema>;

/**
 * *Shown*: of the weighted must-haves that the person meets, the share in whole percent that page one names, in
 * the posting's words or a listed other name. `before` = the source, `now` = the documents as they stand, `reach` =
 * with the open changes that add to it. `musts` are those of `now`.
 */
export const shownSchema = z.object({
  before: z.number(),
  now: z.number(),
  reach: z.number(),
  musts: z.array(shownMustSchema),
});
export type Shown = z.infer<typeof shownSchema>;

/** Both figures. `shown` is `null` where no must-have is met, and for what was measured before it was told apart. */
export const scoreReportSchema = z.object({
  fit: atsScoreSchema,
  shown: z.nullable(shownSchema),
});
export type ScoreReport = z.infer<typeof scoreReportSchema>;

/**
 * Confidence 0-100 as the product of its factors (each 0..1), or `null` when one is unknown: how well the posting
 * was read, how well the file was read, and the share of lines that are proven.
 */
export const confidenceSchema = z.object({
  total: z.nullable(z.number()),
  posting: z.nullable(z.number()),
  extraction: z.nullable(z.number()),
  proven: z.nullable(z.number()),
});
export type ConfidenceReport = z.infer<typeof confidenceSchema>;
