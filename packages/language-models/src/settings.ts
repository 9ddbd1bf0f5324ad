import { planIds } from "@savile/model";
import type { Plan } from "@savile/model";
import type { ModelPrices } from "./usage.ts";

/** How a server can be made to answer in JSON. */
export const answerForms = ["json_schema", "json_object", "fenced"] as const;
export type AnswerForm = (typeof answerForms)[number];

export const efforts = ["low", "medium", "high"] as const;
export type Effort = (typeof efforts)[number];

/** A model as a plan uses it. `maxTokens` bounds every answer. */
export interface ModelChoice {
  readonly id: string;
  readonly display: string;
  readonly prices: ModelPrices;
  readonly maxTokens: number;
  readonly effort?: Effort;
}

export type Provider =
  | {
      readonly kind: "anthropic";
      readonly apiKey: string;
      readonly baseUrl?: string;
    }
  | {
      readonly kind: "openai-compatible";
      readonly apiKey?: string;
      readonly baseUrl: string;
      readonly answers: AnswerForm;
    };

/** Limits of money in millionths of a US dollar, `null` for none, and of runs that use a model at once. */
export interface ModelLimits {
  readonly dayMicros: number | null;
  readonly monthMicros: number | null;
  readonly atOnce: number;
}

/** Everything that is set up about language models. A plan without a choice is written by the embedded engine. */
export interface ModelSettings {
  /** `null` with the reason: no key is set, or nothing may leave this machine. */
  readonly provider: Provider | { readonly none: "no-key" | "local-only" };
  readonly choices: Readonly<Record<Plan, ModelChoice | null>>;
  readonly limits: ModelLimits;
  /** The model that is asked for a second opinion; absent where none is switched on. */
  readonly judge?: ModelChoice;
}

/** Dollars per million tokens as the provider listed them in November 2026. */
const listed = (
  input: number,
  output: number,
  cacheWrite: number,
  cacheRead: number,
): ModelPrices => ({ version: "2026-11", input, output, cacheWrite, cacheRead });

const haiku: ModelChoice = {
  id: "claude-haiku-5-5",
  display: "Claude Haiku 5.5",
  prices: listed(0.1, 0.5, 0.125, 0.01),
  maxTokens: 8_000,
  effort: "low",
};
const sonnet: ModelChoice = {
  id: "claude-sonnet-5-5",
  display: "Claude Sonnet 5.5",
  prices: listed(2, 10, 2.5, 0.1),
  maxTokens: 8_000,
  effort: "low",
};
const opus: ModelChoice = {
  id: "claude-opus-5-5",
  display: "Claude Opus 5.5",
  prices: listed(4, 20, 5, 0.2),
  maxTokens: 8_000,
  effort: "low",
};

/** The models of the plans where nothing else is configured. */
export const standardChoices: Readonly<Record<Plan, ModelChoice>> = {
  free: haiku,
  starter: sonnet,
  professional: sonnet,
  enterprise: opus,
};

/** The same choice for every plan. */
export function forEveryPlan(choice: ModelChoice | null): Record<Plan, ModelChoice | null> {
  const [free, starter, professional, enterprise] = planIds.map(() => choice);
  return {
    free: free ?? null,
    starter: starter ?? null,
    professional: professional ?? null,
    enterprise: enterprise ?? null,
  };
}
