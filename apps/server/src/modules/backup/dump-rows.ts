import * as z from "zod";
import type { Connection } from "../../db/engine/engine.ts";
import type { BackupPart } from "./backup-file.ts";
import { tablesInOrder } from "./table-order.ts";

const rowSchema = z.tuple([z.string()]);
const migrationSchema = z.array(z.object({ hash: z.string() }));

/** About so much text is read at once. */
const charactersAtOnce = 512 * 1024;
const mostRows = 500;

/** Hashes of the migrations that a database has, the oldest first. */
export async function appliedMigrations(connection: Connection): Promise<string[]> {
  const rows = await connection.query(
    "select hash from drizzle.__drizzle_migrations order by created_at",
    [],
    "objects",
  );
  return migrationSchema.parse(rows).map(({ hash }) => hash);
}

async function* rowsOf(connection: Connection, table: string): AsyncGenerator<BackupPart> {
  await connection.query(
    `declare backup_rows no scroll cursor for select to_jsonb(t)::text from "${table}" t`,
    [],
    "objects",
  );
  let atOnce = 8;
  for (;;) {
    const read = await connection.query(`fetch ${atOnce} from backup_rows`, [], "arrays");
    const texts = z
      .array(rowSchema)
      .parse(read)
      .map(([text]) => text);
    if (texts.length === 0) break;
    yield { kind: "rows", table, json: `[${texts.join(",")}]`, count: texts.length };
    const size = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    atOnce = Math.max(1, Math.min(mostRows, Math.floor(charactersAtOnce / size)));
  }
  await connection.query("close backup_rows", [], "objects");
}

/**
 * Every row of every table, each table behind those that it refers to. `connection` is an open transaction;
 * all of it is seen as of one moment.
 */
export async function* dumpRows(connection: Connection): AsyncGenerator<BackupPart> {
  for (const table of await tablesInOrder(connection)) yield* rowsOf(connection, table);
}

const blobSchema = z.array(z.object({ key: z.string() }));

/** Keys of the files that the database knows as whole. */
export async function readyBlobs(connection: Connection): Promise<string[]> {
  const rows = await connection.query(
    "select key from blobs where state = 'ready' order by key",
    [],
    "objects",
  );
  return blobSchema.parse(rows).map(({ key }) => key);
}
