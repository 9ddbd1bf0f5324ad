import { Worker } from "node:worker_threads";
import { DatabaseError } from "../../errors/database-error.ts";
import { threadAnswerSchema } from "./protocol.ts";
import type { ThreadAnswer, ThreadFault, ThreadRequest, ThreadSettings } from "./protocol.ts";

type Unnumbered<R> = R extends ThreadRequest ? Omit<R, "id"> : never;

interface Waiting {
  readonly resolve: (rows: readonly unknown[]) => void;
  readonly reject: (error: Error) => void;
}

/** One run of the thread that holds PGlite; when it is stopped, every open call fails as unavailable. */
export interface DatabaseThread {
  ask(request: Unnumbered<ThreadRequest>): Promise<readonly unknown[]>;
  stop(): Promise<void>;
  readonly gone: boolean;
}

export interface StartThreadInput {
  /** Absolute path of the bundled `worker.ts`. */
  readonly entry: string;
  readonly settings: ThreadSettings;
  readonly heard: (channel: string, payload: string) => void;
  /** Called once when the thread had opened the database and ended without being asked to. */
  readonly died: () => void;
}

function errorOf(fault: ThreadFault): Error {
  return Object.assign(new Error(fault.message), {
    code: fault.code ?? "",
    constraint: fault.constraint ?? "",
  });
}

/** Starts the thread and waits until PGlite is open (some 3 s for an empty folder, 0.5 s otherwise). */
export function startDatabaseThread(input: StartThreadInput): Promise<DatabaseThread> {
  const worker = new Worker(input.entry, { workerData: input.settings });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let gone = false;

  function end(): void {
    if (gone) return;
    gone = true;
    for (const { reject } of waiting.values()) reject(new DatabaseError("unavailable"));
    waiting.clear();
  }

  const thread: DatabaseThread = {
    get gone() {
      return gone;
    },
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(new DatabaseError("unavailable"));
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ ...request, id: last }, []);
      }),
    stop: async () => {
      end();
      await worker.terminate();
    },
  };

  function settle(answer: Extract<ThreadAnswer, { id: number }>): void {
    const call = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.ok) call?.resolve(answer.rows);
    else call?.reject(errorOf(answer.fault));
  }

  return new Promise((resolve, reject) => {
    let opened = false;
    function fail(error: Error): void {
      reject(error);
      if (!opened) void thread.stop();
    }
    worker.on("message", (message: unknown) => {
      const answer = threadAnswerSchema.parse(message);
      if ("id" in answer) settle(answer);
      else if ("channel" in answer) input.heard(answer.channel, answer.payload);
      else if ("failed" in answer) fail(errorOf(answer.failed));
      else {
        opened = true;
        resolve(thread);
      }
    });
    worker.on("error", (error) => fail(error instanceof Error ? error : new Error("thread")));
    worker.on("exit", () => {
      const unexpected = opened && !gone;
      end();
      reject(new DatabaseError("unavailable"));
      if (unexpected) input.died();
    });
  });
}
