import type { AdminStats } from "@savile/contracts";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { rows } from "../../db/database.ts";
import type { Queries } from "../../db/database.ts";

const sums = z.object({ offered: z.coerce.number(), kept: z.coerce.number() });

/**
 * How many wordings of language models came for the documents made since a moment, and how many of them
 * stood the check. Documents that were deleted are not counted.
 */
export async function keptWordings(
  queries: Queries,
  since: Date,
): Promise<AdminStats["activity"]["model_wordings"]> {
  const wordings = sql`(structure -> 'made' -> 'wordings')`;
  const [found] = await rows(
    queries,
    sql`select coalesce(sum((${wordings} ->> 'offered')::int), 0) as offered,
        coalesce(sum((${wordings} ->> 'kept')::int), 0) as kept
      from documents where created_at >= ${since.toISOString()}::timestamptz`,
    sums,
  );
  return found ?? { offered: 0, kept: 0 };
}
