import * as z from "zod/mini";

export const seniorities = ["entry", "mid", "senior", "staff", "director", "executive"] as const;
export type Seniority = (typeof seniorities)[number];

export const requirementKinds = [
  "skill",
  "years",
  "degree",
  "cert",
  "licence",
  "duty",
  "soft",
  "language",
  "clearance",
  "physical",
  "schedule",
] as const;
export type RequirementKind = (typeof requirementKinds)[number];

export const requirementLevels = ["required", "preferred", "context"] as const;
export type RequirementLevel = (typeof requirementLevels)[number];

/** Offsets in UTF-16 units of the pasted text, end exclusive. */
export const textSpanSchema = z.tuple([z.number(), z.number()]);
export type TextSpan = z.infer<typeof textSpanSchema>;

/**
 * One thing that the posting asks for. `canonical` are lexicon ids (empty for duties and soft ones),
 * `group` joins members of "one of these"; `weight` is 2 when named twice or in the title.
 */
export const requirementSchema = z.object({
  id: z.string(),
  text: z.string(),
  canonical: z.array(z.string()),
  kind: z.enum(requirementKinds),
  level: z.enum(requirementLevels),
  group: z.optional(z.string()),
  minYears: z.optional(z.number()),
  mentions: z.number(),
  inTitle: z.boolean(),
  weight: z.number(),
  span: textSpanSchema,
});
export type Requirement = z.infer<typeof requirementSchema>;

/** What was parsed of a pasted job description. Values that the text does not state are absent. */
export const postingSchema = z.object({
  title: z.optional(z.string()),
  company: z.optional(z.string()),
  companyCandidates: z.optional(z.array(z.string())),
  location: z.optional(z.string()),
  contactName: z.optional(z.string()),
  reference: z.optional(z.string()),
  deadline: z.optional(z.string()),
  answers: z.optional(z.array(z.string())),
  department: z.optional(z.string()),
  seniority: z.optional(z.enum(seniorities)),
  years: z.optional(z.number()),
  formality: z.number(),
  language: z.string(),
  requirements: z.array(requirementSchema),
  duties: z.array(requirementSchema),
  boilerplate: z.array(textSpanSchema),
  warnings: z.array(
    z.object({ code: z.string(), detail: z.string(), span: z.optional(textSpanSchema) }),
  ),
  confidence: z.number(),
});
export type Posting = z.infer<typeof postingSchema>;

/** Longest job description, in Unicode code points. */
export const maxPostingLength = 10_000;
