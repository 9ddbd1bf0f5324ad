import {
  applicationStates,
  documentKinds,
  extractionSchema,
  fileFormats,
  findingSchema,
  generationStages,
  maxCompanyLength,
  pageDrawingSchema,
  pageSourceSchema,
  postingSchema,
  papers,
  tailoringSchema,
} from "@savile/model";
import * as z from "zod/mini";
import { sessionLayoutSchema } from "./layout.ts";
import { reviewShape } from "./review.ts";

export const idSchema = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));

export const idParamsSchema = z.strictObject({ id: idSchema });
export const documentParamsSchema = z.strictObject({ id: idSchema, type: z.enum(documentKinds) });
export const pageHashSchema = z.string().check(z.maxLength(64), z.regex(/^[a-f0-9]+$/));
export const pageParamsSchema = z.strictObject({
  id: idSchema,
  type: z.enum(documentKinds),
  hash: pageHashSchema,
});

/** JSON Resume 1.0.0 with `meta.savile`: the wire form of what was read from a file. */
export const jsonResumeSchema = z.looseObject({
  basics: z.optional(z.looseObject({})),
  meta: z.optional(z.looseObject({})),
});
export type JsonResume = z.infer<typeof jsonResumeSchema>;

export const uploadResponseSchema = z.object({
  upload_id: z.string(),
  file_name: z.string(),
  extraction_result: z.object({ extracted_data: jsonResumeSchema }),
});

export const postingBodySchema = z.strictObject({
  job_description: z.string().check(z.maxLength(40_000)),
});
export const postingResponseSchema = z.object({ posting: postingSchema });

/**
 * Either an upload of this account, or the resume itself as JSON Resume. `company` is the person's word on who the
 * employer is, taken before what the posting says; empty for one without a name.
 */
export const generateBodySchema = z.strictObject({
  upload_id: z.optional(idSchema),
  resume_data: z.optional(jsonResumeSchema),
  job_description: z.string().check(z.maxLength(40_000)),
  template: z.optional(z.string().check(z.maxLength(40))),
  paper: z.optional(z.enum(papers)),
  company: z.optional(z.string().check(z.maxLength(2 * maxCompanyLength))),
});

export const generationStatuses = [
  "queued",
  "running",
  "succeeded",
  "failed",
  "cancelled",
] as const;

/** Answer to `generate`: the documents (`success`), or only the id of the run (`accepted`, 202). */
export const generateResponseSchema = z.object({
  status: z.enum(["success", "accepted"]),
  message: z.string(),
  session_id: z.string(),
  documents: z.nullable(z.object({ resume: z.string(), cover_letter: z.string() })),
  confidence: z.nullable(z.number()),
  ats_score: z.nullable(z.number()),
});

export const sessionSummarySchema = z.object({
  session_id: z.string(),
  upload_id: z.nullable(z.string()),
  title: z.string(),
  /** The title is one that the person gave it. */
  renamed: z.optional(z.boolean()),
  job_title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  template: z.string(),
  /** Counts the changes of its documents from 1. */
  version: z.number(),
  status: z.enum(generationStatuses),
  /** *Fit*: the same before and after tailoring. */
  ats_score: z.nullable(z.number()),
  /** How far the application is, as the person says. */
  application_state: z.enum(applicationStates),
  /** In lists: the file that it was made of, where it is still there. */
  file_name: z.optional(z.string()),
  created_at: z.string(),
  finished_at: z.nullable(z.string()),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;
/** At most `limit` of the newest (100 unless said otherwise), of those whose title has `search` in it and that are so far. */
export const sessionListQuerySchema = z.strictObject({
  limit: z.optional(z.string().check(z.regex(/^[1-9][0-9]{0,2}$/))),
  search: z.optional(z.string().check(z.maxLength(200))),
  application_state: z.optional(z.enum(applicationStates)),
});
/** `total` counts all that were asked for, `all` all of the account. */
export const sessionListSchema = z.object({
  sessions: z.array(sessionSummarySchema),
  total: z.number(),
  all: z.number(),
});
export type SessionList = z.infer<typeof sessionListSchema>;

export const pageQuerySchema = z.strictObject({
  format: z.optional(z.enum(["html", "pages", ...fileFormats])),
  drawings: z.optional(z.enum(["true", "false"])),
});

/**
 * A whole GenerationSession: source (with the facts that the person attested), posting and, once succeeded,
 * the result as it is after the person's decisions.
 */
export const sessionSchema = z.object({
  ...sessionSummarySchema.shape,
  error_code: z.nullable(z.string()),
  /** Its template belongs to a larger plan by now: another one has to be chosen before a change. */
  read_only: z.boolean(),
  paper: z.enum(papers),
  layout: sessionLayoutSchema,
  duration_ms: z.nullable(z.number()),
  job_description: z.string(),
  posting: postingSchema,
  extraction: extractionSchema,
  tailoring: z.nullable(tailoringSchema),
  ...reviewShape,
});
export type Session = z.infer<typeof sessionSchema>;

export const documentsResponseSchema = z.object({
  documents: z.object({ resume: z.string(), cover_letter: z.string() }),
});
export const previewBundleSchema = z.object({
  documents: z.object({
    resume: z.object({ content_markdown: z.string(), parsed_structure: z.unknown() }),
    cover_letter: z.object({ content_markdown: z.string(), parsed_structure: z.unknown() }),
  }),
});

export { pageDrawingSchema, pageSourceSchema };

/**
 * One event of a run, sent as the `data` of a server-sent event with `id: <job>-<seq>`. `progress` is the
 * share of the finished stages in percent; `found` tells in plain words what the stage brought.
 */
/**
 * `lines` are what a model has written so far, changed ones only; nothing has checked them yet. `left_ms` is
 * what the run probably still needs, by the targets of its stages; `writer` names the engine that writes.
 */
export const generationEventSchema = z.object({
  seq: z.number(),
  attempt: z.number(),
  status: z.enum(generationStatuses),
  stage: z.nullable(z.enum(generationStages.map((stage) => stage.id))),
  state: z.enum(["started", "writing", "finished", "ended"]),
  progress: z.number(),
  left_ms: z.optional(z.number()),
  writer: z.optional(z.string()),
  lines: z.optional(z.array(z.object({ slot: z.string(), text: z.string() }))),
  found: z.optional(z.string()),
  error_code: z.optional(z.string()),
  at: z.string(),
});
export type GenerationEvent = z.infer<typeof generationEventSchema>;

export { findingSchema };
