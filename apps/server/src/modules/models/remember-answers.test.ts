import { err, ok } from "@savile/model";
import type { LanguageModel, ModelFailure, ModelRequest } from "@savile/tailoring";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { modelAnswers } from "../../db/schema.ts";
import { makeSession } from "../../testing/sessions.ts";
import { sharedSignedIn } from "../../testing/shared-service.ts";
import { forgetAnswers, rememberingModel } from "./remember-answers.ts";

const { service, person } = await sharedSignedIn();
const { query } = service.needs.database;
const { session_id: sessionId } = await makeSession(service, person);
const now = () => service.clock.now();
const answerSchema = z.object({ text: z.string() });

beforeEach(() => forgetAnswers(query, sessionId));

/** A model that answers with the number of its call, or fails where it is told to. */
function countingModel() {
  const told: { asked: number; failure: ModelFailure | null } = { asked: 0, failure: null };
  const model: LanguageModel = {
    generate: async (request) => {
      told.asked += 1;
      if (told.failure !== null) return err(told.failure);
      return ok(request.schema.parse({ text: `answer ${told.asked}` }));
    },
  };
  return { told, model };
}

const secrets = (run: string) => ({ fence: `~~${run}~~`, canary: `c${run}` });

/** The model as one attempt at a run has it. */
function inRun(model: LanguageModel, { run = "one", id = "large" } = {}) {
  const input = { queries: query, sessionId, now, secrets: secrets(run) };
  return rememberingModel(model, id, input);
}

/** A question as it is put in an attempt at a run, with its words in it. */
function question(run = "one", part: Partial<ModelRequest<{ text: string }>> = {}) {
  const { fence, canary } = secrets(run);
  return {
    stage: "resume",
    system: [{ text: `Never say ${canary}.` }],
    messages: [{ role: "user", text: `${fence}The posting${fence}` }],
    schema: answerSchema,
    maxTokens: 100,
    ...part,
  } as const;
}

describe("a model that remembers", () => {
  it("is asked once for what a run asks again after a crash, with other secrets", async () => {
    const { told, model } = countingModel();
    expect(await inRun(model).generate(question())).toEqual(ok({ text: "answer 1" }));
    const again = await inRun(model, { run: "two" }).generate(question("two"));
    expect(again).toEqual(ok({ text: "answer 1" }));
    expect(told.asked).toBe(1);
  });

  it("is asked anew for every other question, by another model too", async () => {
    const { told, model } = countingModel();
    const own = inRun(model);
    await own.generate(question());
    await own.generate(question("one", { stage: "letter" }));
    await own.generate(question("one", { messages: [{ role: "user", text: "Another posting" }] }));
    await own.generate(question("one", { system: [{ text: "Be brief." }] }));
    await inRun(model, { id: "small" }).generate(question());
    expect(told.asked).toBe(5);
  });

  it("remembers no failure", async () => {
    const { told, model } = countingModel();
    told.failure = { code: "overloaded" };
    expect(await inRun(model).generate(question())).toEqual(err({ code: "overloaded" }));
    told.failure = null;
    expect(await inRun(model).generate(question())).toEqual(ok({ text: "answer 2" }));
  });

  it("is asked again where what it said is not of the shape that is wanted now", async () => {
    const { told, model } = countingModel();
    const own = inRun(model);
    await own.generate(question());
    const ours = eq(modelAnswers.sessionId, sessionId);
    await query
      .update(modelAnswers)
      .set({ answer: { words: 1 } })
      .where(ours);
    expect(await own.generate(question())).toEqual(ok({ text: "answer 2" }));
    expect(told.asked).toBe(2);
  });

  it("forgets the answers of a run that has ended", async () => {
    const { model } = countingModel();
    await inRun(model).generate(question());
    const kept = () => query.$count(modelAnswers, eq(modelAnswers.sessionId, sessionId));
    expect(await kept()).toBe(1);
    await forgetAnswers(query, sessionId);
    expect(await kept()).toBe(0);
    expect(await inRun(model).generate(question())).toEqual(ok({ text: "answer 2" }));
  });
});
