import type { PricingResponse } from "@savile/contracts";
import {
  comparePlans,
  mostPopularPlan,
  planCatalogue,
  planIds,
  priceOf,
  pricePerMonth,
} from "@savile/model";
import type { BillingPeriod, Plan } from "@savile/model";
import type { Offered } from "./offered-prices.ts";
import type { EngineName } from "./present-subscription.ts";

/** The plans as cards and as a comparison, all of it from the catalogue. */
export function presentPricing(input: {
  offered: Offered;
  sandbox: boolean;
  engineOf: (plan: Plan) => EngineName;
}): PricingResponse {
  const cardOf = (plan: Plan): PricingResponse["plans"][number] => {
    const terms = planCatalogue[plan];
    const sold = (period: BillingPeriod, cents: number): number | null =>
      plan === "free" || input.offered(plan, period) ? cents : null;
    return {
      tier: plan,
      display_name: terms.displayName,
      prices: {
        monthly: sold("monthly", priceOf(plan, "monthly")),
        three_month: sold("three_month", priceOf(plan, "three_month")),
        yearly: sold("yearly", priceOf(plan, "yearly")),
      },
      per_month: {
        monthly: sold("monthly", pricePerMonth(plan, "monthly")),
        three_month: sold("three_month", pricePerMonth(plan, "three_month")),
        yearly: sold("yearly", pricePerMonth(plan, "yearly")),
      },
      monthly_generations: terms.generations,
      refinements_per_document: terms.refinementsPerSession,
      monthly_refinements: terms.refinements,
      monthly_downloads: terms.downloads,
      templates: [...terms.templates],
      formats: [...terms.formats],
      ai_model_display: input.engineOf(plan).display,
      extras: [...terms.extras],
      most_popular: plan === mostPopularPlan,
    };
  };
  return {
    currency: "USD",
    plans: planIds.map(cardOf),
    comparison: comparePlans().map(({ label, values }) => ({ label, values: { ...values } })),
    sandbox: input.sandbox,
  };
}
