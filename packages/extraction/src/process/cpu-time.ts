import { readFileSync } from "node:fs";

/** Linux counts the time of programs in hundredths of a second, whatever its clock is. */
const msOfTick = 10;

/** Milliseconds for which a process kept a core busy so far, 0 where it cannot be known. Linux only. */
export function cpuMs(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program comes second, in brackets, and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * msOfTick;
  } catch {
    return 0;
  }
}

/** Calls `exceeded` once the process has worked for more than `limit` milliseconds from now on. */
export function watchCpu(pid: number, limit: number, exceeded: () => void): () => void {
  const before = cpuMs(pid);
  const timer = setInterval(() => {
    if (cpuMs(pid) - before > limit) exceeded();
  }, 200);
  return () => clearInterval(timer);
}
