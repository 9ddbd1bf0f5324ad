import { err, ok } from "@savile/model";
import type { LanguageModel } from "./language-model.ts";
import type { Redactor } from "./redact.ts";

/** Puts the values back into every text of an answer. */
function restored(value: unknown, restore: (text: string) => string): unknown {
  if (typeof value === "string") return restore(value);
  if (Array.isArray(value)) return value.map((entry) => restored(entry, restore));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, restored(entry, restore)]),
  );
}

/**
 * A model that never sees personal values: every text that goes out carries stand-ins, and every text that
 * comes back has the values again.
 */
export function redactedModel(model: LanguageModel, redactor: Redactor): LanguageModel {
  const hide = (text: string): string => redactor.hide(text);
  const restore = (text: string): string => redactor.restore(text);
  return {
    generate: async (request) => {
      const { onText } = request;
      const answer = await model.generate({
        ...request,
        system: request.system.map((block) => ({ ...block, text: hide(block.text) })),
        messages: request.messages.map((message) => ({ ...message, text: hide(message.text) })),
        ...(onText === undefined ? {} : { onText: (soFar: string) => onText(restore(soFar)) }),
      });
      if (!answer.ok) return answer;
      const value = request.schema.safeParse(restored(answer.value, restore));
      return value.success ? ok(value.data) : err({ code: "invalid_output" });
    },
  };
}
