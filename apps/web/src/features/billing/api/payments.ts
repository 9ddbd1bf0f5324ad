import type { BillingPeriod, Plan } from "@savile/model";
import { ApiError } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { t } from "../messages.ts";

function follow(url: string): void {
  if (url === "") throw new ApiError("no_url", 200, t("noUrl"));
  window.location.assign(url);
}

/** Leads to the provider's checkout for a plan. */
export async function openCheckout(plan: Plan, period: BillingPeriod): Promise<void> {
  const { checkout_url } = await api.call("createCheckout", {
    body: {
      tier: plan,
      billing_period: period,
      success_url: `${window.location.origin}/payment/success`,
      cancel_url: `${window.location.origin}/payment/cancel`,
    },
  });
  follow(checkout_url);
}

/** Leads to the provider's customer portal. */
export async function openPortal(): Promise<void> {
  const { portal_url } = await api.call("customerPortal", {
    body: { return_url: `${window.location.origin}/subscription` },
  });
  follow(portal_url);
}
