import { err, ok } from "@savile/model";
import { answerSchema, modelFailureCodes, opinionSchema } from "@savile/tailoring";
import type { LanguageModel, ModelEngine, ModelRequest, TailorInput } from "@savile/tailoring";
import * as z from "zod";
import type { Back, Handlers } from "./text-task.ts";

type Engine = NonNullable<TailorInput["engine"]>;

/** An engine as it goes to another process: the model stays where its key is. */
export type EngineName =
  | Extract<Engine, { readonly because: unknown }>
  | (Pick<ModelEngine, "name" | "secrets"> & { readonly judge?: string });

/** A question without its schema, which its stage tells. */
type Question = Omit<ModelRequest<unknown>, "schema" | "onText"> & { readonly told: boolean };

const questionSchema = z.custom<Question>();
const givenSchema = z.discriminatedUnion("ok", [
  z.object({ ok: z.literal(true), value: z.unknown() }),
  z.object({ ok: z.literal(false), error: z.object({ code: z.enum(modelFailureCodes) }) }),
]);

/** Nobody judges here. */
const unasked = err({ code: "bad_request" } as const);

/** What names an engine. */
export function nameOfEngine(engine: Engine): EngineName {
  if ("because" in engine) return engine;
  const { name, secrets, judge } = engine;
  return { name, secrets, ...(judge === undefined ? {} : { judge: judge.name }) };
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
  if ("because" in engine) return engine;
  const { judge: name, ...named } = engine;
  const model = distantModel(back);
  return { ...named, model, ...(name === undefined ? {} : { judge: { model, name } }) };
}

/** Answers the questions for an engine's model. */
export function modelHandlers(engine: Engine | undefined): Handlers {
  if (engine === undefined || "because" in engine) return {};
  return {
    generate: (value, part) => {
      const { told, ...question } = questionSchema.parse(value);
      const listening = told ? { onText: part } : {};
      const { judge, model } = engine;
      if (question.stage === "opinion")
        return judge?.model.generate({ ...question, schema: opinionSchema }) ?? unasked;
      return model.generate({ ...question, ...listening, schema: answerSchema });
    },
  };
}
