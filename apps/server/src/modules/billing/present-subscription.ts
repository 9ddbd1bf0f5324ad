import type { SubscriptionResponse } from "@savile/contracts";
import {
  billingPeriods,
  isAtLeast,
  paidPlans,
  planCatalogue,
  planOfTemplate,
  priceOf,
  subscriptionStatuses,
  templates,
  usageResetAfter,
  usageWarning,
} from "@savile/model";
import type { BillingPeriod, Entitlement, PaidPlan, UsageKind } from "@savile/model";
import type { StoredPlan, SubscriptionRow } from "../entitlement/entitlement.ts";
import type { Offered } from "./offered-prices.ts";
import { droppedChange } from "./planned-change.ts";

type Presented = SubscriptionResponse["subscription"];
type Usage = Readonly<Record<UsageKind, number>>;

/** Which engine writes for an account. */
export interface EngineName {
  readonly id: string;
  readonly display: string;
}

export interface PresentInput {
  readonly entitlement: Entitlement;
  readonly stored: StoredPlan;
  readonly usage: Usage;
  readonly engine: EngineName;
  readonly offered: Offered;
  readonly sandbox: boolean;
  readonly ownComputer: SubscriptionResponse["own_computer"];
  readonly analytics: boolean;
  readonly now: Date;
}

function statusOf(stored: StoredPlan): Presented["status"] {
  const status = stored.subscription?.status ?? "none";
  if (status === "none") return "none";
  return subscriptionStatuses.find((known) => known === status) ?? "unknown";
}

function presentDropped(row: SubscriptionRow): Presented["dropped_change"] {
  const dropped = droppedChange(row);
  return dropped === null ? null : { tier: dropped.plan, billing_period: dropped.period };
}

/** What is known of the period that runs. */
type Running = Pick<
  Presented,
  "billing_period" | "renews_at" | "cancel_at_period_end" | "dropped_change"
>;

const runningStatuses: ReadonlySet<Presented["status"]> = new Set([
  "active",
  "trialing",
  "past_due",
]);

const notRunning: Running = {
  billing_period: null,
  renews_at: null,
  cancel_at_period_end: false,
  dropped_change: null,
};

function runningOf(row: SubscriptionRow, status: Presented["status"]): Running {
  // What nobody has paid does not renew on a day that is known.
  const renews = status !== "past_due";
  const ends = row.cancelAt !== null;
  const renewsAt = renews && !ends ? row.periodEnd : null;
  return {
    billing_period: row.period,
    renews_at: renewsAt?.toISOString() ?? null,
    cancel_at_period_end: ends,
    dropped_change: renews ? presentDropped(row) : null,
  };
}

function noticeOf(
  notice: Entitlement["notice"],
): Pick<Presented, "grace_until" | "changes_to" | "notice"> {
  return {
    grace_until: notice?.kind === "past_due" ? notice.until : null,
    changes_to: notice?.kind === "changes" ? { tier: notice.plan, at: notice.at } : null,
    notice: notice?.kind ?? null,
  };
}

function nameOf({ origin, plan }: Entitlement): string {
  return origin === "owner" ? "All included" : planCatalogue[plan].displayName;
}

function subscriptionOf(input: PresentInput): Presented {
  const { entitlement, stored } = input;
  const row = stored.subscription;
  const status = statusOf(stored);
  const runs = row !== null && runningStatuses.has(status);
  return {
    tier: entitlement.plan,
    display_name: nameOf(entitlement),
    active: entitlement.plan === "free" || entitlement.until === null || runs,
    expires_at: entitlement.until,
    status,
    origin: entitlement.origin,
    ...(runs ? runningOf(row, status) : notRunning),
    ...noticeOf(entitlement.notice),
    can_manage: stored.customerId !== null,
  };
}

function usageOf({ entitlement, usage, now }: PresentInput): SubscriptionResponse["usage"] {
  const { generations, downloads, refinements } = entitlement.limits;
  return {
    generations_used: usage.generation,
    generations_limit: generations,
    refinements_used: usage.refinement,
    refinements_limit: refinements,
    downloads_used: usage.download,
    downloads_limit: downloads,
    resets_at: usageResetAfter(now).toISOString(),
    warnings: [
      usageWarning("generation", usage.generation, generations),
      usageWarning("download", usage.download, downloads),
    ].filter((warning) => warning !== null),
  };
}

function optionOf(
  plan: PaidPlan,
  offered: Offered,
): SubscriptionResponse["upgrade_options"][number] {
  const terms = planCatalogue[plan];
  const price = (period: BillingPeriod): number => priceOf(plan, period) / 100;
  const counts = {
    monthly_generations: terms.generations,
    monthly_downloads: terms.downloads,
    refinements_per_document: terms.refinementsPerSession,
  };
  return {
    tier: plan,
    display_name: terms.displayName,
    monthly_price: price("monthly"),
    three_month_price: price("three_month"),
    yearly_price: price("yearly"),
    available_billing_periods: billingPeriods
      .filter((period) => offered(plan, period))
      .map((period) => ({ period, ...counts, templates: terms.templates.length })),
    ...counts,
    templates: [...terms.templates],
  };
}

/** The answer of the subscription call. */
export function presentSubscription(input: PresentInput): SubscriptionResponse {
  const { entitlement, offered, engine } = input;
  const { limits } = entitlement;
  return {
    subscription: subscriptionOf(input),
    usage: usageOf(input),
    limits: {
      monthly_generations: limits.generations,
      refinements_per_document: limits.refinementsPerSession,
      templates: entitlement.templates.length,
    },
    features: {
      templates: [...entitlement.templates],
      exports: [...entitlement.formats],
      ai_model: engine.id,
      ai_model_display: engine.display,
      analytics: input.analytics,
    },
    templates: {
      available: [...entitlement.templates],
      all_templates: templates.map(({ id, name }) => ({
        id,
        name,
        tier_required: planOfTemplate(id),
        available: entitlement.templates.includes(id),
      })),
    },
    upgrade_options: paidPlans
      .filter((plan) => entitlement.origin !== "admin" && !isAtLeast(entitlement.plan, plan))
      .map((plan) => optionOf(plan, offered)),
    sandbox: input.sandbox,
    own_computer: input.ownComputer,
  };
}
