import * as z from "zod";
import type { Connection } from "../../db/engine/engine.ts";

const tableSchema = z.array(z.object({ name: z.string().regex(/^[a-z_]+$/) }));
const arrowSchema = z.array(z.object({ from: z.string(), to: z.string() }));

/** Orders names so that each stands behind those that it refers to. Throws where they go in a circle. */
export function inOrder(
  names: readonly string[],
  arrows: readonly { readonly from: string; readonly to: string }[],
): string[] {
  const ordered: string[] = [];
  let left = [...names];
  while (left.length > 0) {
    const free = left.filter((name) =>
      arrows.every(({ from, to }) => from !== name || to === name || !left.includes(to)),
    );
    if (free.length === 0) throw new Error("tables refer to each other in a circle");
    ordered.push(...free);
    left = left.filter((name) => !free.includes(name));
  }
  return ordered;
}

/** Our tables, each behind those that it refers to, so that rows can be put back in this order. */
export async function tablesInOrder(connection: Connection): Promise<string[]> {
  const tables = tableSchema.parse(
    await connection.query(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
      [],
      "objects",
    ),
  );
  const arrows = arrowSchema.parse(
    await connection.query(
      `select f.relname as "from", t.relname as "to" from pg_constraint c
       join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace`,
      [],
      "objects",
    ),
  );
  return inOrder(
    tables.map(({ name }) => name),
    arrows,
  );
}
