import { runQuietly } from "./run-quietly.ts";

let isolates: boolean | undefined;

/** Whether this machine lets us start a program in a network of its own, which leads nowhere. */
async function canIsolate(): Promise<boolean> {
  isolates ??= (
    await runQuietly({ program: "unshare", args: ["--net", "true"], cwd: "/", seconds: 5 })
  ).ok;
  return isolates;
}

/** A command as it is started without a network, where the system can do that. */
export async function offline(
  program: string,
  args: readonly string[],
): Promise<{ readonly program: string; readonly args: readonly string[] }> {
  return (await canIsolate())
    ? { program: "unshare", args: ["--net", program, ...args] }
    : { program, args };
}
