import { correctionsSchema, extractionSchema } from "@savile/model";
import * as z from "zod/mini";
import { idParamsSchema } from "./generation.ts";

/**
 * An upload with everything that was read from it, for the check screen. `extraction` holds the
 * corrections of the person, `reading` what it was without them (`null` where there are none);
 * `revision` counts how often the list was replaced.
 */
export const uploadSchema = z.object({
  upload_id: z.string(),
  file_name: z.string(),
  size: z.number(),
  created_at: z.string(),
  revision: z.number(),
  corrections: correctionsSchema,
  extraction: extractionSchema,
  reading: z.nullable(extractionSchema),
});
export type Upload = z.infer<typeof uploadSchema>;

/** Which of the scanned pages of a file is being read, counted from 1: the event `page` of an upload. */
export const scanProgressSchema = z.object({ page: z.number(), pages: z.number() });
export type ScanProgress = z.infer<typeof scanProgressSchema>;

/** A page counted from 1. */
export const uploadPageParamsSchema = z.strictObject({
  id: idParamsSchema.shape.id,
  n: z.string().check(z.regex(/^[1-9][0-9]?$/)),
});

/**
 * The complete list of corrections, replayed on what was read: a shorter list takes back what it leaves
 * out. `base_revision` is the one that the list was made from; another one meanwhile answers 409.
 */
export const correctUploadBodySchema = z.strictObject({
  base_revision: z.number().check(z.int(), z.minimum(0)),
  corrections: correctionsSchema,
});
