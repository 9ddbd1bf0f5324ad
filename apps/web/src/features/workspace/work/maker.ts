import type { Made } from "@savile/model";
import { createTranslator } from "../../../lib/texts/messages.ts";

const say = createTranslator({
  "written.by": "written by {name}",
  "name.someModel": "a language model",
  "name.engine": "the Savile engine",

  "because.no-key": "No language model is set up here.",
  "because.provider-failed": "We couldn't reach the language model, so our own engine wrote.",
  "because.budget": "The language model's budget is used up, so our own engine wrote.",
  "because.busy": "The language model was busy, so our own engine wrote.",
  "because.plan": "Your plan comes with our own engine.",
  "because.local-only": "Everything stays on this computer.",
  "because.asked": "As you asked.",
  "because.language": "We can check a language model in English only, so our own engine wrote.",
  "because.not-proven":
    "Too little of the model's wording could be proven, so our own engine wrote.",

  "model.note": "{name} reworded lines. We checked each one against yours.",
});

/** What is called that really wrote a document. */
export function makerName({ engine, model }: Made): string {
  if (engine === "embedded") return say("name.engine");
  return model ?? say("name.someModel");
}

/** Who really wrote a document, in a few words. */
export function makerOf(made: Made): string {
  return say("written.by", { name: makerName(made) });
}

/** Why it was this engine, in a sentence; `null` where there is nothing to say. */
export function makerReason({ engine, model, because }: Made): string | null {
  if (engine === "llm") return model === undefined ? null : say("model.note", { name: model });
  return because === undefined ? null : say(`because.${because}`);
}
