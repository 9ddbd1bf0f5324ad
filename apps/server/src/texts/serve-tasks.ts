import { setPriority } from "node:os";
import { requestSchema } from "./messages.ts";
import type { Reply, Request } from "./messages.ts";
import type { Back, TextTask } from "./text-task.ts";

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly refused: (cause: Error) => void;
  readonly part: (value: unknown) => void;
}

interface Running {
  readonly calls: Map<number, Waiting>;
  aborted: boolean;
}

const running = new Map<number, Running>();

function say(reply: Reply): void {
  process.send?.(reply);
}

function backOf(id: number, state: Running): Back {
  let calls = 0;
  return {
    ask: (name, value, part = () => undefined) =>
      new Promise((done, refused) => {
        calls += 1;
        state.calls.set(calls, { done, refused, part });
        say({ kind: "ask", id, call: calls, name, value });
      }),
    tell: (name, value) => say({ kind: "tell", id, name, value }),
    signal: {
      get aborted() {
        return state.aborted;
      },
    },
  };
}

/** A task by what another process needs of it. */
export type ServedTask = Pick<TextTask<never, unknown>, "name" | "answer">;

async function run(
  tasks: readonly ServedTask[],
  { id, task: name, input }: Extract<Request, { kind: "run" }>,
): Promise<void> {
  const state: Running = { calls: new Map(), aborted: false };
  running.set(id, state);
  try {
    const task = tasks.find((one) => one.name === name);
    if (task === undefined) throw new Error(`no task ${name}`);
    const value = await task.answer(input, backOf(id, state));
    say({ kind: "done", id, value, rss: process.memoryUsage.rss() });
  } catch (error) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    say({ kind: "failed", id, detail });
  } finally {
    running.delete(id);
  }
}

function settle(request: Exclude<Request, { kind: "run" }>): void {
  const state = running.get(request.id);
  if (state === undefined) return;
  if (request.kind === "abort") {
    state.aborted = true;
    return;
  }
  const call = state.calls.get(request.call);
  if (request.kind === "part") {
    call?.part(request.value);
    return;
  }
  state.calls.delete(request.call);
  if (request.kind === "answer") call?.done(request.value);
  else call?.refused(new Error("what was asked back failed"));
}

function beModest(): void {
  try {
    // Who answers requests goes first.
    setPriority(2);
  } catch {
    // Not every system lets a process be modest.
  }
}

/** Does the tasks of the process that started this one, until it ends. */
export function serveTasks(tasks: readonly ServedTask[]): void {
  beModest();
  process.on("message", (message) => {
    const request = requestSchema.parse(message);
    if (request.kind === "run") void run(tasks, request);
    else settle(request);
  });
  process.on("disconnect", () => process.exit(0));
  say({ kind: "ready" });
}
