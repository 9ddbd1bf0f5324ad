import * as z from "zod/mini";
import { factSchema } from "./fact.ts";
import { resumeSchema } from "../resume/resume.ts";
import { findingSchema, sourceLineSchema } from "./source.ts";
import { traceSchema } from "./trace.ts";

export const sourceFormats = [
  "pdf",
  "docx",
  "doc",
  "txt",
  "json",
  "yaml",
  "zip",
  "xml",
  "html",
  "odt",
  "rtf",
  "image",
] as const;
export type SourceFormat = (typeof sourceFormats)[number];

/**
 * Everything that was read from an uploaded file. `facts` hold each value of `resume` under its address
 * with its place in the file; `sections` keep the headings as written; `unplaced` lists lines that no
 * section claims. `traces` say what became of every word of the file; readings of older releases have none.
 * `left` names the lines and the empty values that the person wants to stay as they are.
 * `kept` is the JSON Resume that a file of data was, or was brought to: what a Resume has no place for goes
 * out again with it. `confidence` is `null` where nothing could be measured.
 */
export const extractionSchema = z.object({
  version: z.literal(1),
  format: z.enum(sourceFormats),
  pages: z.array(z.object({ w: z.number(), h: z.number() })),
  language: z.string(),
  maker: z.optional(z.string()),
  confidence: z.nullable(z.number()),
  resume: resumeSchema,
  facts: z.array(factSchema),
  sections: z.array(z.object({ kind: z.string(), title: z.string(), lines: z.array(z.string()) })),
  lines: z.array(sourceLineSchema),
  findings: z.array(findingSchema),
  unplaced: z.array(z.string()),
  traces: z.optional(z.array(traceSchema)),
  left: z.optional(z.array(z.string())),
  kept: z.optional(z.record(z.string(), z.unknown())),
});
export type Extraction = z.infer<typeof extractionSchema>;

/** Why a file could not be read. */
export const extractionFailures = [
  "unsupported",
  "old_word_file",
  "pages_file",
  "slides_file",
  "too_large",
  "empty",
  "encrypted_pdf",
  "encrypted_docx",
  "damaged",
  "no_text",
  "too_complex",
  "timeout",
] as const;
export type ExtractionFailureCode = (typeof extractionFailures)[number];
export type ExtractionFailure = { readonly code: ExtractionFailureCode; readonly detail?: string };

/** Largest upload in bytes. */
export const maxUploadBytes = 10_485_760;
/** Characters of resume text that are kept for tailoring. */
export const maxResumeCharacters = 60_000;
