import { fork } from "node:child_process";
import { replySchema } from "./messages.ts";
import type { Reply, Request } from "./messages.ts";

/** A process that works on texts. */
export interface TextChild {
  readonly pid: number | undefined;
  send(request: Request): void;
  /** Keeps this process alive while the child works, and lets it end while the child only waits. */
  hold(hold: boolean): void;
  kill(): void;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
}

const keptOfStderr = 2_000;

/** Starts a child from the bundle at `entry` with a bounded heap; `ended` is told once, with what it complained of last. */
export function startTextChild(
  { entry, heapMegabytes }: { readonly entry: string; readonly heapMegabytes: number },
  heard: (reply: Reply) => void,
  ended: (detail: string) => void,
): TextChild {
  const child = fork(entry, [], {
    // Nothing of the server's environment is needed. Fewer arenas keep less memory resident.
    env: { MALLOC_ARENA_MAX: "2" },
    execArgv: [`--max-old-space-size=${heapMegabytes}`, "--max-semi-space-size=16"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let stderr = "";
  let isGone = false;
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr = `${stderr}${text}`.slice(-keptOfStderr);
  });
  const gone = new Promise<void>((resolve) => {
    const end = (detail: string): void => {
      if (!isGone) ended(stderr.trim() || detail);
      isGone = true;
      resolve();
    };
    child.on("error", (error) => end(error.message));
    child.once("close", (code, signal) => end(`the process ended (${signal ?? code})`));
  });
  const kill = (): void => {
    // Whoever waits for its end must not be ended before it.
    child.ref();
    child.kill("SIGKILL");
  };
  child.on("message", (message) => {
    const reply = replySchema.safeParse(message);
    if (reply.success) heard(reply.data);
    else kill();
  });
  const hold = (held: boolean): void => {
    if (held) {
      child.ref();
      child.channel?.ref();
    } else {
      child.unref();
      child.channel?.unref();
    }
  };
  hold(false);
  return {
    pid: child.pid,
    send: (request) => {
      if (isGone || !child.connected) return;
      child.send(request, (error) => {
        if (error !== null) kill();
      });
    },
    hold,
    kill,
    gone,
  };
}
