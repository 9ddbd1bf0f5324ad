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

/** How many times slower than that machine this one computes now; never less than 1. */
export function slowness(): number {
  work();
  const times = Array.from({ length: 5 }, () => timeOf(work)).toSorted((a, b) => a - b);
  return Math.max(1, (times[2] ?? referenceMs) / referenceMs);
}

/** The same, the load of the machine included. Limits that only catch what hangs are stretched by it. */
export function machineFactor(): number {
  const [load = 0] = loadavg();
  return Math.max(slowness(), load / availableParallelism());
}
