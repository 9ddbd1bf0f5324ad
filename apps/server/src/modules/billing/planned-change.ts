import type { BillingPeriod, PaidPlan, Plan } from "@savile/model";
import type { SubscriptionRecord } from "../../ports/payment-provider.ts";

/** A smaller plan that is to follow, as it is stored. Without a day it is one that the provider has dropped. */
export interface PlannedChange {
  readonly scheduledPlan: Plan | null;
  readonly scheduledPeriod: BillingPeriod | null;
  readonly scheduledAt: Date | null;
}

/** What was stored before of the same customer. */
export interface StandBefore extends PlannedChange {
  readonly subscriptionId: string | null;
  readonly plan: Plan | null;
  readonly period: BillingPeriod | null;
  readonly periodEnd: Date | null;
}

const nothing: PlannedChange = { scheduledPlan: null, scheduledPeriod: null, scheduledAt: null };

/** Whether what was planned can still be meant: the same subscription, offer and period as then. */
function goesOn(now: SubscriptionRecord, before: StandBefore): boolean {
  return (
    before.subscriptionId === now.id &&
    before.plan === now.plan &&
    before.period === now.period &&
    before.periodEnd?.getTime() === now.periodEnd?.getTime() &&
    ["active", "trialing"].includes(now.status)
  );
}

/**
 * The change that is to follow. A provider may drop it when the subscription is cancelled, and does not bring
 * it back when that is taken back: it is remembered without a day, so that the person can be asked.
 */
export function plannedChange(
  now: SubscriptionRecord | null,
  before: StandBefore | null,
): PlannedChange {
  if (now === null) return nothing;
  const { scheduled } = now;
  if (scheduled !== null) {
    const { plan, period, at } = scheduled;
    return { scheduledPlan: plan, scheduledPeriod: period, scheduledAt: at };
  }
  if (before === null || before.scheduledPlan === null || !goesOn(now, before)) return nothing;
  const wasDropped = before.scheduledAt === null;
  // Without a cancellation the person has taken the change back.
  if (!wasDropped && now.cancelAt === null) return nothing;
  const { scheduledPlan, scheduledPeriod } = before;
  return { scheduledPlan, scheduledPeriod, scheduledAt: null };
}

/** The change to ask about: dropped with a cancellation that was taken back since. */
export function droppedChange(
  stored: PlannedChange & { readonly cancelAt: Date | null },
): { readonly plan: PaidPlan; readonly period: BillingPeriod } | null {
  const { scheduledPlan: plan, scheduledPeriod: period } = stored;
  if (plan === null || plan === "free" || period === null) return null;
  return stored.scheduledAt === null && stored.cancelAt === null ? { plan, period } : null;
}
