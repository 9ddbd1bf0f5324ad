import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Route } from "@savile/contracts";
import { Refusal } from "../errors/refusal.ts";
import { answerError } from "./error-handler.ts";
import { tellingEndpoint } from "./telling-endpoint.ts";

const step = z.object({ step: z.number() });
const route = {
  method: "POST",
  path: "/work",
  access: "anyone",
  csrf: false,
  timeoutMs: 1,
  summary: "Work",
  response: z.object({ done: z.boolean() }),
  status: 201,
} as const satisfies Route;

async function ask(steps: number, accept: string | undefined, fails = false) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.decorateRequest("visitor", null);
  const { answer } = tellingEndpoint(route, async (_, tell) => {
    const told = tell("step", step);
    await Promise.resolve();
    for (let at = 1; at <= steps; at += 1) told(Object.assign({ step: at }, { secret: "no" }));
    if (fails) throw new Refusal("no_text");
    return Object.assign({ done: true }, { secret: "no" });
  });
  app.post("/work", answer);
  const headers = accept === undefined ? {} : { accept };
  return app.inject({ method: "POST", url: "/work", headers });
}

const events = "application/json, text/event-stream";

describe("a call that may tell how it gets on", () => {
  it("sends what it tells and its answer as events to whoever accepts them", async () => {
    const answer = await ask(2, events);
    expect(answer.headers["content-type"]).toBe("text/event-stream");
    expect(answer.body).toBe(
      'event: step\ndata: {"step":1}\n\n' +
        'event: step\ndata: {"step":2}\n\n' +
        'event: answer\ndata: {"status":201,"body":{"done":true}}\n\n',
    );
  });

  it.each([
    ["has nothing to tell", 0, events],
    ["is asked by a caller that takes no events", 2, undefined],
    ["is asked for JSON", 2, "application/json"],
  ])("answers in JSON, as other calls do, where it %s", async (_, steps, accept) => {
    const answer = await ask(steps, accept);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ done: true });
  });

  it("ends a stream with the problem, and answers it in JSON without one", async () => {
    const streamed = await ask(1, events, true);
    const last = streamed.body.trim().split("\n").at(-1)?.replace("data: ", "") ?? "";
    const plain = await ask(0, events, true);
    expect(plain.statusCode).toBe(422);
    expect(JSON.parse(last)).toMatchObject({ status: 422, body: { error_code: "no_text" } });
    expect(plain.json()).toMatchObject({ error_code: "no_text" });
  });
});
