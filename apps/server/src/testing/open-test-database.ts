import { fileURLToPath } from "node:url";
import { openPglite } from "../db/embedded/pglite-connection.ts";
import { createDatabase } from "../db/database.ts";
import type { Database } from "../db/database.ts";
import type { Engine } from "../db/engine/engine.ts";
import { migrate } from "../db/migrate.ts";
import { openPostgresEngine } from "../db/postgres/postgres-engine.ts";
import { databaseImage } from "./database-image.ts";
import { memoryEngine, openMemoryEngine } from "./memory-engine.ts";

export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Address of a PostgreSQL server for tests; without it they run on PGlite alone. */
export const testDatabaseUrl = process.env["TEST_DATABASE_URL"];

function troubled(): void {}

async function openPostgresDatabase(server: string): Promise<Engine> {
  const name = `savile_test_${process.pid}_${Math.random().toString(36).slice(2)}`;
  const admin = await openPostgresEngine({ url: server, directUrl: server, troubled });
  await admin.query(`create database ${name}`, [], "objects");
  await admin.close();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openPostgresEngine({ url: url.href, directUrl: url.href, troubled });
}

/** An engine without tables: a fresh database of the PostgreSQL server, or PGlite in memory. */
export function openTestEngine(): Promise<Engine> {
  return testDatabaseUrl === undefined ? openMemoryEngine() : openPostgresDatabase(testDatabaseUrl);
}

async function makeMigrated() {
  const pglite = await openPglite(undefined);
  await migrate(memoryEngine(pglite), migrationsFolder);
  return pglite;
}

/** The engine of a migrated, empty database of its own. */
export async function openMigratedEngine(): Promise<Engine> {
  if (testDatabaseUrl === undefined) {
    const image = await databaseImage(migrationsFolder, makeMigrated);
    return memoryEngine(await openPglite(undefined, image));
  }
  const engine = await openPostgresDatabase(testDatabaseUrl);
  await migrate(engine, migrationsFolder);
  return engine;
}

/** A migrated, empty database of its own. */
export async function openTestDatabase(): Promise<Database> {
  return createDatabase(await openMigratedEngine());
}
