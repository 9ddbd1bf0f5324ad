import type { BillingAlarmCode } from "@savile/contracts";
import { sql } from "drizzle-orm";
import type { Queries } from "../../db/database.ts";
import { billingAlarms } from "../../db/schema.ts";

export interface Alarm {
  readonly code: BillingAlarmCode;
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
