import { readFileSync } from "node:fs";

const nanosecondsPerMs = 1_000_000;

/** How long a process has waited for a processor in all, in milliseconds; 0 where the system does not tell. */
export function waitedMs(pid: number | undefined): number {
  try {
    const [, waiting] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
    return Number(waiting ?? 0) / nanosecondsPerMs;
  } catch {
    return 0;
  }
}
