import type { LanguageModels } from "@savile/language-models";
import { readModelsConfig } from "../config/models-config.ts";
import type { ModelsInUse } from "../modules/models/models-in-use.ts";

/** Language models that a test made, as the only ones that there are. */
export function theseModels(now: () => LanguageModels): ModelsInUse {
  return { config: readModelsConfig({}), now: async () => now(), open: now };
}
