import type { EngineName } from "../modules/billing/present-subscription.ts";

/** The engine that writes where no language model is configured: our own, for every plan. */
export function embeddedEngine(): EngineName {
  return { id: "embedded", display: "Savile engine" };
}
