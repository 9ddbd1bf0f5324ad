import { ok } from "@savile/model";
import { answerSchema, opinionSchema } from "@savile/tailoring";
import type { LanguageModel, ModelEngine, ModelRequest } from "@savile/tailoring";
import { describe, expect, it } from "vitest";
import { distantEngine, modelHandlers, nameOfEngine } from "./ask-model.ts";
import type { Back } from "./text-task.ts";

const opinion = { entailed: "no", quote: "", part: "" } as const;

/** A model that gives one answer, and the stages that it was asked in. */
function modelOf(answer: unknown) {
  const stages: string[] = [];
  const model: LanguageModel = {
    generate: ({ schema, stage }) => {
      stages.push(stage);
      return Promise.resolve(ok(schema.parse(answer)));
    },
  };
  return { model, stages };
}

/** The engine as another process has it: only what can be sent goes over. */
function away(engine: ModelEngine): ModelEngine {
  const handlers = modelHandlers(engine);
  const back: Back = {
    signal: new AbortController().signal,
    tell: () => undefined,
    ask: async (name, value) =>
      structuredClone(await handlers[name]?.(structuredClone(value), () => undefined)),
  };
  const made = distantEngine(structuredClone(nameOfEngine(engine)), back);
  if ("because" in made) throw new Error(made.because);
  return made;
}

function question<T>(stage: ModelRequest<T>["stage"], schema: ModelRequest<T>["schema"]) {
  return { stage, system: [], messages: [], schema, maxTokens: 100 };
}

const secrets = { fence: "~", canary: "c" };

describe("an engine in another process", () => {
  it("asks the writer for wordings and the judge for opinions, each where its key is", async () => {
    const writer = modelOf({ proposals: [] });
    const judge = modelOf(opinion);
    const engine = away({
      model: writer.model,
      name: "Writer",
      secrets,
      judge: { model: judge.model, name: "Judge" },
    });
    expect(await engine.model.generate(question("resume", answerSchema))).toEqual(
      ok({ proposals: [] }),
    );
    expect(engine.judge?.name).toBe("Judge");
    expect(await engine.judge?.model.generate(question("opinion", opinionSchema))).toEqual(
      ok(opinion),
    );
    expect([writer.stages, judge.stages]).toEqual([["resume"], ["opinion"]]);
  });

  it("has no judge where none is switched on, and its writer gives no opinion", async () => {
    const writer = modelOf({ proposals: [] });
    const engine = away({ model: writer.model, name: "Writer", secrets });
    expect(engine.judge).toBeUndefined();
    expect(await engine.model.generate(question("opinion", opinionSchema))).toMatchObject({
      ok: false,
    });
    expect(writer.stages).toEqual([]);
  });
});
