import { err, ok } from "@savile/model";
import { answerSchema, modelFailureCodes } from "@savile/tailoring";
import type { LanguageModel, ModelEngine, ModelRequest, TailorInput } from "@savile/tailoring";
import * as z from "zod";
import type { Back, Handlers } from "./text-task.ts";

type Engine = NonNullable<TailorInput["engine"]>;

/** An engine as it goes to another process: the model stays where its key is. */
export type EngineName =
  | Extract<Engine, { readonly because: unknown }>
  | Pick<ModelEngine, "name" | "secrets">;

/** A question without its schema, which is the same for all of them. */
type Question = Omit<ModelRequest<unknown>, "schema" | "onText"> & { readonly told: boolean };

const questionSchema = z.custom<Question>();
const givenSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.object({ code: z.enum(modelFailureCodes) }) }),
]);

/** What names an engine. */
export function nameOfEngine(engine: Engine): EngineName {
  return "because" in engine ? engine : { name: engine.name, secrets: engine.secrets };
}

/** A model that is asked by way of the process that holds it. */
function distantModel(back: Back): LanguageModel {
  return {
    generate: async ({ schema, onText, ...question }) => {
      const told = onText !== undefined;
      const part = (soFar: unknown): void => onText?.(z.string().parse(soFar));
      const given = givenSchema.parse(await back.ask("generate", { ...question, told }, part));
      if (!given.ok) return err(given.error);
      const read = schema.safeParse(given.value);
      return read.success ? ok(read.data) : err({ code: "invalid_output" });
    },
  };
}

/** The engine of a name, on the other side. */
export function distantEngine(engine: EngineName, back: Back): Engine {
  return "because" in engine ? engine : { ...engine, model: distantModel(back) };
}

/** Answers the questions for an engine's model. */
export function modelHandlers(engine: Engine | undefined): Handlers {
  if (engine === undefined || "because" in engine) return {};
  return {
    generate: (value, part) => {
      const { told, ...question } = questionSchema.parse(value);
      const listening = told ? { onText: part } : {};
      return engine.model.generate({ ...question, ...listening, schema: answerSchema });
    },
  };
}
