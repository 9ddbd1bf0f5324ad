import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readySchema, replySchema } from "./messages.ts";
import type { ChildSetup, Reply, Request } from "./messages.ts";

/** How a request to a child ended. */
export type Outcome =
  | { readonly kind: "answered"; readonly reply: Reply }
  | { readonly kind: "timeout" }
  | { readonly kind: "crashed"; readonly detail: string };

/** A layout engine in a process of its own. It does one request at a time. */
export interface LayoutChild {
  readonly pid: number | undefined;
  /** Sends a request; past the limit the process is killed, whatever it is doing. */
  ask(request: Request): Promise<Outcome>;
  /** Whether the process can still take requests. */
  alive(): boolean;
  /** Ends the process and resolves when it is gone. */
  end(): Promise<void>;
}

export interface ChildOptions {
  readonly entry: string;
  readonly setup: ChildSetup;
  readonly limitMs: number;
  /** Told which build of the page engine has started. */
  readonly onReady: (backend: "native" | "wasm") => void;
}

// The scripts of a child need little: with the default limits garbage takes a tenth more memory.
const heapLimits = ["--max-semi-space-size=8", "--max-old-space-size=192"] as const;
const startLimitMs = 15_000;
/** How much longer than the native engine the WebAssembly one may take. */
const wasmPatience = 3;
const keptOfStderr = 2_000;

function start(options: ChildOptions): ChildProcess {
  return fork(options.entry, [JSON.stringify(options.setup)], {
    // Nothing of the server's environment is needed. One arena less halves the memory that stays resident.
    env: { MALLOC_ARENA_MAX: "2" },
    execArgv: [...heapLimits],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

/** Keeps the parent running while a child works, and lets it end while the child only waits. */
function holdParent(child: ChildProcess, hold: boolean): void {
  if (hold) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

interface Pending {
  readonly request: Request;
  readonly settle: (outcome: Outcome) => void;
}

/** Starts a child from the bundle at `entry`. */
export function startChild(options: ChildOptions): LayoutChild {
  const child = start(options);
  let stderr = "";
  let ready = false;
  let { limitMs } = options;
  let gone = false;
  let pending: Pending | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reason: Outcome | undefined;
  const exited = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });

  function settle(outcome: Outcome): void {
    clearTimeout(timer);
    const { settle: done } = pending ?? {};
    pending = undefined;
    holdParent(child, false);
    done?.(outcome);
  }
  function kill(outcome: Outcome): void {
    reason = outcome;
    child.kill("SIGKILL");
  }
  function send(request: Request): void {
    clearTimeout(timer);
    timer = setTimeout(() => kill({ kind: "timeout" }), limitMs);
    child.send(request, (error) => {
      if (error !== null) kill({ kind: "crashed", detail: error.message });
    });
  }
  function onGone(detail: string): void {
    gone = true;
    settle(reason ?? { kind: "crashed", detail: stderr.trim() || detail });
  }

  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    stderr = `${stderr}${text}`.slice(-keptOfStderr);
  });
  child.on("error", (error) => onGone(error.message));
  child.on("close", (code, signal) => onGone(`the process ended (${signal ?? code})`));
  child.on("message", (message) => {
    const started = readySchema.safeParse(message);
    if (started.success) {
      ready = true;
      if (started.data.backend === "wasm") limitMs *= wasmPatience;
      options.onReady(started.data.backend);
      if (pending !== undefined) send(pending.request);
      return;
    }
    const reply = replySchema.safeParse(message);
    if (reply.success) settle({ kind: "answered", reply: reply.data });
    else kill({ kind: "crashed", detail: "an answer that is none" });
  });
  holdParent(child, false);

  return {
    pid: child.pid,
    alive: () => !gone && reason === undefined && child.connected,
    ask: (request) =>
      new Promise((resolve) => {
        if (gone) {
          resolve({ kind: "crashed", detail: stderr.trim() || "the process has ended" });
          return;
        }
        pending = { request, settle: resolve };
        holdParent(child, true);
        if (ready) send(request);
        else timer = setTimeout(() => kill({ kind: "timeout" }), startLimitMs);
      }),
    end: async () => {
      if (!gone) {
        child.ref();
        kill({ kind: "crashed", detail: "the pool was closed" });
      }
      await exited;
    },
  };
}
