import { existsSync } from "node:fs";
import { join } from "node:path";
import { currentDeadline } from "../deadline.ts";
import { DatabaseError, databaseError } from "../database-error.ts";
import type { Channel, Connection, Engine, RowMode } from "../engine.ts";
import { startDatabaseThread } from "./database-thread.ts";
import type { DatabaseThread } from "./database-thread.ts";

export interface EmbeddedEngineInput {
  /** Absolute path of the bundled database worker. */
  readonly entry: string;
  /** Folder of the database; in memory without it. */
  readonly folder?: string;
  /** How long a call may stay open after its deadline before the thread is replaced. */
  readonly graceMs?: number;
  readonly replaced?: () => void;
}

/** The embedded engine, with what its upkeep needs to know. */
export interface EmbeddedEngine extends Engine {
  /** Statements that may have written since the last question. */
  takeWrites(): number;
}

function isNew(folder: string | undefined): boolean {
  return folder !== undefined && !existsSync(join(folder, "PG_VERSION"));
}

const broken = (error: unknown): boolean => {
  const state = databaseError(error)?.state ?? "";
  return state === "53100" || state.startsWith("XX");
};

/**
 * PGlite in a worker thread. The thread is the only statement timeout: a call that is still open after its
 * deadline and a grace makes the thread be replaced; acknowledged rows survive that.
 */
export async function openEmbeddedEngine(input: EmbeddedEngineInput): Promise<EmbeddedEngine> {
  const graceMs = input.graceMs ?? 5_000;
  const listeners = new Map<Channel, Set<(payload: string | null) => void>>();
  let writes = 0;
  let closed = false;
  let current: Promise<DatabaseThread> = isNew(input.folder) ? startTwice() : start();

  function start(): Promise<DatabaseThread> {
    return startDatabaseThread({
      entry: input.entry,
      settings: input.folder === undefined ? {} : { folder: input.folder },
      heard: (channel, payload) => {
        for (const [name, heard] of listeners) {
          if (name === channel) heard.forEach((call) => call(payload));
        }
      },
      died: () => replace(),
    });
  }

  /** Making a database takes some 800 MB that the thread would keep: it is left to a thread of its own. */
  async function startTwice(): Promise<DatabaseThread> {
    const maker = await start();
    await maker.ask({ op: "close" });
    await maker.stop();
    return start();
  }

  async function startAfter(old: DatabaseThread | undefined): Promise<DatabaseThread> {
    await old?.stop();
    const next = await start();
    input.replaced?.();
    for (const heard of listeners.values()) heard.forEach((call) => call(null));
    return next;
  }

  function replace(old?: DatabaseThread): void {
    if (closed || (old !== undefined && old.gone)) return;
    current = startAfter(old);
    current.catch(() => undefined);
  }

  async function ask(
    thread: DatabaseThread,
    request: Parameters<DatabaseThread["ask"]>[0],
  ): Promise<readonly unknown[]> {
    const deadline = currentDeadline();
    const answer = thread.ask(request);
    let late: NodeJS.Timeout | undefined;
    let stuck: NodeJS.Timeout | undefined;
    const expired = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new DatabaseError("unavailable")), deadline);
      stuck = setTimeout(() => replace(thread), deadline + graceMs);
    });
    void answer.then(
      () => clearTimeout(stuck),
      (error: unknown) => {
        clearTimeout(stuck);
        if (broken(error)) replace(thread);
      },
    );
    return Promise.race([answer, expired]).finally(() => clearTimeout(late));
  }

  function connection(thread: DatabaseThread, tx?: number): Connection {
    return {
      query: (text: string, values: readonly unknown[], mode: RowMode) => {
        if (/^\s*(insert|update|delete|with)\b/i.test(text)) writes += 1;
        const request = { op: "query" as const, text, values, mode };
        return ask(thread, tx === undefined ? request : { ...request, tx });
      },
    };
  }

  async function transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    const thread = await current;
    const tx = Number((await ask(thread, { op: "begin" }))[0]);
    try {
      const value = await run(connection(thread, tx));
      await ask(thread, { op: "end", tx, commit: true });
      return value;
    } catch (error) {
      await ask(thread, { op: "end", tx, commit: false }).catch(() => undefined);
      throw error;
    }
  }

  await current;
  return {
    kind: "embedded",
    query: async (text, values, mode) => connection(await current).query(text, values, mode),
    transaction,
    withMigrationLock: (run) => transaction(run),
    listen: (channel, heard) => {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(heard));
      return () => set.delete(heard);
    },
    takeWrites: () => {
      const count = writes;
      writes = 0;
      return count;
    },
    close: async () => {
      if (closed) return;
      closed = true;
      const thread = await current;
      await ask(thread, { op: "close" }).catch(() => undefined);
      await thread.stop();
    },
  };
}
