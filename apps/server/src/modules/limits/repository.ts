import { and, gt, inArray, lt, sql } from "drizzle-orm";
import * as z from "zod";
import { rows } from "../../db/database.ts";
import type { Queries } from "../../db/database.ts";
import { rateLimits } from "../../db/schema.ts";

export interface Window {
  readonly count: number;
  readonly resetsAt: Date;
}

/** The windows of these keys, whether they have passed or not. */
export async function readWindows(
  queries: Queries,
  keys: readonly string[],
): Promise<Map<string, Window>> {
  const found = await queries
    .select()
    .from(rateLimits)
    .where(inArray(rateLimits.key, [...keys]));
  return new Map(found.map(({ key, count, resetsAt }) => [key, { count, resetsAt }]));
}

const windowRow = z.object({ count: z.number(), resets_at: z.coerce.date() });

/** Counts one action in its window and answers the window with it; a window that has passed starts anew. */
export async function countOne(
  queries: Queries,
  action: { key: string; now: Date; resetsAt: Date },
): Promise<Window> {
  const now = sql`${action.now.toISOString()}::timestamptz`;
  const next = sql`${action.resetsAt.toISOString()}::timestamptz`;
  const [row] = await rows(
    queries,
    sql`insert into rate_limits as r (key, count, resets_at) values (${action.key}, 1, ${next})
      on conflict (key) do update set
        count = case when r.resets_at <= ${now} then 1 else r.count + 1 end,
        resets_at = case when r.resets_at <= ${now} then ${next} else r.resets_at end
      returning count, resets_at`,
    windowRow,
  );
  if (row === undefined) throw new Error("the action was not counted");
  return { count: row.count, resetsAt: row.resets_at };
}

/** Takes one action back; what was earned besides stays. */
export async function discountOne(queries: Queries, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await queries
    .update(rateLimits)
    .set({
      count: sql`case when ${rateLimits.count} > 0 then ${rateLimits.count} - 1 else ${rateLimits.count} end`,
    })
    .where(inArray(rateLimits.key, [...keys]));
}

/** Lets more actions into an open window; below nothing there is room for `most` of them. */
export async function widenWindows(
  queries: Queries,
  widening: { keys: readonly string[]; by: number; most: number; now: Date },
): Promise<void> {
  const { keys, by, most, now } = widening;
  if (keys.length === 0) return;
  await queries
    .update(rateLimits)
    .set({ count: sql`greatest(${rateLimits.count} - ${by}::int, -${most}::int)` })
    .where(and(inArray(rateLimits.key, [...keys]), gt(rateLimits.resetsAt, now)));
}

/** Removes windows that have passed. */
export async function deletePassedWindows(queries: Queries, now: Date): Promise<void> {
  await queries.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
}
