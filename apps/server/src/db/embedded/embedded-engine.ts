import type { Channel, Connection, Engine, RowMode } from "../engine/engine.ts";
import type { DatabaseThread } from "./database-thread.ts";
import { keepDatabaseThread } from "./thread-keeper.ts";

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

type Listener = (payload: string | null) => void;

/** Who listens to which channel. */
function createListeners() {
  const listeners = new Map<string, Set<Listener>>();
  return {
    add: (channel: Channel, heard: Listener): (() => void) => {
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all.add(heard));
      return () => all.delete(heard);
    },
    tell: (channel: string, payload: string): void =>
      listeners.get(channel)?.forEach((heard) => heard(payload)),
    tellAll: (): void => listeners.forEach((all) => all.forEach((heard) => heard(null))),
  };
}

/**
 * PGlite in a worker thread. The thread is the only statement timeout: a call that is still open after its
 * deadline and a grace makes the thread be replaced; acknowledged rows survive that.
 */
export async function openEmbeddedEngine(input: EmbeddedEngineInput): Promise<EmbeddedEngine> {
  const listeners = createListeners();
  let writes = 0;
  const keeper = await keepDatabaseThread({
    ...input,
    heard: listeners.tell,
    replaced: () => {
      input.replaced?.();
      listeners.tellAll();
    },
  });

  function connection(thread: DatabaseThread, tx?: number): Connection {
    return {
      query: (text: string, values: readonly unknown[], mode: RowMode) => {
        if (/^\s*(insert|update|delete|with)\b/i.test(text)) writes += 1;
        const request = { op: "query" as const, text, values, mode };
        return keeper.ask(thread, tx === undefined ? request : { ...request, tx });
      },
    };
  }

  async function rollBack(thread: DatabaseThread, tx: number): Promise<void> {
    await keeper.ask(thread, { op: "end", tx, commit: false }).catch(() => undefined);
  }

  async function begin(thread: DatabaseThread): Promise<number> {
    // A transaction that begins after its caller gave up would hold the engine for ever.
    const late = (rows: readonly unknown[]): void => void rollBack(thread, Number(rows[0]));
    const [tx] = await keeper.ask(thread, { op: "begin" }, late);
    return Number(tx);
  }

  async function transaction<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
    const thread = await keeper.thread();
    const tx = await begin(thread);
    try {
      const value = await run(connection(thread, tx));
      await keeper.ask(thread, { op: "end", tx, commit: true });
      return value;
    } catch (error) {
      await rollBack(thread, tx);
      throw error;
    }
  }

  return {
    kind: "embedded",
    query: async (text, values, mode) =>
      connection(await keeper.thread()).query(text, values, mode),
    transaction,
    withMigrationLock: (run) => transaction(run),
    listen: listeners.add,
    takeWrites: () => {
      const count = writes;
      writes = 0;
      return count;
    },
    close: () => keeper.close(),
  };
}
