import type { Result } from "@savile/model";
import type * as z from "zod/mini";

/** What a call is for; the ledger books it under this name. */
export const modelStages = [
  "resume",
  "letter",
  "repair",
  "refinement",
  "opinion",
  "trial",
] as const;
export type ModelStage = (typeof modelStages)[number];

/** A part of the instructions. `kept` marks the end of what several calls have in common. */
export interface PromptBlock {
  readonly text: string;
  readonly kept?: boolean;
}

export interface ModelMessage {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** One question whose answer must have the shape of `schema`. */
export interface ModelRequest<T> {
  readonly stage: ModelStage;
  readonly system: readonly PromptBlock[];
  readonly messages: readonly ModelMessage[];
  readonly schema: z.ZodMiniType<T>;
  /** Tokens of the answer, at most. */
  readonly maxTokens: number;
  /** Whether the same question should have the same answer, as far as the provider can be made to. */
  readonly steady?: boolean;
  /** Told the raw text of the answer so far, each time that some more of it has arrived. */
  readonly onText?: (soFar: string) => void;
}

export const modelFailureCodes = [
  "aborted",
  "auth",
  "bad_request",
  "rate_limit",
  "overloaded",
  "transport",
  "stalled",
  "truncated",
  "invalid_output",
  "refusal",
  "budget",
  "busy",
] as const;
export type ModelFailureCode = (typeof modelFailureCodes)[number];

/** Why there is no answer, after every attempt that was worth making. */
export interface ModelFailure {
  readonly code: ModelFailureCode;
}

/**
 * A language model of some provider, as one run may use it: who asks, until when, what it may cost and who
 * books it are settled by whoever hands it out. It never throws for what a provider does.
 */
export interface LanguageModel {
  generate<T>(request: ModelRequest<T>): Promise<Result<T, ModelFailure>>;
}
