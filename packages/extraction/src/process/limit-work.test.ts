import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitWork } from "./limit-work.ts";
import { waitedMs } from "./waited-ms.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** When the work is given up, and whether it was held up, where it waits such a part of the time that passes. */
function endOf(part: number): [number, boolean] | null {
  const began = Date.now();
  let end: [number, boolean] | null = null;
  const waited = (): number => (Date.now() - began) * part;
  limitWork({ pid: 1, ms: 1_000, waited }, (isHeldUp) => {
    end = [Date.now() - began, isHeldUp];
  });
  vi.advanceTimersByTime(60_000);
  return end;
}

it("work that has the processor gets its limit and no more", () => {
  expect(endOf(0)).toEqual([1_000, false]);
  expect(endOf(0.05)).toEqual([1_000, false]);
});

it("work that waits gets the time back that it waited", () => {
  const [ms, isHeldUp] = endOf(0.5) ?? [0, true];
  expect(isHeldUp).toBe(false);
  expect(ms).toBeGreaterThan(1_800);
  expect(ms).toBeLessThan(2_100);
});

it("work that only waits is given up after five limits, as held up", () => {
  const [ms, isHeldUp] = endOf(1) ?? [0, false];
  expect(isHeldUp).toBe(true);
  expect(ms).toBeLessThan(6_500);
});

it("work that ended is not given up, and a process that is not there waits for nothing", () => {
  const over = vi.fn();
  limitWork({ pid: 1, ms: 1_000, waited: () => 0 }, over)();
  vi.advanceTimersByTime(60_000);
  expect(over).not.toHaveBeenCalled();
  expect([waitedMs(undefined), waitedMs(2 ** 30)]).toEqual([0, 0]);
});
