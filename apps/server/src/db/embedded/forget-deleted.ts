import * as z from "zod";
import type { Engine } from "../engine/engine.ts";

const newestSchema = z.array(z.object({ ms: z.coerce.number() }));
const tableSchema = z.array(z.object({ name: z.string().regex(/^[a-z_]+$/) }));

/** When an account was deleted last, in milliseconds since 1970; 0 where none was. */
export async function lastDeletion(engine: Pick<Engine, "query">): Promise<number> {
  const [row] = newestSchema.parse(
    await engine.query(
      "select coalesce(extract(epoch from max(at)) * 1000, 0)::float8 as ms from audit_entries where action = 'account_deleted'",
      [],
      "objects",
    ),
  );
  return row?.ms ?? 0;
}

/**
 * Takes the bytes of deleted rows out of the files of the database: a deletion only marks them, and the log holds
 * them as well. Every table is written anew without them, one statement a table so that others come in between;
 * then the log is begun anew and the old one removed.
 */
export async function forgetDeleted(engine: Pick<Engine, "query">): Promise<void> {
  const run = (text: string) => engine.query(text, [], "objects");
  const tables = tableSchema.parse(
    await run(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    ),
  );
  for (const { name } of tables) await run(`VACUUM (FULL, ANALYZE) "${name}"`);
  // The engine's own statistics keep common values of columns: those of the rows that stay now.
  await run("VACUUM (FULL) pg_statistic");
  await run("select pg_switch_wal()");
  await run("CHECKPOINT");
}
