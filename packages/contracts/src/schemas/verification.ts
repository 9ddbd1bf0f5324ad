import { chainStepSchema, requirementLevels, textSpanSchema, verdicts } from "@savile/model";
import * as z from "zod/mini";
import { idSchema } from "./generation.ts";

/** Claims or sentences of one call. */
export const mostAsked = 200;
/** Longest resume that is given as text. */
export const maxResumeText = 60_000;

const text = z.string().check(z.maxLength(6_000));
const name = z.string().check(z.minLength(1), z.maxLength(100));
const source = {
  upload_id: z.optional(idSchema),
  resume_text: z.optional(z.string().check(z.minLength(1), z.maxLength(maxResumeText))),
};

/** Lines of any text about a person, and that person's resume: an upload, or the text itself. */
export const verifyClaimsBodySchema = z.strictObject({
  ...source,
  claims: z
    .array(
      z.strictObject({
        id: name,
        text,
        /** Where the line stands, such as "experience" or "summary". */
        section: z.optional(z.string().check(z.maxLength(200))),
        /** Title or employer that it stands under. */
        role: z.optional(z.string().check(z.maxLength(200))),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostAsked)),
});

/** `spans` are places in the claim with the words of the resume that carry them. */
export const verifiedClaimsSchema = z.object({
  claims: z.array(
    z.object({
      id: z.string(),
      verdict: z.enum(verdicts),
      reasons: z.array(z.string()),
      spans: z.array(z.object({ span: textSpanSchema, quote: z.string(), rule: z.string() })),
    }),
  ),
});

export const proofreadBodySchema = z.strictObject({
  sentences: z
    .array(z.strictObject({ id: name, text }))
    .check(z.minLength(1), z.maxLength(mostAsked)),
});

/** `span` is the piece of the sentence that shows the fault. */
export const proofreadSchema = z.object({
  sentences: z.array(
    z.object({
      id: z.string(),
      ok: z.boolean(),
      faults: z.array(z.object({ kind: z.string(), span: z.string() })),
    }),
  ),
});

export const matchPostingBodySchema = z.strictObject({
  ...source,
  job_description: z.string().check(z.maxLength(40_000)),
});

/** What a posting asks for, and how well a resume shows it; `fit` is null where the posting states too little. */
export const matchedPostingSchema = z.object({
  title: z.nullable(z.string()),
  company: z.nullable(z.string()),
  fit: z.nullable(z.number()),
  requirements: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      level: z.enum(requirementLevels),
      verdict: z.enum(["met", "partly", "not"]),
      lines: z.array(z.string()),
      why: z.array(chainStepSchema),
    }),
  ),
});
