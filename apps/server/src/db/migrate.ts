import { readMigrationFiles } from "drizzle-orm/migrator";
import { StartError } from "../errors/start-error.ts";
import type { Connection, Engine } from "./engine/engine.ts";
import * as z from "zod";

type Migration = ReturnType<typeof readMigrationFiles>[number];

const appliedSchema = z.array(z.object({ hash: z.string(), created_at: z.coerce.number() }));

type Applied = z.infer<typeof appliedSchema>;

const bookkeeping = [
  "CREATE SCHEMA IF NOT EXISTS drizzle",
  "CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)",
];

/** Refuses a journal in which a file is older than one before it: it would be skipped without a word. */
export function checkOrder(migrations: readonly Pick<Migration, "folderMillis">[]): void {
  migrations.forEach((migration, index) => {
    const before = migrations[index - 1];
    if (before !== undefined && before.folderMillis >= migration.folderMillis) {
      throw new Error(`migration ${index} is not newer than the one before it`);
    }
  });
}

async function apply(connection: Connection, migration: Migration): Promise<void> {
  for (const statement of migration.sql) {
    if (statement.trim() !== "") await connection.query(statement, [], "objects");
  }
  await connection.query(
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
    [migration.hash, migration.folderMillis],
    "objects",
  );
}

async function applied(connection: Connection): Promise<Applied> {
  return appliedSchema.parse(
    await connection.query(
      "select hash, created_at from drizzle.__drizzle_migrations order by created_at",
      [],
      "objects",
    ),
  );
}

const newer =
  "The database holds migrations that this release does not know: a newer one made it. Start that one, or name another DATA_DIR or DATABASE_URL.";
const older =
  "This database was made by an older release, it is not known which, and cannot be taken over: export the accounts with the program that made it and import them here, or begin anew with an empty DATA_DIR or another DATABASE_URL.";

/** Refuses a database with migrations of another release, before anything is applied to it. */
function refuseForeign(rows: Applied, migrations: readonly Migration[]): void {
  const own = new Set(migrations.map((migration) => migration.hash));
  const foreign = rows.filter((row) => !own.has(row.hash));
  if (foreign.length === 0) return;
  const latest = Math.max(...migrations.map((migration) => migration.folderMillis));
  throw new StartError(foreign.some((row) => row.created_at > latest) ? newer : older);
}

/**
 * Brings the schema up to date, each file in a statement order of its own and all under one lock. Throws
 * where another release migrated the database; nothing in it is changed then.
 */
export async function migrate(engine: Engine, folder: string): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  checkOrder(migrations);
  return engine.withMigrationLock(async (connection) => {
    for (const statement of bookkeeping) await connection.query(statement, [], "objects");
    const rows = await applied(connection);
    refuseForeign(rows, migrations);
    const known = new Set(rows.map((row) => row.hash));
    const pending = migrations.filter((migration) => !known.has(migration.hash));
    for (const migration of pending) await apply(connection, migration);
    return pending.length;
  });
}
