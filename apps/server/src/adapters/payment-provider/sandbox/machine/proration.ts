import { monthsOf, planCatalogue, priceOf } from "@savile/model";
import type { BillingPeriod, PaidPlan } from "@savile/model";
import type { Invoice, Subscription } from "./state.ts";

export interface Offer {
  readonly plan: PaidPlan;
  readonly period: BillingPeriod;
}

const periodNames: Readonly<Record<BillingPeriod, string>> = {
  monthly: "monthly",
  three_month: "every three months",
  yearly: "yearly",
};

/** An offer as an invoice names it. */
export function offerName({ plan, period }: Offer): string {
  return `${planCatalogue[plan].displayName}, ${periodNames[period]}`;
}

/** Whether a change waits for the end of the period: a smaller amount or a shorter interval. */
export function waitsForPeriodEnd(from: Offer, to: Offer): boolean {
  return (
    priceOf(to.plan, to.period) < priceOf(from.plan, from.period) ||
    monthsOf[to.period] < monthsOf[from.period]
  );
}

/** What a change at once costs: the rest of the old period is given back, the new one is charged. */
export function prorate(subscription: Subscription, to: Offer, at: number): Invoice["lines"] {
  const { periodStart, periodEnd } = subscription;
  const left = Math.min(1, Math.max(0, (periodEnd - at) / (periodEnd - periodStart)));
  const credit = Math.round(priceOf(subscription.plan, subscription.period) * left);
  const whole = priceOf(to.plan, to.period);
  const charge = to.period === subscription.period ? Math.round(whole * left) : whole;
  return [
    { text: `Unused time of ${offerName(subscription)}`, amount: credit === 0 ? 0 : -credit },
    { text: offerName(to), amount: charge },
  ];
}

/** Sum of the lines, never below nothing. */
export function totalOf(lines: Invoice["lines"]): number {
  return Math.max(
    0,
    lines.reduce((sum, line) => sum + line.amount, 0),
  );
}
