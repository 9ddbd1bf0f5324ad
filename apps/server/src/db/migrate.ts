import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
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
  // One row: the newest migration that a program has to know to work on the tables, and which one said so.
  "CREATE TABLE IF NOT EXISTS drizzle.oldest_reader (id int PRIMARY KEY, must_know bigint NOT NULL, said_by bigint NOT NULL)",
];

/** A first line by which a migration names an earlier one: programs that know that one can go on beside it. */
const readerLine = /^-- oldest reader: (\d+)\s/;

/** The newest migration that a program must know once `migration` is applied. */
function oldestReader(migration: Migration): number {
  const said = readerLine.exec(migration.sql[0]?.trimStart() ?? "")?.[1];
  return said === undefined ? migration.folderMillis : Number(said);
}

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
  await connection.query(
    "insert into drizzle.oldest_reader (id, must_know, said_by) values (1, $1, $2) on conflict (id) do update set must_know = greatest(drizzle.oldest_reader.must_know, excluded.must_know), said_by = excluded.said_by",
    [oldestReader(migration), migration.folderMillis],
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

const readerSchema = z.array(
  z.object({ must_know: z.coerce.number(), said_by: z.coerce.number() }),
);

const nameSchema = z.array(z.object({ name: z.string().nullable() }));

/** Whether the newest migration of a database says that a program which knows `latest` can go on. */
async function letsGoOn(connection: Connection, newest: number, latest: number): Promise<boolean> {
  const [table] = nameSchema.parse(
    await connection.query(
      "select to_regclass('drizzle.oldest_reader')::text as name",
      [],
      "objects",
    ),
  );
  if (typeof table?.name !== "string") return false;
  const [row] = readerSchema.parse(
    await connection.query("select must_know, said_by from drizzle.oldest_reader", [], "objects"),
  );
  return row?.said_by === newest && row.must_know <= latest;
}

/**
 * Refuses a database with migrations of another release, before anything is applied to it; but for those of a
 * newer one that says that this one can go on beside it, as it does while a new release is rolled out.
 */
async function refuseForeign(
  connection: Connection,
  rows: Applied,
  migrations: readonly Migration[],
): Promise<void> {
  const own = new Set(migrations.map((migration) => migration.hash));
  const foreign = rows.filter((row) => !own.has(row.hash));
  if (foreign.length === 0) return;
  const latest = Math.max(...migrations.map((migration) => migration.folderMillis));
  if (foreign.some((row) => row.created_at <= latest)) throw new StartError(older);
  const newest = Math.max(...rows.map((row) => row.created_at));
  if (!(await letsGoOn(connection, newest, latest))) throw new StartError(newer);
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
    await refuseForeign(connection, rows, migrations);
    const known = new Set(rows.map((row) => row.hash));
    const pending = migrations.filter((migration) => !known.has(migration.hash));
    for (const migration of pending) await apply(connection, migration);
    return pending.length;
  });
}

const tableSchema = z.array(z.object({ name: z.string() }));

async function ownTables(connection: Connection): Promise<readonly unknown[]> {
  const rows = await connection.query(
    "select table_name as name from information_schema.tables where table_schema in ('public', 'drizzle')",
    [],
    "objects",
  );
  return tableSchema.parse(rows);
}

/**
 * How many migrations an open database still waits for; `null` where it holds nothing at all. Nothing is changed;
 * throws {@link StartError} where another release migrated it.
 */
export async function pendingMigrations(engine: Engine, folder: string): Promise<number | null> {
  if ((await ownTables(engine)).length === 0) return null;
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const rows = await applied(engine);
  await refuseForeign(engine, rows, migrations);
  const known = new Set(rows.map((row) => row.hash));
  return migrations.filter(({ hash }) => !known.has(hash)).length;
}

/**
 * Brings an empty database to the migrations that are named by their hashes and fills it, all in one
 * transaction: a backup is put back into the tables that it was made of.
 */
export async function migrateTo(
  engine: Engine,
  folder: string,
  hashes: readonly string[],
  fill: (connection: Connection) => Promise<void>,
): Promise<Result<null, "newer_release" | "not_empty">> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const wanted = migrations.filter(({ hash }) => hashes.includes(hash));
  if (wanted.length < hashes.length) return err("newer_release");
  return engine.withMigrationLock(async (connection) => {
    if ((await ownTables(connection)).length > 0) return err("not_empty");
    for (const statement of bookkeeping) await connection.query(statement, [], "objects");
    for (const migration of wanted) await apply(connection, migration);
    await fill(connection);
    return ok(null);
  });
}
