import * as z from "zod/mini";
import { _default as orElse } from "zod/mini";
import { documentKinds } from "./claim.ts";

export const hintLevels = ["error", "warning", "note"] as const;
export type HintLevel = (typeof hintLevels)[number];

export const hintCodes = [
  "missing-name",
  "missing-email",
  "missing-phone",
  "no-employer",
  "no-title",
  "no-start",
  "no-lines",
  "reversed-dates",
  "future-start",
  "placeholder",
  "mojibake",
  "entity",
  "doubled-section",
  "doubled-line",
  "foreign-contact",
  "unproven",
  "faulty",
  "unwanted-letter",
  "empty-letter",
  "unsigned",
  "unnamed-employer",
  "unanswered",
  "other-employer",
  "nearly-empty-page",
  "long-lines",
  "short-lines",
  "same-openings",
  "pronouns",
  "present-tense",
  "unsure-reading",
] as const;
export type HintCode = (typeof hintCodes)[number];

/** What may be wrong with documents, with how much it weighs: errors are asked about before a download. */
const levels: Readonly<Record<HintCode, HintLevel>> = {
  "missing-name": "error",
  "missing-email": "error",
  "missing-phone": "warning",
  "no-employer": "error",
  "no-title": "error",
  "no-start": "warning",
  "no-lines": "error",
  "reversed-dates": "error",
  "future-start": "warning",
  placeholder: "error",
  mojibake: "error",
  entity: "error",
  "doubled-section": "warning",
  "doubled-line": "warning",
  "foreign-contact": "warning",
  unproven: "warning",
  faulty: "warning",
  "unwanted-letter": "warning",
  "empty-letter": "error",
  unsigned: "error",
  "unnamed-employer": "warning",
  unanswered: "warning",
  "other-employer": "error",
  "nearly-empty-page": "warning",
  "long-lines": "note",
  "short-lines": "note",
  "same-openings": "note",
  pronouns: "note",
  "present-tense": "note",
  "unsure-reading": "note",
};

/** How much a hint weighs. */
export function levelOf(code: HintCode): HintLevel {
  return levels[code];
}

/**
 * Something to look at before the documents are sent: none of it says anything about how well a person fits, and none
 * earns points. `paths` are the values of `document` that it is about, `of` how many values were looked at, `said` the
 * words that are wrong, where some are.
 */
export const hintSchema = z.object({
  code: z.enum(hintCodes),
  document: orElse(z.enum(documentKinds), "resume"),
  paths: z.array(z.string()),
  of: z.number(),
  said: z.optional(z.array(z.string())),
});
export type Hint = z.infer<typeof hintSchema>;
