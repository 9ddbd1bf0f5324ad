import { accentIds } from "@savile/model";
import * as z from "zod/mini";

/** Most entries whose page breaks are set; far above what a resume has. */
const maxBreaks = 300;

const breaksSchema = z.record(
  z.string().check(z.maxLength(20), z.regex(/^[a-z]+\d+$/)),
  z.strictObject({
    keep_together: z.optional(z.boolean()),
    break_before: z.optional(z.boolean()),
  }),
);

/**
 * How long the resume may be and where its pages break, by id of the entry. Without a budget the content
 * decides; with one, spacing and size give way first, then the lines that serve the posting least. `accent` is the
 * colour of both documents, `null` for that of the template.
 */
export const sessionLayoutSchema = z.object({
  page_budget: z.nullable(z.number()),
  breaks: breaksSchema,
  accent: z.nullable(z.enum(accentIds)),
});
export type SessionLayout = z.infer<typeof sessionLayoutSchema>;

/** `base_version` is the version that the person saw; what is absent stays as it is. */
export const setLayoutBodySchema = z.strictObject({
  base_version: z.int(),
  page_budget: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  breaks: z.optional(
    breaksSchema.check(z.refine((breaks) => Object.keys(breaks).length <= maxBreaks)),
  ),
  accent: z.optional(z.nullable(z.enum(accentIds))),
});
export type SetLayoutBody = z.infer<typeof setLayoutBodySchema>;
