import type { BillingPeriod, Plan } from "@savile/model";
import { ApiError } from "../../../lib/api-error.ts";
import { api } from "../../../lib/api.ts";
import { t } from "../texts/messages.ts";
import { readAddress } from "./read-address.ts";

/** Leads to the provider's checkout for a plan. */
export async function openCheckout(plan: Plan, period: BillingPeriod): Promise<void> {
  const answer = await api.call("createCheckout", {
    body: {
      tier: plan,
      billing_period: period,
      success_url: `${window.location.origin}/payment/success`,
      cancel_url: `${window.location.origin}/payment/cancel`,
    },
  });
  const url = readAddress(answer, "checkout_url");
  if (url === null) throw new ApiError("no_url", 200, t("noUrl"));
  window.location.assign(url);
}

/** Leads to the provider's customer portal. */
export async function openPortal(): Promise<void> {
  const answer = await api.call("customerPortal", {
    body: { return_url: `${window.location.origin}/subscription` },
  });
  const url = readAddress(answer, "portal_url");
  if (url === null) throw new ApiError("portal_failed", 200, t("plan.manageFailed"));
  window.location.assign(url);
}
