import { afterEach, describe, expect, it } from "vitest";
import { areCallsFailing, noteCall, watchedFetch } from "./call-outcomes.ts";

afterEach(() => noteCall("answered"));

async function callAll(outcomes: readonly (number | Error)[]): Promise<boolean> {
  const left = [...outcomes];
  const call = watchedFetch(async () => {
    const next = left.shift();
    if (typeof next === "number")
      return await Promise.resolve(new Response(null, { status: next }));
    throw next ?? new Error("nothing left");
  });
  for (const _ of outcomes) await call("/x", {}).catch(() => undefined);
  return areCallsFailing();
}

describe("the latest calls", () => {
  it.each([
    ["all answered", [200, 404, 401], false],
    ["one fault", [200, 500], false],
    ["two faults of the server", [200, 500, 503], true],
    ["no line, again and again", [new TypeError("x"), new TypeError("x")], true],
    ["too slow, again and again", [new DOMException("x", "TimeoutError"), 502], true],
    ["an answer after faults", [500, 500, 200], false],
    ["a refusal after faults", [500, 500, 422], false],
    ["given up", [new DOMException("x", "AbortError"), new DOMException("x", "AbortError")], false],
  ] as const)("%s", async (_, outcomes, failing) => {
    expect(await callAll(outcomes)).toBe(failing);
  });
});
