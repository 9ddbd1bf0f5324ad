import * as z from "zod/mini";
import { coverLetterSchema } from "./cover-letter.ts";
import { textSpanSchema } from "./posting.ts";
import { resumeSchema } from "../resume/resume.ts";

export const verdicts = ["supported", "weak", "unsupported"] as const;
export type Verdict = (typeof verdicts)[number];

/** The operation that made a text from its facts; the embedded engine knows no others. */
export const editRules = [
  "copy",
  "select",
  "reorder",
  "trim",
  "canonicalise",
  "tense",
  "filler",
  "front-skill",
  "headline",
  "summary",
  "letter",
  "rephrase",
  "form",
  "user",
] as const;
export type EditRule = (typeof editRules)[number];

/** What a check objected to: the check, the part of the text, and why in plain words. */
export const issueSchema = z.object({
  check: z.string(),
  hard: z.boolean(),
  span: textSpanSchema,
  detail: z.string(),
});
export type ClaimIssue = z.infer<typeof issueSchema>;

/** How a piece of a text follows from the words that carry it: figures, and words in other words. */
export const carryingRules = ["number", "bound", "word", "meaning", "whole"] as const;

/** A piece of a text with the words of a value of the source that carry it. */
export const carriedSchema = z.object({
  span: textSpanSchema,
  factId: z.string(),
  quote: z.string(),
  rule: z.enum(carryingRules),
});
export type Carried = z.infer<typeof carriedSchema>;

/** A wording in doubt that a second opinion found to be carried: by which words of the evidence, and who read it so. */
export const agreementSchema = z.object({ text: z.string(), quote: z.string(), by: z.string() });
export type Agreement = z.infer<typeof agreementSchema>;

/**
 * A line of output with what carries it. `path` is the address of the text in its document; every claim
 * names at least one Fact or one span of the posting, or is `by: "form"` (date, salutation, close).
 * `clauses` say which facts carry which part of the text, `carried` which words carry its figures and what it says
 * in other words than the source, `agreements` what a second opinion agreed to.
 */
export const claimSchema = z.object({
  id: z.string(),
  path: z.string(),
  text: z.string(),
  evidence: z.object({ factIds: z.array(z.string()), posting: z.array(textSpanSchema) }),
  clauses: z.array(z.object({ span: textSpanSchema, factIds: z.array(z.string()) })),
  reqIds: z.array(z.string()),
  by: z.enum(["source", "embedded", "llm", "user", "form"]),
  rule: z.enum(editRules),
  reason: z.string(),
  verdict: z.enum(verdicts),
  issues: z.array(issueSchema),
  carried: z.optional(z.array(carriedSchema)),
  agreements: z.optional(z.array(agreementSchema)),
});
export type Claim = z.infer<typeof claimSchema>;

/**
 * Why the embedded engine wrote and no language model: none is set up, its provider did not answer, the
 * money or the places for it are used up, the plan has none, everything stays on this machine, it was asked
 * for, the model knows no rules for the language, or too little of what it wrote stood the check.
 */
export const embeddedReasons = [
  "no-key",
  "provider-failed",
  "budget",
  "busy",
  "plan",
  "local-only",
  "asked",
  "language",
  "not-proven",
] as const;
export type EmbeddedReason = (typeof embeddedReasons)[number];

/** How many wordings of a model (lines of a resume, sentences of a letter) came for a document, and how many stood. */
const wordingsSchema = z.object({ offered: z.number(), kept: z.number() });
export type Wordings = z.infer<typeof wordingsSchema>;

/** Which engine wrote a document (`model` is the name shown), and why not the other one. */
export const madeSchema = z.object({
  engine: z.enum(["embedded", "llm"]),
  model: z.optional(z.string()),
  because: z.optional(z.enum(embeddedReasons)),
  /** Only where a model answered. */
  wordings: z.optional(wordingsSchema),
  version: z.string(),
});
export type Made = z.infer<typeof madeSchema>;

export const documentKinds = ["resume", "cover_letter"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const tailoredResumeSchema = z.object({
  kind: z.literal("resume"),
  resume: resumeSchema,
  claims: z.array(claimSchema),
  made: madeSchema,
});
export const tailoredLetterSchema = z.object({
  kind: z.literal("cover_letter"),
  letter: coverLetterSchema,
  claims: z.array(claimSchema),
  made: madeSchema,
});
/** A written document with a claim for each of its lines. */
export const tailoredDocumentSchema = z.discriminatedUnion("kind", [
  tailoredResumeSchema,
  tailoredLetterSchema,
]);
export type TailoredResume = z.infer<typeof tailoredResumeSchema>;
export type TailoredLetter = z.infer<typeof tailoredLetterSchema>;
export type TailoredDocument = z.infer<typeof tailoredDocumentSchema>;
