import type { ModelSetup } from "@savile/contracts";
import type { EnteredModel } from "../../config/models-config.ts";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { findStoredModel, openStored } from "../models/entered-model.ts";

type Needs = Pick<Dependencies, "keys" | "models">;

const nothing = { provider: null, address: null, model: null, has_key: false, changed_at: null };

/** What the settings of the server say, where they say which model writes. */
function ofSettings({ models }: Needs): ModelSetup {
  const { settings, localOnly } = models.config;
  const { provider, choices } = settings;
  const source = { source: "settings", local_only: localOnly } as const;
  if (!("kind" in provider)) return { ...nothing, ...source };
  return {
    ...nothing,
    ...source,
    provider: provider.kind,
    address: provider.baseUrl ?? null,
    model: provider.kind === "openai-compatible" ? (choices.free?.id ?? null) : null,
    has_key: provider.apiKey !== undefined,
  };
}

/** The model that the screen stored, opened; `null` where there is none that can be. */
export async function storedModel(needs: Needs, queries: Queries): Promise<EnteredModel | null> {
  const stored = await findStoredModel(queries);
  return stored === null ? null : openStored(needs.keys.model, stored);
}

/** What is set up, without the key. */
export async function showSetup(needs: Needs, queries: Queries): Promise<ModelSetup> {
  const { isFixed, localOnly } = needs.models.config;
  if (isFixed) return ofSettings(needs);
  const stored = await findStoredModel(queries);
  const local = { local_only: localOnly };
  if (stored === null) return { ...nothing, ...local, source: "none" };
  const changed = { ...local, changed_at: stored.changedAt.toISOString() };
  const entered = openStored(needs.keys.model, stored);
  if (entered === null) return { ...nothing, ...changed, source: "unreadable" };
  const { provider, address, model, key } = entered;
  return { ...changed, source: "screen", provider, address, model, has_key: key !== null };
}
