import * as z from "zod/mini";
import {
  agreementSchema,
  editRules,
  issueSchema,
  tailoredLetterSchema,
  tailoredResumeSchema,
  verdicts,
} from "./claim.ts";
import { textSpanSchema } from "./posting.ts";
import { proofRowSchema } from "./proof-row.ts";
import { editedSchema } from "./edit-schema.ts";
import { refinementSchema } from "./refinement.ts";
import { hintSchema } from "./hint.ts";
import { confidenceSchema, scoreReportSchema } from "./score.ts";

export const matchKinds = [
  "exact",
  "normalised",
  "alias",
  "stem",
  "parent",
  "child",
  "years",
  "degree",
  "cert",
  "language",
  "duty",
  "pointed",
  "none",
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** One step from a line of the source to what is asked for: "Xero" -> narrower -> "accounting software". */
export const chainStepSchema = z.object({ rule: z.string(), from: z.string(), to: z.string() });
export type ChainStep = z.infer<typeof chainStepSchema>;

/**
 * How well the source carries a requirement: `strength` 0..1 (0 = a gap). `chain` says step by step why the lines
 * show it; matches that were stored before it was kept have none.
 */
export const matchSchema = z.object({
  reqId: z.string(),
  factIds: z.array(z.string()),
  strength: z.number(),
  how: z.enum(matchKinds),
  note: z.string(),
  chain: z.optional(z.array(chainStepSchema)),
});
export type Match = z.infer<typeof matchSchema>;

export const dropReasons = ["page-budget", "no-match", "duplicate", "hidden", "by-you"] as const;
export type DropReason = (typeof dropReasons)[number];

/**
 * A difference between the source and the tailored document, with why. `after` is always the engine's
 * proposal, `null` where a line is left out; `own` is the person's wording with what the check made of it.
 * `clauses`, `verdict` and `issues` say what carries the proposal and what the check made of it, `agreements`
 * what a second opinion agreed to.
 * `refinement` is the id of the instruction that asked for it; such a change waits for the person.
 * `by` is "llm" where a language model worded the proposal. `scoreDelta` of a Change that counts is its share of *shown* in percent points (the shares add up); of one
 * that does not, what it would add now.
 */
export const changeSchema = z.object({
  id: z.string(),
  path: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
  rule: z.enum(editRules),
  reqIds: z.array(z.string()),
  reason: z.string(),
  evidence: z.array(z.string()),
  scoreDelta: z.nullable(z.number()),
  state: z.enum(["proposed", "accepted", "rejected", "edited", "confirmed", "outdated"]),
  own: z.optional(
    z.object({ text: z.string(), verdict: z.enum(verdicts), issues: z.array(issueSchema) }),
  ),
  clauses: z.optional(z.array(z.object({ span: textSpanSchema, factIds: z.array(z.string()) }))),
  verdict: z.optional(z.enum(verdicts)),
  issues: z.optional(z.array(issueSchema)),
  by: z.optional(z.enum(["embedded", "llm"])),
  agreements: z.optional(z.array(agreementSchema)),
  refinement: z.optional(z.string()),
});
export type Change = z.infer<typeof changeSchema>;

/** Counts over all claims of both documents after the last writer. */
export const verificationSchema = z.object({
  claims: z.number(),
  supported: z.number(),
  weak: z.number(),
  reverted: z.number(),
  dropped: z.number(),
  userAdded: z.number(),
  byCheck: z.record(z.string(), z.number()),
  coverage: z.object({ before: z.number(), after: z.number(), ceiling: z.number() }),
  omissions: z.array(z.object({ factId: z.string(), why: z.enum(dropReasons) })),
});
export type Verification = z.infer<typeof verificationSchema>;

/**
 * Everything one run of the tailoring produced. Stored with the GenerationSession. `table` is the table of
 * proof; runs of earlier releases have none. `score.shown.before`
 * + the shares of the Changes that count + `edited.scoreDelta` = `score.shown.now`. `hints` are to be looked at
 * before the documents are sent. `refined` exists while instructions of the person stand: what was written before
 * them, and the instructions. `edited` exists while the person's own edits stand or wait: the edits, `scoreDelta`
 * (what those that are proven add to *shown* beside the Changes) and, where the letter is edited, `written`: the
 * letter as the engine wrote it, which only serves taking back.
 */
export const tailoringSchema = z.object({
  version: z.literal(1),
  resume: tailoredResumeSchema,
  letter: tailoredLetterSchema,
  matches: z.array(matchSchema),
  gaps: z.array(z.string()),
  table: z.optional(z.array(proofRowSchema)),
  changes: z.array(changeSchema),
  score: scoreReportSchema,
  hints: z.array(hintSchema),
  confidence: confidenceSchema,
  verification: verificationSchema,
  refined: z.optional(
    z.object({
      written: z.object({ changes: z.array(changeSchema), letter: tailoredLetterSchema }),
      refinements: z.array(refinementSchema),
    }),
  ),
  edited: z.optional(
    z.object({
      ...editedSchema.shape,
      scoreDelta: z.nullable(z.number()),
      written: z.optional(tailoredLetterSchema),
    }),
  ),
});
export type Tailoring = z.infer<typeof tailoringSchema>;
