import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { SQL } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pg-proxy";
import type { PgRemoteDatabase } from "drizzle-orm/pg-proxy";
import * as z from "zod";
import { DatabaseError, databaseError } from "../errors/database-error.ts";
import type { Channel, Connection, Engine } from "./engine/engine.ts";
import * as schema from "./schema.ts";

/** What repositories run their statements on: the database itself or an open transaction. */
export type Queries = PgRemoteDatabase<typeof schema>;

/** The one database of a process. */
export interface Database {
  readonly kind: Engine["kind"];
  /** Statements outside transactions; throws when it is used inside one (it would wait for itself). */
  readonly query: Queries;
  /** Nothing but SQL belongs into `run`; it is run again (at most 3 times) when the engine asks for it. */
  transaction<T>(run: (queries: Queries) => Promise<T>): Promise<T>;
  listen(channel: Channel, heard: (payload: string | null) => void): () => void;
  close(): Promise<void>;
}

/** Reads raw SQL through a schema, the only way to rows that Drizzle did not type. */
export async function rows<T>(queries: Queries, statement: SQL, row: z.ZodType<T>): Promise<T[]> {
  return z.array(row).parse(await queries.execute(statement));
}

const insideTransaction = new AsyncLocalStorage<true>();
const attempts = 3;

function queriesOn(connection: Connection): Queries {
  return drizzle(
    async (text, values: unknown[], method) => {
      try {
        const mode = method === "all" ? "arrays" : "objects";
        return { rows: [...(await connection.query(text, values, mode))] };
      } catch (error) {
        throw databaseError(error) ?? error;
      }
    },
    { schema },
  );
}

function isWorthRepeating(error: unknown): boolean {
  const fault = databaseError(error)?.fault;
  return fault === "serialization" || fault === "deadlock";
}

function guarded(engine: Engine): Connection {
  return {
    query: (text, values, mode) => {
      if (insideTransaction.getStore() === true) {
        throw new Error("the outer database handle was used inside a transaction");
      }
      return engine.query(text, values, mode);
    },
  };
}

/** Gives an engine the typed face that the rest of the service uses. */
export function createDatabase(engine: Engine): Database {
  async function transaction<T>(run: (queries: Queries) => Promise<T>): Promise<T> {
    if (insideTransaction.getStore() === true) {
      throw new Error("a transaction was opened inside a transaction");
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await engine.transaction((connection) =>
          // Drizzle's statements start when they are awaited: that has to happen inside the mark.
          insideTransaction.run(true, async () => await run(queriesOn(connection))),
        );
      } catch (error) {
        if (isWorthRepeating(error)) {
          if (attempt >= attempts) throw new DatabaseError("unavailable");
          await sleep(20 * attempt * (1 + Math.random()));
          continue;
        }
        throw error;
      }
    }
  }
  return {
    kind: engine.kind,
    query: queriesOn(guarded(engine)),
    transaction,
    listen: (channel, heard) => engine.listen(channel, heard),
    close: () => engine.close(),
  };
}
