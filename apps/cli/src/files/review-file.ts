import { decisionActions, gapLineSchema, gapYesSchema } from "@savile/model";
import type { Decision, Extraction, GivenAnswer } from "@savile/model";
import { applyGapAnswer } from "@savile/tailoring";
import type { GapAnswerFailure } from "@savile/tailoring";
import * as z from "zod/mini";
import { readJson } from "./read-json.ts";
import { unusable } from "../terminal/terminal.ts";
import type { Terminal } from "../terminal/terminal.ts";

const reviewSchema = z.object({
  decisions: z.optional(
    z.array(
      z.object({
        change_id: z.string(),
        action: z.enum(decisionActions),
        text: z.optional(z.string()),
        after: z.nullable(z.string()),
      }),
    ),
  ),
  answers: z.optional(z.array(z.discriminatedUnion("answer", [gapYesSchema, gapLineSchema]))),
});

const shape = '{"decisions": [{"change_id", "action", "text", "after"}], "answers": [...]}';

const sentences = {
  gap_text_blank: "the text is blank",
  gap_text_too_long: "the text is longer than 500 characters",
  gap_text_off_topic: "the text does not say which of them it means",
  gap_role_unknown: "the resume has no such role",
  gap_when_unclear: 'the time is no year or period (such as "2021" or "Mar 2020 - 2022")',
  gap_when_future: "the time lies in the future",
  gap_when_outside_role: "the time lies outside the role",
  gap_line_unknown: "the resume has no such line",
} as const satisfies Record<GapAnswerFailure["code"], string>;

/** What a person decided and attested, on a source that holds what they attested. */
export interface Review {
  readonly extraction: Extraction;
  readonly decisions: readonly Decision[];
}

function attest(extraction: Extraction, answers: readonly GivenAnswer[], path: string): Extraction {
  let { resume, facts } = extraction;
  for (const { at, ...answer } of answers) {
    const applied = applyGapAnswer(resume, facts, answer, { accountId: "local", at });
    if (!applied.ok) {
      throw unusable(`${path}: ${answer.gapId}: ${sentences[applied.error.code]}.`);
    }
    resume = applied.value.resume;
    facts = [...applied.value.facts];
  }
  return { ...extraction, resume, facts };
}

/** Reads the file of `--decisions`; without one nothing is decided. */
export async function readReview(
  path: string | undefined,
  extraction: Extraction,
  terminal: Terminal,
  today: string,
): Promise<Review> {
  if (path === undefined) return { extraction, decisions: [] };
  const { decisions = [], answers = [] } = await readJson(path, terminal, reviewSchema, shape);
  const at = `${today}T00:00:00.000Z`;
  for (const { action, text, change_id } of decisions) {
    if (action === "edit" && (text === undefined || text.trim() === "")) {
      throw unusable(`${path}: ${change_id}: an edit needs its text.`);
    }
  }
  return {
    extraction: attest(
      extraction,
      answers.map((answer) => ({ ...answer, at })),
      path,
    ),
    decisions: decisions.map(({ change_id: changeId, ...decision }) => ({
      changeId,
      ...decision,
      at,
    })),
  };
}
