import type { AdminStats } from "@savile/contracts";
import type { Queries } from "../../db/database.ts";
import { callsToday, spentOf } from "../models/ledger.ts";

const microsInDollar = 1_000_000;

/** What language models cost, in US dollars: since midnight and since the first of the month (UTC). */
export async function modelCost(
  queries: Queries,
  now: Date,
): Promise<AdminStats["activity"]["model_cost"]> {
  const spent = await spentOf(queries, now);
  return {
    today: spent.dayMicros / microsInDollar,
    month: spent.monthMicros / microsInDollar,
    calls_today: await callsToday(queries, now),
  };
}
