import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";

/** Resident memory of a process in bytes, 0 where it cannot be known. Linux only. */
export function residentBytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? 0 : Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

function watchByPs(pid: number, limit: number, exceeded: () => void): NodeJS.Timeout {
  return setInterval(() => {
    execFile("ps", ["-o", "rss=", "-p", String(pid)], (error, output) => {
      if (error === null && Number(output.trim()) * 1024 > limit) exceeded();
    });
  }, 200);
}

/** Calls `exceeded` as soon as the process holds more than `limit` bytes. Ends with the returned function. */
export function watchMemory(pid: number, limit: number, exceeded: () => void): () => void {
  const timer =
    process.platform === "linux"
      ? setInterval(() => {
          if (residentBytes(pid) > limit) exceeded();
        }, 25)
      : process.platform === "darwin"
        ? watchByPs(pid, limit, exceeded)
        : undefined;
  return () => clearInterval(timer);
}
