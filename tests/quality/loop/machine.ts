import { createHash } from "node:crypto";

/** What the piece of work below takes on two quiet cores. */
const quietMs = 60;

function work(): number {
  const from = performance.now();
  const list = Array.from({ length: 40_000 }, (_, at) => ({ at, text: `line ${at}` }));
  for (let turn = 0; turn < 3; turn += 1) {
    createHash("sha256")
      .update(JSON.stringify(JSON.parse(JSON.stringify(list))))
      .digest();
  }
  return performance.now() - from;
}

/** How much slower this machine is now than a quiet one: the median of a few pieces of work. */
export function machineFactor(): number {
  const times = Array.from({ length: 9 }, work).toSorted((a, b) => a - b);
  return Math.max(1, (times[4] ?? quietMs) / quietMs);
}
