import type { AdminStats } from "@savile/contracts";
import type { Queries } from "../../db/database.ts";
import { callsToday, spentOf } from "../models/ledger.ts";

/** What language models cost, in US dollars: since midnight and since the first of the month (UTC). */
export async function modelCost(
  queries: Queries,
  now: Date,
): Promise<AdminStats["activity"]["model_cost"]> {
  const { dayMicros, monthMicros } = await spentOf(queries, now);
  return {
    today: dayMicros / 1_000_000,
    month: monthMicros / 1_000_000,
    calls_today: await callsToday(queries, now),
  };
}
