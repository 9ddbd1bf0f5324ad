import type { Made } from "@savile/model";
import { createTranslator } from "../../../lib/texts/messages.ts";

const say = createTranslator({
  "written.by": "written by {name}",
  "name.someModel": "a language model",
  "name.engine": "the Savile engine",

  "because.no-key": "No language model is set up here.",
  "because.provider-failed": "The language model could not be reached, so our own engine wrote.",
  "because.budget": "The language model is resting: what is set aside for it is used up.",
  "because.busy": "The language model had no place free, so our own engine wrote.",
  "because.plan": "Your plan comes with our own engine.",
  "because.local-only": "Everything stays on this computer.",
  "because.asked": "As it was asked for.",
  "because.language": "Our checks of a language model know English only, so our own engine wrote.",
  "because.not-proven":
    "Too little of what the language model wrote could be proven, so our own engine wrote.",

  "model.note": "{name} worded lines; each one was held against your own before it was let in.",
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
