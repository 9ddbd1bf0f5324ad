import { readModelSettings } from "@savile/language-models";
import type { ModelSettings } from "@savile/language-models";
import { ConfigError } from "../errors/config-error.ts";
import type { Given } from "../errors/config-error.ts";

/** Reads which language models write for which plan. Throws {@link ConfigError}. */
export function readModelsConfig(given: Given): ModelSettings {
  const read = readModelSettings(given);
  if (!read.ok) throw new ConfigError(read.error);
  return read.value;
}
