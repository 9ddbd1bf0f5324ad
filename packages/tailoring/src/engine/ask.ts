import { ok } from "@savile/model";
import type { Result } from "@savile/model";
import { answerSchema, proposalsOf } from "./answer.ts";
import type { LanguageModel, ModelFailure, ModelMessage, ModelStage } from "./language-model.ts";
import { writtenLines } from "./partial-lines.ts";
import type { WrittenLine } from "./partial-lines.ts";
import type { PromptInput } from "./prompt.ts";
import { systemBlocks } from "./prompt.ts";
import type { Proposal } from "./proposal.ts";
import { objectionTo } from "./guard.ts";

export interface AskInput {
  readonly model: LanguageModel;
  readonly prompt: PromptInput;
  readonly stage: ModelStage;
  readonly slots: readonly string[];
  readonly messages: readonly ModelMessage[];
  readonly maxTokens: number;
  /** Told the lines so far, while they are written. */
  readonly onLines?: (lines: readonly WrittenLine[]) => void;
}

/** Lines are told again once so many characters have come. */
const step = 60;

/** One structured call; the proposals of its answer that speak of what was asked. */
export async function askForProposals(input: AskInput): Promise<Result<Proposal[], ModelFailure>> {
  const { model, prompt, stage, messages, maxTokens, onLines } = input;
  const { source, posting, secrets } = prompt;
  const slots = new Set(input.slots);
  // Nothing is shown, not even for a moment, that could not be printed whatever the facts say.
  const shown = (soFar: string): WrittenLine[] =>
    writtenLines(soFar, slots).filter(
      (line) => objectionTo(line.text, source, secrets.canary) === undefined,
    );
  let told = 0;
  const listen = (soFar: string): void => {
    if (soFar.length >= told && soFar.length < told + step) return;
    told = soFar.length;
    onLines?.(shown(soFar));
  };
  const answer = await model.generate({
    stage,
    system: systemBlocks(prompt),
    messages,
    schema: answerSchema,
    maxTokens,
    ...(onLines === undefined ? {} : { onText: listen }),
  });
  return answer.ok ? ok(proposalsOf(answer.value, slots, source, posting)) : answer;
}
