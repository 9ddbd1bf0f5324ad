import type { RefinementsLeft } from "@savile/contracts";
import { usagePeriodOf } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { entitlementOfId } from "../entitlement/entitlement.ts";
import { countRefinements, countUsage } from "../usage/repository.ts";

/** How many instructions were counted for a session and in this month, with their limits. */
export async function refinementsLeft(
  queries: Queries,
  owner: { accountId: string; sessionId: string },
  now: Date,
): Promise<RefinementsLeft> {
  const { limits } = await entitlementOfId(queries, owner.accountId, now);
  const month = await countUsage(queries, owner.accountId, "refinement", usagePeriodOf(now));
  return {
    session: {
      used: await countRefinements(queries, owner.sessionId),
      limit: limits.refinementsPerSession,
    },
    month: { used: month, limit: limits.refinements },
  };
}
