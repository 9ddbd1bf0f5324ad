export { createLanguageModels, planEngines } from "./language-models.ts";
export type {
  LanguageModels,
  LanguageModelsInput,
  OpenedModel,
  OpenModelInput,
  PlanEngine,
  Spent,
} from "./language-models.ts";
export type { AttemptRecord } from "./call-model.ts";
export type { CircuitState } from "./circuit.ts";
export { findLocalModel, localSettings } from "./find-local-model.ts";
export type { LocalModel } from "./find-local-model.ts";
export { mayJudge } from "./may-judge.ts";
export type { MeasuredJudge } from "./may-judge.ts";
export type { CallPolicy } from "./policy.ts";
export { readModelSettings } from "./read-settings.ts";
export { forEveryPlan, standardChoices } from "./settings.ts";
export type { ModelChoice, ModelLimits, ModelSettings, Provider } from "./settings.ts";
export { costOf, noUsage } from "./usage.ts";
export type { ModelPrices, ModelUsage } from "./usage.ts";
