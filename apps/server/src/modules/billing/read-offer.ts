import { billingPeriods, paidPlans, readPlan } from "@savile/model";
import type { BillingPeriod, PaidPlan } from "@savile/model";

/** The offer that a client names; `null` for the free plan, an unknown plan or an unknown period. */
export function readOffer(
  tier: string,
  billingPeriod: string,
): { plan: PaidPlan; period: BillingPeriod } | null {
  const named = readPlan(tier);
  const plan = paidPlans.find((paid) => paid === named);
  const period = billingPeriods.find((known) => known === billingPeriod);
  return plan === undefined || period === undefined ? null : { plan, period };
}
