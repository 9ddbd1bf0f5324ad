import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createTurns } from "./turns.ts";

describe("turns", () => {
  it("run one at a time for a key, in order, while other keys go on", async () => {
    const turns = createTurns(3);
    const order: string[] = [];
    const work = (name: string, ms: number) => async () => {
      await sleep(ms);
      order.push(name);
    };
    await Promise.all([
      turns.take("a", work("a1", 60)),
      turns.take("a", work("a2", 1)),
      turns.take("b", work("b1", 5)),
    ]);
    expect(order).toEqual(["b1", "a1", "a2"]);
  });

  it("go on after one that failed, and are refused when the line is full", async () => {
    const turns = createTurns(2);
    const failing = turns.take("a", () => Promise.reject(new Error("no")));
    const next = turns.take("a", async () => "next");
    expect(turns.take("a", async () => "too many")).toBeNull();
    await expect(failing).rejects.toThrow("no");
    await expect(next).resolves.toBe("next");
    await expect(turns.take("a", async () => "again")).resolves.toBe("again");
  });
});
