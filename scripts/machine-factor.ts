import { availableParallelism, loadavg } from "node:os";

/** Milliseconds of `work` on the machine for which time limits were written, two quiet cores of 2026. */
const referenceMs = 18;

/** A fixed amount of arithmetic on numbers and short strings. */
function work(): number {
  let state = 1;
  const words: string[] = [];
  for (let step = 0; step < 300_000; step += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    if (step % 8 === 0) words.push(String(state));
  }
  return words.join(" ").split(" ").toSorted().length;
}

function timeOf(one: () => unknown): number {
  const start = performance.now();
  one();
  return performance.now() - start;
}

/**
 * How many times slower than that machine this one is now, its load included; never less than 1. Limits that only
 * catch what hangs are stretched by it.
 */
export function machineFactor(): number {
  work();
  const times = Array.from({ length: 5 }, () => timeOf(work)).toSorted((a, b) => a - b);
  const slowness = (times[2] ?? referenceMs) / referenceMs;
  const [load = 0] = loadavg();
  return Math.max(1, slowness, load / availableParallelism());
}
