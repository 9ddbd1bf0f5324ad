import { planEngines } from "@savile/language-models";
import type { ModelSettings } from "@savile/language-models";
import type { Plan } from "@savile/model";

/** The engine that writes for a plan, as screens name it. */
export interface EngineName {
  readonly id: string;
  readonly display: string;
}

const embedded: EngineName = { id: "embedded", display: "Savile engine" };

/** Names the engine of each plan: its model, or our own where none is set up. */
export function engineNames(settings: ModelSettings): (plan: Plan) => EngineName {
  const engines = planEngines(settings);
  return (plan) => {
    const found = engines.find((engine) => engine.plan === plan);
    const { model, display } = found ?? { model: null, display: null };
    return model === null || display === null ? embedded : { id: model, display };
  };
}
