import { spawn } from "node:child_process";
import { once } from "node:events";
import { inRoot, root } from "./paths.ts";

/** Path of a program that a development dependency brings. */
export function toolPath(name: string): string {
  return inRoot(`node_modules/.bin/${name}`);
}

/** Runs a program in the repository root with its output shown; answers its exit code. */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const [code] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}

/** Runs a program quietly; answers its exit code and all that it printed. */
export async function captureProgram(
  program: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  const child = spawn(program, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  child.stderr.on("data", (part: Buffer) => parts.push(part));
  const [code] = await once(child, "close");
  return {
    code: typeof code === "number" ? code : 1,
    output: Buffer.concat(parts).toString("utf8"),
  };
}
