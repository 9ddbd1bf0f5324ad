import { err, ok } from "@savile/model";
import type { LanguageModel, ModelFailureCode, ModelRequest } from "@savile/tailoring";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { createKeptAnswers } from "./kept-answers.ts";

const schema = z.object({ word: z.string() });

function question(text: string): ModelRequest<z.infer<typeof schema>> {
  return {
    stage: "opinion",
    system: [{ text: "Rules" }],
    messages: [{ role: "user", text }],
    schema,
    maxTokens: 10,
  };
}

function counting(failure?: ModelFailureCode) {
  const told = { asked: 0 };
  const model: LanguageModel = {
    generate: (request) => {
      told.asked += 1;
      return Promise.resolve(
        failure === undefined
          ? ok(request.schema.parse({ word: `answer ${told.asked}` }))
          : err({ code: failure }),
      );
    },
  };
  return { told, model };
}

describe("kept answers", () => {
  it("are given again to the same question, and to no other question or model", async () => {
    const { told, model } = counting();
    const kept = createKeptAnswers();
    const own = kept.keep(model, "one");
    expect(await own.generate(question("a"))).toEqual(ok({ word: "answer 1" }));
    expect(await own.generate(question("a"))).toEqual(ok({ word: "answer 1" }));
    expect(await kept.keep(model, "one").generate(question("a"))).toEqual(ok({ word: "answer 1" }));
    await own.generate(question("b"));
    await kept.keep(model, "two").generate(question("a"));
    expect(told.asked).toBe(3);
  });

  it("are no failures", async () => {
    const { told, model } = counting("stalled");
    const own = createKeptAnswers().keep(model, "one");
    await own.generate(question("a"));
    await own.generate(question("a"));
    expect(told.asked).toBe(2);
  });

  it("are so many, the oldest goes first", async () => {
    const { told, model } = counting();
    const own = createKeptAnswers(2).keep(model, "one");
    for (const text of ["a", "b", "c", "b", "c"]) await own.generate(question(text));
    expect(told.asked).toBe(3);
    await own.generate(question("a"));
    expect(told.asked).toBe(4);
  });
});
