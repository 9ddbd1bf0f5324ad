import { lookupKeyOf, monthsOf, offers, priceOf } from "@savile/model";
import type { BillingPeriod, PaidPlan } from "@savile/model";
import type { PriceRecord } from "../../ports/payment-provider.ts";

/** Whether a plan can be bought for a period. */
export type Offered = (plan: PaidPlan, period: BillingPeriod) => boolean;

/** Names of the offers whose price at the provider is not the one that our pages show. */
export function differingOffers(prices: readonly PriceRecord[]): string[] {
  return offers
    .filter(({ plan, period }) => {
      const price = prices.find((known) => known.lookupKey === lookupKeyOf(plan, period));
      return (
        price === undefined ||
        !price.active ||
        price.amount !== priceOf(plan, period) ||
        price.currency !== "usd" ||
        price.months !== monthsOf[period] ||
        price.plan !== plan ||
        price.period !== period
      );
    })
    .map(({ plan, period }) => lookupKeyOf(plan, period));
}
