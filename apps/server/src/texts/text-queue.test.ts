import { describe, expect, it } from "vitest";
import { createTextQueue } from "./text-queue.ts";
import type { Waiting } from "./text-queue.ts";

const call = (account: string): Waiting => ({ lane: "call", account });
const job = (account: string): Waiting => ({ lane: "job", account });

describe("texts that wait", () => {
  it("are taken in their order, but nobody takes the last process from others", () => {
    const queue = createTextQueue<Waiting>();
    for (const one of [call("ada"), call("ada"), call("ben")]) queue.add(one);
    const first = queue.next([], 2);
    expect(first?.account).toBe("ada");
    expect(queue.next([call("ada")], 2)?.account).toBe("ben");
    expect(queue.next([call("ada"), call("ben")], 3)?.account).toBe("ada");
    expect(queue.size).toBe(0);
  });

  it("of runs leave one process to those who wait for an answer", () => {
    const queue = createTextQueue<Waiting>();
    queue.add(job("ada"));
    queue.add(call("ben"));
    expect(queue.next([job("cleo")], 2)).toEqual(call("ben"));
    expect(queue.next([job("cleo")], 2)).toBeUndefined();
    expect(queue.next([], 1)).toEqual(job("ada"));
  });

  it("are bounded for one account and in all", () => {
    const queue = createTextQueue<Waiting>();
    const added = Array.from({ length: 40 }, () => queue.add(call("ada")));
    expect(added.filter(Boolean)).toHaveLength(24);
    expect(queue.add(call("ben"))).toBe(true);
    const others = Array.from({ length: 600 }, (_, at) => queue.add(call(`account ${at}`)));
    expect(others.filter(Boolean)).toHaveLength(512 - 25);
  });
});
