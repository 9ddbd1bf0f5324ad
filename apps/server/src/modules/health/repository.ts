import { sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";

/** Answers when the database does. */
export async function ping(queries: Queries): Promise<void> {
  await queries.execute(sql`select 1`);
}
