import {
  documentKinds,
  fileFormats,
  papers,
  planIds,
  readBackSchema,
  templateIds,
} from "@savile/model";
import * as z from "zod/mini";
import { idSchema } from "./generation.ts";

const planSchema = z.enum(planIds);
const templateNameSchema = z.string().check(z.maxLength(40));

/** The limit of a plan as a client shows it: -1 stands for unlimited. */
const usedSchema = z.object({ used: z.number(), limit: z.number() });

/**
 * A template as the picker shows it. `ats_score` is what reading its own exported files back measured, in
 * percent, `null` where nothing was measured; `popularity` is empty where nothing is to be said.
 */
export const templateSchema = z.object({
  id: z.enum(templateIds),
  name: z.string(),
  category: z.string(),
  industry: z.array(z.string()),
  description: z.string(),
  features: z.array(z.string()),
  popularity: z.nullable(z.enum(["trending", "popular", "new"])),
  recommended: z.boolean(),
  palette: z.nullable(z.record(z.string(), z.string())),
  ats_score: z.nullable(z.number()),
  tier_required: planSchema,
  available: z.boolean(),
});
export type TemplateEntry = z.infer<typeof templateSchema>;

/** Every template, which of them the account may use, and the plan that it has. */
export const templatesResponseSchema = z.object({
  templates: z.object({
    available: z.array(z.enum(templateIds)),
    all_templates: z.array(templateSchema),
  }),
  subscription: z.object({ tier: planSchema, display_name: z.string() }),
});

/**
 * What a larger plan offers to somebody who chose something that theirs does not hold: the plan, its price
 * a month in dollars, and what it brings. Stands as `details` in the answer that refuses.
 */
export const upgradeSchema = z.object({
  item: z.string(),
  tier_required: planSchema,
  display_name: z.string(),
  monthly_price: z.number(),
  current_tier: planSchema,
  current_display_name: z.string(),
  benefits: z.array(z.string()),
});
export type Upgrade = z.infer<typeof upgradeSchema>;

export const switchTemplateBodySchema = z.strictObject({ new_template: templateNameSchema });

/** The documents in their new look; `version` tells that no word of them changed. */
export const switchTemplateResponseSchema = z.object({
  success: z.literal(true),
  session_id: z.string(),
  template: z.enum(templateIds),
  version: z.number(),
  documents: z.object({ resume: z.string(), cover_letter: z.string() }),
  pages: z.object({ resume: z.number(), cover_letter: z.number(), budget: z.number() }),
  duration_ms: z.number(),
});
export type SwitchedTemplate = z.infer<typeof switchTemplateResponseSchema>;

export const templatePictureParamsSchema = z.strictObject({
  id: idSchema,
  template: templateNameSchema,
});

/**
 * `mini` stands in a list, where no word can be read, and `small` there on a fine screen; `card` stands in a
 * picker, `large` there on a fine screen.
 */
const pictureSizeSchema = z.enum(["mini", "small", "card", "large"]);
export type PictureSize = z.infer<typeof pictureSizeSchema>;

export const pictureQuerySchema = z.strictObject({ size: z.optional(pictureSizeSchema) });
export const uploadPictureQuerySchema = z.strictObject({
  size: z.optional(pictureSizeSchema),
  paper: z.optional(z.enum(papers)),
});
export const templatePictureQuerySchema = z.strictObject({
  size: z.optional(pictureSizeSchema),
  paper: z.optional(z.enum(papers)),
  document_type: z.optional(z.enum(documentKinds)),
});

export const parserViewQuerySchema = z.strictObject({
  format: z.optional(z.enum(fileFormats)),
});

/**
 * What a parser reads from the file of a document: its plain text, and each printed value (`intended`)
 * beside the `recovered` one.
 */
export const parserViewSchema = z.object({
  format: z.enum(fileFormats),
  text: z.string(),
  fields: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      intended: z.string(),
      recovered: z.string(),
      same: z.boolean(),
    }),
  ),
  read_back: readBackSchema,
});
export type ParserView = z.infer<typeof parserViewSchema>;

const formatParam = z.string().check(z.maxLength(16));

export const downloadParamsSchema = z.strictObject({ id: idSchema, format: formatParam });

/** `all`, the default, brings both documents in one ZIP. */
export const downloadQuerySchema = z.strictObject({
  document_type: z.optional(z.enum([...documentKinds, "all"])),
  embed_resume: z.optional(z.enum(["true", "false"])),
  proof_table: z.optional(z.enum(["true", "false"])),
});

/** `proof_table` puts the table of proof as a last page into the resume (PDF, DOCX, TXT). */
export const downloadBatchQuerySchema = z.strictObject({
  proof_table: z.optional(z.enum(["true", "false"])),
});

/** Markdown of one document as the editor has it now. */
export const downloadCurrentBodySchema = z.strictObject({
  document_type: z.enum(documentKinds),
  current_content: z.string().check(z.maxLength(120_000)),
  template: z.optional(templateNameSchema),
});

/** The files handed out so far with what reading each back found, the formats, and what is left to download. */
export const exportsResponseSchema = z.object({
  exports: z.array(
    z.object({
      document_type: z.enum(documentKinds),
      format: z.enum(fileFormats),
      version: z.number(),
      file_name: z.string(),
      size: z.number(),
      sha256: z.string(),
      created_at: z.string(),
      read_back: readBackSchema,
    }),
  ),
  formats: z.array(
    z.object({ id: z.enum(fileFormats), tier_required: planSchema, available: z.boolean() }),
  ),
  downloads: usedSchema,
});
export type ExportList = z.infer<typeof exportsResponseSchema>;
