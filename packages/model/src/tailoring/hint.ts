import * as z from "zod/mini";

export const hintCodes = [
  "no-lines",
  "long-lines",
  "short-lines",
  "same-openings",
  "pronouns",
  "present-tense",
  "unsure-reading",
] as const;
export type HintCode = (typeof hintCodes)[number];

/**
 * Something to look at before the documents are sent: reading, writing and length say nothing about how well a
 * person fits and earn no points. `paths` are the lines that it is about, `of` the lines that were looked at.
 */
export const hintSchema = z.object({
  code: z.enum(hintCodes),
  paths: z.array(z.string()),
  of: z.number(),
});
export type Hint = z.infer<typeof hintSchema>;
