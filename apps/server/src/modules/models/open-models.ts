import { createLanguageModels } from "@savile/language-models";
import type { ModelsConfig } from "../../config/models-config.ts";
import type { Dependencies } from "../../dependencies.ts";
import { createSpentReader, spentOf } from "./ledger.ts";
import { createModelsInUse } from "./models-in-use.ts";
import type { ModelsInUse } from "./models-in-use.ts";

export interface OpenModelsInput extends Pick<
  Dependencies,
  "database" | "keys" | "logger" | "clock"
> {
  readonly config: ModelsConfig;
}

/** The language models as they are set up; what they cost is read from the ledger. */
export function openModels(input: OpenModelsInput): ModelsInUse {
  const { config, database, keys, logger, clock } = input;
  const read = () => spentOf(database.query, clock.now());
  const spent = createSpentReader(read, Date.now);
  return createModelsInUse({
    config,
    database,
    keys,
    open: (settings, policy = {}) =>
      createLanguageModels({
        settings,
        now: Date.now,
        spent,
        policy,
        onAlarm: (model, because) => logger.error({ model, because }, "language model"),
      }),
  });
}
