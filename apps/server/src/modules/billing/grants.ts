import { eq } from "drizzle-orm";
import type { PaidPlan } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { grants } from "../../db/schema.ts";

/** Gives an account a complimentary plan without end; a second one replaces the first. */
export async function grantPlan(
  queries: Queries,
  grant: { accountId: string; plan: PaidPlan; grantedBy: string; createdAt: Date },
): Promise<void> {
  const { plan, grantedBy, createdAt } = grant;
  await queries
    .insert(grants)
    .values(grant)
    .onConflictDoUpdate({ target: grants.accountId, set: { plan, grantedBy, createdAt } });
}

/** Takes the complimentary plan back; whether there was one. A paid subscription is not touched. */
export async function removeGrant(queries: Queries, accountId: string): Promise<boolean> {
  const gone = await queries
    .delete(grants)
    .where(eq(grants.accountId, accountId))
    .returning({ accountId: grants.accountId });
  return gone.length > 0;
}
