import type { LanguageModels, LanguageModelsInput, ModelSettings } from "@savile/language-models";
import type { ModelsConfig } from "../../config/models-config.ts";
import type { Dependencies } from "../../dependencies.ts";
import { findStoredModel, openStored } from "./entered-model.ts";
import type { StoredModel } from "./entered-model.ts";

/** The language models as they are set up at this moment, by the settings or on the screen. */
export interface ModelsInUse {
  readonly config: ModelsConfig;
  readonly now: () => Promise<LanguageModels>;
  /** Models of other settings beside those in use, to try them. */
  readonly open: (
    settings: ModelSettings,
    policy?: LanguageModelsInput["policy"],
  ) => LanguageModels;
}

export interface ModelsInUseInput extends Pick<Dependencies, "database" | "keys"> {
  readonly config: ModelsConfig;
  readonly open: ModelsInUse["open"];
}

/** The settings with what is stored; those alone where it cannot be opened or used any more. */
function settingsWith(
  { config, keys }: ModelsInUseInput,
  stored: StoredModel | null,
): ModelSettings {
  const entered = stored === null ? null : openStored(keys.model, stored);
  const read = entered === null ? null : config.withEntered(entered);
  return read?.ok === true ? read.value : config.settings;
}

/**
 * Looks at the stored model each time that one is asked for, so that a change counts for the next run of every
 * process without a restart. Limits and circuits last as long as the model stays the same.
 */
export function createModelsInUse(input: ModelsInUseInput): ModelsInUse {
  const { config, open, database } = input;
  let known: { readonly sealed: string | null; readonly models: LanguageModels } = {
    sealed: null,
    models: open(config.settings),
  };
  return {
    config,
    open,
    now: async () => {
      if (config.isFixed) return known.models;
      const stored = await findStoredModel(database.query);
      const sealed = stored?.sealed ?? null;
      if (sealed !== known.sealed) known = { sealed, models: open(settingsWith(input, stored)) };
      return known.models;
    },
  };
}
