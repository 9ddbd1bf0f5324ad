import { readModelSettings } from "@savile/language-models";
import type { ModelSettings } from "@savile/language-models";
import type { Result } from "@savile/model";
import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** A language model as it is entered on the screen. */
export interface EnteredModel {
  readonly provider: "anthropic" | "openai-compatible";
  readonly address: string | null;
  readonly model: string | null;
  readonly key: string | null;
}

export interface ModelsConfig {
  /** What the settings say by themselves. */
  readonly settings: ModelSettings;
  /** The settings name a provider, a key or a model: nothing that is entered on the screen counts. */
  readonly isFixed: boolean;
  /** Nothing may leave this computer. */
  readonly localOnly: boolean;
  /** The settings with a model that was entered; limits stay those of the settings. */
  readonly withEntered: (entered: EnteredModel) => Result<ModelSettings, string>;
}

/** Settings that say which model writes; one of them is enough that the screen says nothing. */
const naming = [
  "LLM_PROVIDER",
  "ANTHROPIC_API_KEY",
  "LLM_API_KEY",
  "LLM_BASE_URL",
  "LLM_MODEL",
  "LLM_MODELS",
  "LLM_JUDGE",
] as const;

function settingsOf({ provider, address, model, key }: EnteredModel): Given {
  const keyName = provider === "anthropic" ? "ANTHROPIC_API_KEY" : "LLM_API_KEY";
  return {
    LLM_PROVIDER: provider,
    LLM_BASE_URL: address ?? "",
    LLM_MODEL: model ?? "",
    [keyName]: key ?? "",
  };
}

/** Reads which language models write for which plan. Throws {@link ConfigError}. */
export function readModelsConfig(given: Given): ModelsConfig {
  const read = readModelSettings(given);
  if (!read.ok) throw new ConfigError(read.error);
  const closed = given["LLM_LOCAL_ONLY"];
  return {
    settings: read.value,
    isFixed: naming.some((name) => given[name] !== undefined && given[name] !== ""),
    localOnly: closed === "1" || closed === "true",
    withEntered: (entered) => readModelSettings({ ...given, ...settingsOf(entered) }),
  };
}
