import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import { describe, expect, it } from "vitest";
import { createNewest } from "./newest.ts";

/** Two answers are kept; `made` tells which were made. */
function keepTwo() {
  const newest = createNewest<string, "failed">(2);
  const made: string[] = [];
  const get = (key: string, answer: Result<string, "failed"> = ok(key)) =>
    newest.get(key, async () => {
      made.push(key);
      return answer;
    });
  return { newest, made, get };
}

describe("the newest answers", () => {
  it("are made once, also for who asks before they are there", async () => {
    const { made, get } = keepTwo();
    expect(await Promise.all([get("a"), get("a")])).toEqual([ok("a"), ok("a")]);
    expect(await get("a")).toEqual(ok("a"));
    expect(made).toEqual(["a"]);
  });

  it("stay while they are asked for; the one that rested longest goes", async () => {
    const { made, get } = keepTwo();
    for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
    expect(made).toEqual(["a", "b", "c", "b"]);
  });

  it("are no failures and nothing that was thrown", async () => {
    const { newest, made, get } = keepTwo();
    expect(await get("a", err("failed"))).toEqual(err("failed"));
    expect(await get("a")).toEqual(ok("a"));
    expect(made).toEqual(["a", "a"]);
    await expect(newest.get("b", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await get("b")).toEqual(ok("b"));
  });
});
