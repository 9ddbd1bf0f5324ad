import * as z from "zod/mini";
import { editRules, tailoredLetterSchema, tailoredResumeSchema } from "./claim.ts";
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
  "none",
] as const;
export type MatchKind = (typeof matchKinds)[number];

/** How well the source carries a requirement: `strength` 0..1 (0 = a gap). */
export const matchSchema = z.object({
  reqId: z.string(),
  factIds: z.array(z.string()),
  strength: z.number(),
  how: z.enum(matchKinds),
  note: z.string(),
});
export type Match = z.infer<typeof matchSchema>;

export const dropReasons = ["page-budget", "no-match", "duplicate", "hidden"] as const;
export type DropReason = (typeof dropReasons)[number];

/** A difference between the source and the tailored document, with why. */
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

/** Everything one run of the tailoring produced. Stored with the GenerationSession. */
export const tailoringSchema = z.object({
  version: z.literal(1),
  resume: tailoredResumeSchema,
  letter: tailoredLetterSchema,
  matches: z.array(matchSchema),
  gaps: z.array(z.string()),
  changes: z.array(changeSchema),
  score: scoreReportSchema,
  confidence: confidenceSchema,
  verification: verificationSchema,
});
export type Tailoring = z.infer<typeof tailoringSchema>;
