import { billingPeriods, planCatalogue, planIds } from "./catalogue.ts";
import type { BillingPeriod, PaidPlan, Plan } from "./catalogue.ts";

/** Plans that cost something, from the smallest to the largest. */
export const paidPlans: readonly PaidPlan[] = planIds.filter((plan) => plan !== "free");

/** The plan that the cards call most popular. */
export const mostPopularPlan: Plan = "starter";

/** Calendar months of a billing period. */
export const monthsOf: Readonly<Record<BillingPeriod, number>> = {
  monthly: 1,
  three_month: 3,
  yearly: 12,
};

/** What a plan costs per period, in US cents. */
export function priceOf(plan: Plan, period: BillingPeriod): number {
  return planCatalogue[plan].prices[period];
}

/** What a plan costs per month when it is paid for a whole period, in US cents. */
export function pricePerMonth(plan: Plan, period: BillingPeriod): number {
  return Math.round(priceOf(plan, period) / monthsOf[period]);
}

/** The name of a price at the provider, such as `starter_three_month`. */
export function lookupKeyOf(plan: PaidPlan, period: BillingPeriod): string {
  return `${plan}_${period}`;
}

/** Every plan and period that is sold. */
export const offers: readonly { readonly plan: PaidPlan; readonly period: BillingPeriod }[] =
  paidPlans.flatMap((plan) => billingPeriods.map((period) => ({ plan, period })));

/** Reads a plan by its name on the wire; `premium` is another name of `enterprise`. */
export function readPlan(name: string): Plan | null {
  const wanted = name.trim().toLowerCase();
  return planIds.find((plan) => plan === (wanted === "premium" ? "enterprise" : wanted)) ?? null;
}

/** The next larger plan, or `null` for the largest. */
export function planAfter(plan: Plan): PaidPlan | null {
  return paidPlans[planIds.indexOf(plan)] ?? null;
}

/** US cents as a person reads them: `$9`, `$9.50`. */
export function dollars(cents: number): string {
  const whole = cents % 100 === 0;
  return `$${(cents / 100).toFixed(whole ? 0 : 2)}`;
}
