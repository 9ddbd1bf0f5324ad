import { sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { billingAlarms } from "../../db/schema.ts";

/** What an administrator has to look at. */
export type AlarmCode =
  | "wrong_mode"
  | "unknown_customer"
  | "wrong_reference"
  | "unknown_plan"
  | "unknown_status"
  | "refunded"
  | "disputed"
  | "prices_differ"
  | "events_lost";

export interface Alarm {
  readonly code: AlarmCode;
  readonly customerId: string | null;
  readonly details?: Readonly<Record<string, string | number>>;
  readonly at: Date;
}

/** Notes an alarm; the same cause again only counts up. */
export async function raiseAlarm(queries: Queries, alarm: Alarm): Promise<void> {
  const { code, customerId, details = {}, at } = alarm;
  await queries
    .insert(billingAlarms)
    .values({
      key: `${code}:${customerId ?? ""}`,
      code,
      customerId,
      details,
      count: 1,
      firstAt: at,
      lastAt: at,
    })
    .onConflictDoUpdate({
      target: billingAlarms.key,
      set: { count: sql`${billingAlarms.count} + 1`, lastAt: at, details },
    });
}
