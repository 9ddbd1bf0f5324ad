import * as z from "zod";
import type { Connection } from "../../db/engine/engine.ts";

const countSchema = z.tuple([z.object({ n: z.coerce.number() })]);
const columnSchema = z.array(z.object({ table: z.string(), column: z.string() }));

/** Puts rows, a JSON array as a backup holds it, into a table. */
export async function loadRows(connection: Connection, table: string, json: string): Promise<void> {
  await connection.query(
    `insert into "${table}" overriding system value select * from jsonb_populate_recordset(null::"${table}", $1::jsonb)`,
    [json],
    "objects",
  );
}

export async function countRows(connection: Connection, table: string): Promise<number> {
  const [row] = countSchema.parse(
    await connection.query(`select count(*) as n from "${table}"`, [], "objects"),
  );
  return row.n;
}

/** Forgets which store the files were in: they are put into another one. */
export async function forgetNotedStore(connection: Connection): Promise<void> {
  await connection.query("delete from key_checks where id = 'store'", [], "objects");
}

/** Lets every numbered column go on behind the highest number in it: rows that were put back do not move it. */
export async function advanceNumbers(connection: Connection): Promise<void> {
  const columns = columnSchema.parse(
    await connection.query(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval(%')`,
      [],
      "objects",
    ),
  );
  for (const { table, column } of columns) {
    await connection.query(
      `select setval(pg_get_serial_sequence('"${table}"', '${column}'), (select coalesce(max("${column}"), 0) + 1 from "${table}"), false)`,
      [],
      "objects",
    );
  }
}
