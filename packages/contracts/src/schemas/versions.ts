import {
  accentIds,
  applicationStates,
  coverLetterSchema,
  documentKinds,
  resumeSchema,
} from "@savile/model";
import * as z from "zod/mini";
import { idSchema } from "./generation.ts";

/** Who made a version. */
export const versionMakers = ["engine", "you", "refinement", "restore"] as const;

/** What happened to a line. */
export const lineChanges = ["reworded", "added", "removed", "moved"] as const;

/** What a changed line is. */
export const lineKinds = [
  "bullet",
  "skill",
  "paragraph",
  "line",
  "value",
  "summary",
  "headline",
  "name",
  "contact",
  "entry",
  "section",
] as const;

/**
 * Lines of one kind that changed in the same way. `at` names the entry that they belong to, as it is
 * printed; `text` is the line where it is a single one, cut short; `number` counts paragraphs from 1.
 */
export const versionGroupSchema = z.object({
  document_type: z.enum(documentKinds),
  change: z.enum(lineChanges),
  what: z.enum(lineKinds),
  count: z.number(),
  at: z.nullable(z.string()),
  text: z.optional(z.string()),
  number: z.optional(z.number()),
});
export type VersionGroup = z.infer<typeof versionGroupSchema>;

/**
 * What a version changed, as structure: a client says it in one sentence. `decided` counts decisions on
 * changes that were made, altered or taken back, `confirmed` lines that the person stated to be true;
 * `answered` are subjects of answers given, `withdrawn` of answers taken back; `instruction` is the
 * person's instruction; `restored` the number of the version that came back; `page_budget` a new length, `accent`
 * another colour.
 */
export const versionChangesSchema = z.object({
  groups: z.array(versionGroupSchema),
  decided: z.optional(z.number()),
  confirmed: z.optional(z.number()),
  answered: z.optional(z.array(z.string())),
  withdrawn: z.optional(z.array(z.string())),
  instruction: z.optional(z.string()),
  instruction_withdrawn: z.optional(z.boolean()),
  restored: z.optional(z.number()),
  page_budget: z.optional(z.nullable(z.number())),
  accent: z.optional(z.nullable(z.enum(accentIds))),
});
export type VersionChanges = z.infer<typeof versionChangesSchema>;

/** A version as lists show it; `number` counts the changes of a session from 1. */
export const versionSummarySchema = z.object({
  number: z.number(),
  by: z.enum(versionMakers),
  changes: versionChangesSchema,
  template: z.string(),
  ats_score: z.nullable(z.number()),
  created_at: z.string(),
});
export type VersionSummary = z.infer<typeof versionSummarySchema>;

/** Newest first; the first of them is the present one. At most 100 are kept. */
export const versionListSchema = z.object({
  version: z.number(),
  versions: z.array(versionSummarySchema),
});
export type VersionList = z.infer<typeof versionListSchema>;

/**
 * A line that reads differently in the present documents. `old_value` is `null` where the version did not have
 * it, `new_value` where it is gone; a line that only moved has both alike.
 */
export const versionLineSchema = z.object({
  document_type: z.enum(documentKinds),
  field_path: z.string(),
  what: z.enum(lineKinds),
  at: z.nullable(z.string()),
  old_value: z.nullable(z.string()),
  new_value: z.nullable(z.string()),
});
export type VersionLine = z.infer<typeof versionLineSchema>;

export const versionSchema = z.object({
  ...versionSummarySchema.shape,
  documents: z.object({ resume: resumeSchema, cover_letter: coverLetterSchema }),
  difference: z.array(versionLineSchema),
});
export type Version = z.infer<typeof versionSchema>;

export const versionParamsSchema = z.strictObject({
  id: idSchema,
  n: z.string().check(z.regex(/^[1-9][0-9]{0,8}$/)),
});

/** `base_version` is the present version that the person saw. */
export const restoreBodySchema = z.strictObject({ base_version: z.int() });

export const applicationStateBodySchema = z.strictObject({
  application_state: z.enum(applicationStates),
});
export const renameBodySchema = z.strictObject({ title: z.string().check(z.maxLength(1_000)) });

/** Without a template the new session takes that of the old one. */
export const duplicateBodySchema = z.strictObject({
  job_description: z.string().check(z.maxLength(40_000)),
  template: z.optional(z.string().check(z.maxLength(40))),
});
