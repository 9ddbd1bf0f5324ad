import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../../db/database.ts";
import type { Holding } from "./holdings.ts";

type Row = Readonly<Record<string, unknown>>;

/** About so much is read at once: others wait for the database meanwhile. */
const charactersAtOnce = 256 * 1024;
const mostRows = 200;

/** The columns that tell the rows of a table apart, with their names in code. */
export function keyOf(table: PgTable): [name: string, column: PgColumn][] {
  const { columns, primaryKeys } = getTableConfig(table);
  const own = columns.filter((column) => column.primary);
  const key = own.length > 0 ? own : (primaryKeys[0]?.columns ?? []);
  const names = new Set(key.map((column) => column.name));
  return Object.entries(getTableColumns(table)).filter(([, { name }]) => names.has(name));
}

/** Columns as they are read: structures stay the texts that they are stored as. */
function readAs(columns: Readonly<Record<string, PgColumn>>): Record<string, PgColumn | SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      column.dataType === "json" ? sql`${column}::text` : column,
    ]),
  );
}

function behind(key: readonly [string, PgColumn][], last: Row): SQL {
  const columns = sql.join(
    key.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const values = sql.join(
    key.map(([name, column]) => sql.param(last[name], column)),
    sql`, `,
  );
  return sql`(${columns}) > (${values})`;
}

/** A row as JSON; its structures are JSON already. */
function textOf(
  row: Row,
  columns: Readonly<Record<string, PgColumn>>,
  hidden: readonly string[],
): string {
  const parts = Object.entries(row).flatMap(([name, value]) => {
    if (hidden.includes(name)) return [];
    const isStructure = columns[name]?.dataType === "json" && typeof value === "string";
    return [`${JSON.stringify(name)}:${isStructure ? value : (JSON.stringify(value) ?? "null")}`];
  });
  return `{${parts.join(",")}}`;
}

/**
 * The rows of one kind, each as JSON without what is hidden, keys as they are named in code. They are read a
 * few at a time, in the order of their keys: what comes meanwhile may be missing, nothing is told twice.
 */
export async function* heldRows(
  queries: Queries,
  { table, owner, hidden, shown }: Holding,
  accountId: string,
): AsyncGenerator<string, void> {
  const columns: Record<string, PgColumn> = getTableColumns(table);
  const key = keyOf(table);
  const order = key.map(([, column]) => asc(column));
  let last: Row | undefined;
  let atOnce = 4;
  for (;;) {
    const rows: Row[] = await queries
      .select(readAs(columns))
      .from(table)
      .where(and(eq(owner, accountId), last === undefined ? undefined : behind(key, last)))
      .orderBy(...order)
      .limit(atOnce);
    const told = shown === undefined ? rows : await shown(queries, rows);
    const texts = told.map((row) => textOf(row, columns, hidden));
    yield* texts;
    last = rows.at(-1);
    if (rows.length < atOnce) return;
    const size = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
    atOnce = Math.max(1, Math.min(mostRows, Math.floor(charactersAtOnce / size)));
  }
}
