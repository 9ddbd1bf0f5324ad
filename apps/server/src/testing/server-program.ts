import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const entry = fileURLToPath(new URL("../../../../build/node/server.mjs", import.meta.url));
const readyLimitMs = 180_000;
const programs = new Set<ChildProcess>();

/** The real server program in a process of its own, with what it printed so far. */
export interface ServerProgram {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly complained: () => string;
  /** Waits until it serves or ended; answers its address, or all that it printed. */
  ready(): Promise<string>;
}

/** Starts the server program on a free port; `uid` makes another account start it (root only). */
export function startProgram(settings: Record<string, string>, uid?: number): ServerProgram {
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env["PATH"], PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  programs.add(child);
  let said = "";
  let complained = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    complained += chunk.toString();
  });
  return {
    child,
    said: () => said,
    complained: () => complained,
    ready: async () => {
      const address = /Savile is ready: (http:\/\/localhost:\d+)/;
      const from = performance.now();
      while (child.exitCode === null && !address.test(said)) {
        if (performance.now() - from > readyLimitMs) throw new Error(`not ready: ${said}`);
        await sleep(50);
      }
      return address.exec(said)?.[1] ?? said;
    },
  };
}

const operateEntry = fileURLToPath(new URL("../../../../build/node/operate.mjs", import.meta.url));

/** Runs `savile backup`, `restore` or `doctor` in a process of its own. */
export async function operate(
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ readonly code: number | null; readonly lines: readonly string[] }> {
  const child = spawn(process.execPath, [operateEntry, ...args], {
    env: { PATH: process.env["PATH"], ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  programs.add(child);
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await ended(child);
  return { code, lines: said.trim().split("\n") };
}

/** Waits for the end of a program; answers its exit code. */
export async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "close");
  return child.exitCode;
}

/** Ends every program of a test file at once. */
export function killPrograms(): void {
  for (const child of programs) child.kill("SIGKILL");
  programs.clear();
}
