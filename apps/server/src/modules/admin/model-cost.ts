import type { AdminStats } from "@savile/contracts";
import type { Queries } from "../../db/database.ts";

/** What language models cost, in US dollars: since midnight and since the first of the month (UTC). */
export async function modelCost(
  _queries: Queries,
  _now: Date,
): Promise<AdminStats["activity"]["model_cost"]> {
  return { today: 0, month: 0, calls_today: 0 };
}
