import * as z from "zod/mini";

/** How a language model is spoken to. */
export const modelProviders = ["anthropic", "openai-compatible"] as const;
export type ModelProvider = (typeof modelProviders)[number];

/**
 * Who says which model writes: nobody, the settings of the server, or the screen; `unreadable` when what the
 * screen stored cannot be opened with the root secret of now.
 */
export const modelSources = ["none", "settings", "screen", "unreadable"] as const;

/** What is set up, never the key itself. */
export const modelSetupSchema = z.object({
  source: z.enum(modelSources),
  provider: z.nullable(z.enum(modelProviders)),
  /** `null` is the provider's own address. */
  address: z.nullable(z.string()),
  /** `null` takes the standard model of each plan. */
  model: z.nullable(z.string()),
  has_key: z.boolean(),
  changed_at: z.nullable(z.string()),
  /** The settings let nothing leave this computer. */
  local_only: z.boolean(),
});
export type ModelSetup = z.infer<typeof modelSetupSchema>;

/** A model as it is entered. Without `key` the stored one stays, as long as provider and address do; "" is none. */
export const modelBodySchema = z.strictObject({
  provider: z.enum(modelProviders),
  address: z.optional(z.string().check(z.maxLength(500))),
  model: z.optional(z.string().check(z.maxLength(200))),
  key: z.optional(z.string().check(z.maxLength(500))),
});
export type ModelBody = z.infer<typeof modelBodySchema>;

/** What is entered and not stored yet; without it the model in use is tried. */
export const tryModelBodySchema = z.strictObject({ entered: z.optional(modelBodySchema) });

/** How a try can fail. */
export const modelTrialProblems = [
  "none",
  "refused",
  "unreachable",
  "slow",
  "limited",
  "busy",
  "not_understood",
  "wrong_form",
  "budget",
] as const;
export type ModelTrialProblem = (typeof modelTrialProblems)[number];

/** One small call: whether it was answered, by which model, in how many milliseconds. */
export const modelTrialSchema = z.object({
  works: z.boolean(),
  model: z.string(),
  problem: z.enum(modelTrialProblems),
  ms: z.number(),
});
export type ModelTrial = z.infer<typeof modelTrialSchema>;
