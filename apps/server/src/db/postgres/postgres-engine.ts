import type * as pg from "pg";
import type { Client, PoolClient } from "pg";
import { textTypes } from "../engine/engine.ts";
import type { Channel, Connection, Engine } from "../engine/engine.ts";
import { channels } from "../engine/engine.ts";

export interface PostgresEngineInput {
  readonly url: string;
  /** For LISTEN and the migration lock, which a transaction-mode pooler cannot carry. */
  readonly directUrl: string;
  /** Told about errors of idle connections, without their text. */
  readonly troubled: (where: "pool" | "listen") => void;
}

/** The driver: a process with a database of its own never loads it. */
type Driver = Pick<typeof pg, "Client" | "Pool" | "types">;
type TypeId = Parameters<Driver["types"]["getTypeParser"]>[0];

const migrationLock = 7_284_530_011;

function typesOf(standard: Driver["types"]) {
  return {
    getTypeParser: (id: TypeId, format?: "text" | "binary") =>
      textTypes.includes(id) ? (value: string) => value : standard.getTypeParser(id, format),
  };
}

function connectionOn(driver: Driver, client: Pick<PoolClient, "query">): Connection {
  const types = typesOf(driver.types);
  return {
    query: async (text, values, mode) => {
      const config = { text, values: [...values], types };
      const result =
        mode === "arrays"
          ? await client.query<unknown[]>({ ...config, rowMode: "array" })
          : await client.query(config);
      return result.rows;
    },
  };
}

async function inTransaction<T>(
  driver: Driver,
  client: Pick<PoolClient, "query">,
  run: (connection: Connection) => Promise<T>,
): Promise<T> {
  await client.query("BEGIN");
  try {
    const value = await run(connectionOn(driver, client));
    await client.query("COMMIT");
    return value;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  }
}

/** Keeps one connection listening and opens it again with a growing pause when it is lost. */
function listening(
  driver: Driver,
  input: PostgresEngineInput,
  heard: (channel: string, payload: string | null) => void,
) {
  let client: Client | null = null;
  let closed = false;
  let pauseMs = 500;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const next = new driver.Client({ connectionString: input.directUrl, keepAlive: true });
    next.on("error", () => again());
    next.on("end", () => again());
    next.on("notification", ({ channel, payload }) => heard(channel, payload ?? ""));
    await next.connect();
    client = next;
    for (const channel of channels) await next.query(`LISTEN ${channel}`);
    pauseMs = 500;
    for (const channel of channels) heard(channel, null);
  }
  function again(): void {
    if (closed || timer !== undefined) return;
    client = null;
    input.troubled("listen");
    timer = setTimeout(() => {
      timer = undefined;
      open().catch(() => again());
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, 10_000);
  }
  open().catch(() => again());
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}

/** PostgreSQL 15 or newer behind the same face as the embedded engine. */
export async function openPostgresEngine(input: PostgresEngineInput): Promise<Engine> {
  const driver = await import("pg");
  const pool = new driver.Pool({
    connectionString: input.url,
    max: 10,
    connectionTimeoutMillis: 1_500,
    idleTimeoutMillis: 30_000,
    query_timeout: 60_000,
    // oxlint-disable-next-line typescript/no-misused-promises -- pg awaits it, its types do not say so
    onConnect: (client) => client.query("SET TimeZone = 'UTC'"),
  });
  pool.on("error", () => input.troubled("pool"));
  const listeners = new Map<Channel, Set<(payload: string | null) => void>>();
  await pool.query("select 1");
  const stopListening = listening(driver, input, (channel, payload) => {
    for (const [name, heard] of listeners) {
      if (name === channel) heard.forEach((call) => call(payload));
    }
  });
  return {
    kind: "postgres",
    ...connectionOn(driver, pool),
    transaction: async (run) => {
      const client = await pool.connect();
      try {
        return await inTransaction(driver, client, run);
      } finally {
        client.release();
      }
    },
    withMigrationLock: async (run) => {
      const client = new driver.Client({ connectionString: input.directUrl });
      await client.connect();
      try {
        await client.query("SET lock_timeout = 0");
        await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
        await client.query("SET lock_timeout = '3s'");
        return await inTransaction(driver, client, run);
      } finally {
        await client.end();
      }
    },
    listen: (channel, heard) => {
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(heard));
      return () => set.delete(heard);
    },
    close: async () => {
      await stopListening();
      await pool.end();
    },
  };
}
