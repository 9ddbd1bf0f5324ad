import type { Extraction, GivenAnswer } from "@savile/model";
import { applyGapAnswer } from "@savile/tailoring";

/**
 * What was read, with what the person attested in their answers to gap questions and of lines. Each answer is taken in
 * by itself, so one that no longer fits changes nothing and the others stay.
 */
export function attestSource(
  extraction: Extraction,
  answers: readonly GivenAnswer[],
  accountId: string,
): Extraction {
  let { resume, facts } = extraction;
  for (const { at, ...answer } of answers) {
    const applied = applyGapAnswer(resume, facts, answer, { accountId, at });
    if (applied.ok) ({ resume, facts } = { ...applied.value, facts: [...applied.value.facts] });
  }
  return { ...extraction, resume, facts };
}
