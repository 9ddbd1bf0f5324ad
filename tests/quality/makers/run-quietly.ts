import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";

export interface Command {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly seconds: number;
  /** The whole environment beside the path of programs; the caller's is not handed on. */
  readonly env?: Readonly<Record<string, string>>;
}

function reasonOf(fault: unknown): string {
  if (!(fault instanceof Error)) return "it failed";
  const killed = "killed" in fault && fault.killed === true;
  if (killed) return "it took too long";
  const said = "stderr" in fault && typeof fault.stderr === "string" ? fault.stderr : "";
  const lines = (said || fault.message).split("\n").filter((line) => line.trim() !== "");
  return (lines.find((line) => /error/iu.test(line)) ?? lines.at(-1) ?? "it failed").slice(0, 200);
}

/** Runs a program of others with a time limit; answers what it printed, or in a line why it failed. */
export async function runQuietly(command: Command): Promise<Result<string, string>> {
  const { program, args, cwd, seconds, env = {} } = command;
  const options = {
    cwd,
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
    maxBuffer: 64 * 1024 * 1024,
    env: { PATH: process.env["PATH"] ?? "", HOME: cwd, TZ: "UTC", LC_ALL: "C.UTF-8", ...env },
  } as const;
  try {
    return ok((await promisify(execFile)(program, [...args], options)).stdout);
  } catch (fault) {
    return err(reasonOf(fault));
  }
}
