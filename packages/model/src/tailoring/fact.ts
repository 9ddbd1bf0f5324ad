import * as z from "zod/mini";
import { hiddenSchema, sourceSpanSchema } from "./source.ts";

/** What a Fact states. */
export const factKinds = [
  "name",
  "contact",
  "headline",
  "summary",
  "title",
  "org",
  "location",
  "dates",
  "bullet",
  "skill",
  "degree",
  "field",
  "school",
  "cert",
  "licence",
  "award",
  "project",
  "language",
  "publication",
  "employment-type",
  "other",
] as const;
export type FactKind = (typeof factKinds)[number];

/** Who stated it: the file, or the person afterwards (marked "added by you" for ever). */
export const factOriginSchema = z.discriminatedUnion("by", [
  z.object({ by: z.literal("extracted") }),
  z.object({
    by: z.literal("user"),
    accountId: z.string(),
    at: z.string(),
    via: z.enum(["edit", "confirmation", "gap-answer"]),
  }),
]);
export type FactOrigin = z.infer<typeof factOriginSchema>;

/**
 * An atomic statement of the source. `id` is the address of the value in the source Resume
 * (`exp1.b2`, `exp1.title`, `skl1.s3`, `contact.email`), `parent` the id of its entry (`exp1`).
 * `confidence` is the probability (0..1) that a careful reader would accept the value; `span` is absent
 * only for statements of the person. `shows` are subjects of which the person said that this line shows them.
 */
export const factSchema = z.object({
  id: z.string(),
  kind: z.enum(factKinds),
  parent: z.optional(z.string()),
  text: z.string(),
  span: z.optional(sourceSpanSchema),
  confidence: z.number(),
  hidden: z.optional(hiddenSchema),
  origin: factOriginSchema,
  shows: z.optional(z.array(z.string())),
});
export type Fact = z.infer<typeof factSchema>;
export type FactId = Fact["id"];
