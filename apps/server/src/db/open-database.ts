import { join } from "node:path";
import type { Database } from "./database.ts";
import { createDatabase } from "./database.ts";
import { withDeadline } from "./engine/deadline.ts";
import type { Engine } from "./engine/engine.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import type { EmbeddedEngine } from "./embedded/embedded-engine.ts";

export interface OpenDatabaseInput {
  readonly url: string | null;
  readonly directUrl: string | null;
  /** Absolute path of the bundled database worker. */
  readonly workerEntry: string;
  /** Folder of the embedded database; made when it is missing. */
  readonly folder: string;
  readonly migrations: string;
  /** Told about what went wrong outside of a call, by a short name. */
  readonly troubled: (what: string) => void;
  /** Called before an embedded database that holds something is brought to a newer schema. */
  readonly beforeUpdate?: (engine: EmbeddedEngine) => Promise<void>;
}

/** An open, migrated database; `embedded` is set when it is the one inside this process. */
export interface OpenDatabase {
  readonly database: Database;
  readonly embedded: EmbeddedEngine | null;
}

const migrationMs = 10 * 60_000;

/** Opens the engine of the settings as it is: nothing is migrated. */
export async function openEngine(
  input: Omit<OpenDatabaseInput, "migrations" | "beforeUpdate">,
): Promise<Engine | EmbeddedEngine> {
  if (input.url !== null) {
    const { openPostgresEngine } = await import("./postgres/postgres-engine.ts");
    const directUrl = input.directUrl ?? input.url;
    return openPostgresEngine({ url: input.url, directUrl, troubled: input.troubled });
  }
  const { openEmbeddedEngine } = await import("./embedded/embedded-engine.ts");
  return openEmbeddedEngine({
    entry: input.workerEntry,
    folder: join(input.folder, "database"),
    replaced: () => input.troubled("the database thread was replaced"),
  });
}

async function bringUpToDate(
  engine: Engine | EmbeddedEngine,
  { migrations, beforeUpdate }: OpenDatabaseInput,
): Promise<void> {
  if ("takeWrites" in engine && beforeUpdate !== undefined) {
    const pending = await pendingMigrations(engine, migrations);
    if (pending !== null && pending > 0) await beforeUpdate(engine);
  }
  await migrate(engine, migrations);
}

/** Opens PostgreSQL or, without an address, the embedded engine, and brings the schema up to date. */
export async function openDatabase(input: OpenDatabaseInput): Promise<OpenDatabase> {
  const engine = await openEngine(input);
  try {
    await withDeadline(migrationMs, () => bringUpToDate(engine, input));
  } catch (error) {
    await engine.close();
    throw error;
  }
  return {
    database: createDatabase(engine),
    embedded: "takeWrites" in engine ? engine : null,
  };
}
