import * as z from "zod/mini";
import { fileFormats } from "./file-format.ts";
import { papers, templateIds } from "./template.ts";

/** Where the text at `path` stands on its page, in points from the top left. */
export const regionSchema = z.object({
  path: z.string(),
  x: z.number(),
  y: z.number(),
  w: z.number(),
  h: z.number(),
});
export type Region = z.infer<typeof regionSchema>;

/**
 * A page as paths to paint: `at` is the matrix [a b c d e f], `d` an SVG path in its coordinates.
 * `w` and `h` are in points.
 */
export const pageDrawingSchema = z.object({
  w: z.number(),
  h: z.number(),
  marks: z.array(
    z.object({
      at: z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]),
      d: z.string(),
      fill: z.optional(z.string()),
      stroke: z.optional(z.string()),
      strokeWidth: z.optional(z.number()),
    }),
  ),
});
export type PageDrawing = z.infer<typeof pageDrawingSchema>;

/** One page of a preview. `hash` names its drawing; the drawing travels only where it was asked for. */
export const pageSchema = z.object({
  hash: z.string(),
  w: z.number(),
  h: z.number(),
  regions: z.array(regionSchema),
  drawing: z.optional(pageDrawingSchema),
});
export type Page = z.infer<typeof pageSchema>;

/**
 * How a document was fitted into the number of pages that was asked for (`budget`, `null` where nobody
 * asked). One that is not met is missed by about `linesOver` lines, those at `over`; `body` is the size of
 * the text in points.
 */
export const pageFitSchema = z.object({
  budget: z.nullable(z.number()),
  met: z.boolean(),
  linesOver: z.number(),
  over: z.array(z.string()),
  body: z.number(),
});
export type PageFit = z.infer<typeof pageFitSchema>;

/** Something that the person should know of the pages; `at` names the places, where it is about letters. */
const pageWarningSchema = z.object({
  code: z.string(),
  detail: z.string(),
  at: z.optional(z.array(z.object({ place: z.string(), characters: z.string() }))),
});

/** The pages of one version of a document. */
export const pageSourceSchema = z.object({
  rev: z.string(),
  template: z.enum(templateIds),
  paper: z.enum(papers),
  pages: z.array(pageSchema),
  warnings: z.array(pageWarningSchema),
  fit: pageFitSchema,
});
export type PageSource = z.infer<typeof pageSourceSchema>;

/** A value that a parser read otherwise than it was meant; `""` stands for nothing. */
export const lostFieldSchema = z.object({
  path: z.string(),
  intended: z.string(),
  recovered: z.string(),
});
export type LostField = z.infer<typeof lostFieldSchema>;

/**
 * What reading an exported file back found: how many printed lines are in it, in order. `fields` counts the
 * values that our own extraction recovered from the file; absent where it was not asked.
 */
export const readBackSchema = z.object({
  format: z.enum(fileFormats),
  lines: z.number(),
  found: z.number(),
  missing: z.array(z.string()),
  inOrder: z.boolean(),
  pageCount: z.nullable(z.number()),
  tagged: z.nullable(z.boolean()),
  fields: z.optional(
    z.object({ intended: z.number(), recovered: z.number(), lost: z.array(lostFieldSchema) }),
  ),
});
export type ReadBack = z.infer<typeof readBackSchema>;
