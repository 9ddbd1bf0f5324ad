import * as z from "zod/mini";
import { textSpanSchema } from "./posting.ts";

/** Most questions asked at once. */
export const maxGapQuestions = 5;
/** Longest answer in the person's words, in Unicode code points. */
export const maxGapAnswerLength = 500;

/**
 * A question about something that the posting asks for and the resume does not show. `canonical` names the
 * subject for ever (a declined one is not asked again), `span` is the line of the posting, `gain` the
 * points that a truthful yes is expected to add (`null` where nothing is measured), `roles` the entries of
 * the resume that the answer may belong to.
 */
export const gapQuestionSchema = z.object({
  id: z.string(),
  reqId: z.string(),
  canonical: z.string(),
  term: z.string(),
  question: z.string(),
  span: textSpanSchema,
  gain: z.nullable(z.number()),
  roles: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type GapQuestion = z.infer<typeof gapQuestionSchema>;

/**
 * "Is it this line?": a requirement that is not called met, and the line of the resume that comes nearest to it.
 * `canonical` names the pair of them for ever.
 */
export const nearLineSchema = z.object({
  id: z.string(),
  reqId: z.string(),
  canonical: z.string(),
  factId: z.string(),
  text: z.string(),
});
export type NearLine = z.infer<typeof nearLineSchema>;

/** The person says that a line of theirs shows what is asked for: it is evidence from then on, and no text. */
export const gapLineSchema = z.object({
  gapId: z.string(),
  canonical: z.string(),
  answer: z.literal("line"),
  factId: z.string(),
});
export type GapLine = z.infer<typeof gapLineSchema>;

/** A yes: `role` is one of the question's roles, `when` a date or period, `text` the person's words. */
export const gapYesSchema = z.object({
  gapId: z.string(),
  canonical: z.string(),
  answer: z.literal("yes"),
  role: z.string(),
  when: z.string(),
  text: z.string(),
});
export type GapYes = z.infer<typeof gapYesSchema>;

/** An answer to a {@link GapQuestion} or a {@link NearLine}; a no is kept for the account and not asked again. */
export const gapAnswerSchema = z.discriminatedUnion("answer", [
  gapYesSchema,
  gapLineSchema,
  z.object({ gapId: z.string(), canonical: z.string(), answer: z.literal("no") }),
]);
export type GapAnswer = z.infer<typeof gapAnswerSchema>;

const givenAt = { at: z.string() };
/** A yes that counts, with the ISO time at which it was given. */
export const givenAnswerSchema = z.discriminatedUnion("answer", [
  z.extend(gapYesSchema, givenAt),
  z.extend(gapLineSchema, givenAt),
]);
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;
