import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DamagedDatabaseError } from "../../errors/start-error.ts";
import { currentDeadline } from "../engine/deadline.ts";
import { DatabaseError, databaseError } from "../../errors/database-error.ts";
import { startDatabaseThread } from "./database-thread.ts";
import type { DatabaseThread } from "./database-thread.ts";
import { isFull } from "./free-space.ts";
import { makeDatabase, removeLeftovers } from "./make-database.ts";

export interface ThreadKeeperInput {
  /** Absolute path of the bundled database worker. */
  readonly entry: string;
  /** Folder of the database; in memory without it. */
  readonly folder?: string;
  /** How long a call may stay open after its deadline before the thread is replaced (5 s). */
  readonly graceMs?: number;
  readonly heard: (channel: string, payload: string) => void;
  /** Told each time that a new thread took over. */
  readonly replaced: () => void;
}

type Request = Parameters<DatabaseThread["ask"]>[0];

/** Keeps one living database thread. */
export interface ThreadKeeper {
  /** The thread, waited for at most as long as the caller's statements may take. */
  thread(): Promise<DatabaseThread>;
  /** Asks under the caller's deadline; `late` gets an answer that nobody waits for any more. */
  ask(
    thread: DatabaseThread,
    request: Request,
    late?: (rows: readonly unknown[]) => void,
  ): Promise<readonly unknown[]>;
  close(): Promise<void>;
}

const retryMs = 1_000;

function isBroken(error: unknown): boolean {
  const state = databaseError(error)?.state ?? "";
  return state === "53100" || state.startsWith("XX");
}

/** Fails as unavailable when `work` takes longer than the caller's statements may. */
function withinDeadline<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // No signal that is aborted: its error, with a stack, would cost every statement a tenth of its time.
    const timer = setTimeout(() => reject(new DatabaseError("unavailable")), currentDeadline());
    work.then(resolve, reject);
    work.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
  });
}

/**
 * Starts the thread, and replaces it when it died, when its engine is broken, or when a call is still open
 * after its deadline and a grace; a replacement that fails (a full disk) is tried again until it succeeds.
 */
export async function keepDatabaseThread(input: ThreadKeeperInput): Promise<ThreadKeeper> {
  const graceMs = input.graceMs ?? 5_000;
  const settings = input.folder === undefined ? {} : { folder: input.folder };
  let closed = false;
  const isWanted = (): boolean => !closed;

  const start = (): Promise<DatabaseThread> =>
    startDatabaseThread({
      entry: input.entry,
      settings,
      heard: input.heard,
      died: () => replace(),
    });

  /** The first start of all: only here does a failure say something about the folder. */
  async function startFirst(): Promise<DatabaseThread> {
    const { folder } = input;
    if (folder === undefined) return start();
    await removeLeftovers(folder);
    if (!existsSync(join(folder, "PG_VERSION"))) await makeDatabase(input.entry, folder);
    return start().catch(async () => {
      if (await isFull(folder)) throw Object.assign(new Error("ENOSPC"), { code: "ENOSPC" });
      throw new DamagedDatabaseError(
        `The database ${folder} cannot be opened: it is damaged. Put the data folder back from a backup, or name another one in DATA_DIR.`,
      );
    });
  }

  async function startUntilItSucceeds(): Promise<DatabaseThread> {
    while (isWanted()) {
      const next = await start().catch(() => null);
      if (next !== null) {
        input.replaced();
        return next;
      }
      await sleep(retryMs);
    }
    throw new DatabaseError("unavailable");
  }

  function replace(old?: DatabaseThread): void {
    if (closed || old?.gone === true) return;
    const stopped = old?.stop() ?? Promise.resolve();
    current = stopped.then(startUntilItSucceeds);
    current.catch(() => undefined);
  }

  async function ask(
    thread: DatabaseThread,
    request: Request,
    late?: (rows: readonly unknown[]) => void,
  ): Promise<readonly unknown[]> {
    const answer = thread.ask(request);
    const stuck = setTimeout(() => replace(thread), currentDeadline() + graceMs);
    let waited = true;
    answer.then(
      (rows) => (waited ? undefined : late?.(rows)),
      (error: unknown) => (isBroken(error) ? replace(thread) : undefined),
    );
    answer.then(
      () => clearTimeout(stuck),
      () => clearTimeout(stuck),
    );
    try {
      return await withinDeadline(answer);
    } catch (error) {
      waited = false;
      throw error;
    }
  }

  let current: Promise<DatabaseThread> = startFirst();
  await current;
  return {
    thread: () => withinDeadline(current),
    ask,
    close: async () => {
      if (closed) return;
      closed = true;
      const thread = await current.catch(() => null);
      if (thread === null) return;
      await ask(thread, { op: "close" }).catch(() => undefined);
      await thread.stop();
    },
  };
}
