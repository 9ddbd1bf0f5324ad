import { templateIds } from "../layout/template.ts";
import type { TemplateId } from "../layout/template.ts";
import { planCatalogue, planIds, unlimited } from "./catalogue.ts";
import type { BillingPeriod, PaidPlan, Plan } from "./catalogue.ts";
import { fileFormats } from "../layout/file-format.ts";
import type { FileFormat } from "../layout/file-format.ts";

/** Statuses of a subscription that this release knows; a provider may send others. */
export const subscriptionStatuses = [
  "active",
  "trialing",
  "past_due",
  "unpaid",
  "incomplete",
  "incomplete_expired",
  "canceled",
  "paused",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** How long a paid plan holds after a payment failed, in milliseconds. */
export const graceMs = 7 * 24 * 60 * 60_000;

/** What an Entitlement needs to know of a subscription; times are those of the provider. */
export interface SubscriptionFacts {
  readonly plan: PaidPlan;
  readonly period: BillingPeriod;
  readonly status: string;
  readonly periodEnd: Date | null;
  /** When it ends, if the person cancelled it. */
  readonly cancelAt: Date | null;
  /** Creation of the invoice that is open: the days of grace count from there. */
  readonly graceFrom: Date | null;
  /** A smaller plan that begins with the next period. */
  readonly scheduled: {
    readonly plan: PaidPlan;
    readonly period: BillingPeriod;
    readonly at: Date;
  } | null;
  /** A larger plan waits for its payment; until then the plan is the old one. */
  readonly updatePending: boolean;
  /** The provider collects no payments for now; the plan stays. */
  readonly collectionPaused: boolean;
}

/** Kinds of {@link PlanNotice}. */
export const planNotices = [
  "past_due",
  "payment_failed",
  "ends",
  "changes",
  "update_pending",
  "collection_paused",
] as const;

/** Why a person should look at the plan now. */
export type PlanNotice =
  | { readonly kind: "past_due"; readonly until: string }
  | { readonly kind: "payment_failed" }
  | { readonly kind: "ends"; readonly at: string }
  | {
      readonly kind: "changes";
      readonly plan: PaidPlan;
      readonly period: BillingPeriod;
      readonly at: string;
    }
  | { readonly kind: "update_pending" }
  | { readonly kind: "collection_paused" };

/** The effective plan of an account at a moment. `until` is the known end of it, as an ISO time. */
export interface EffectivePlan {
  readonly plan: Plan;
  /** `owner` is the owner of a computer of which the service is the only user. */
  readonly origin: "free" | "subscription" | "grant" | "admin" | "owner";
  readonly until: string | null;
  readonly notice: PlanNotice | null;
}

/** What an account may do at a moment; -1 is no limit. */
export interface Entitlement extends EffectivePlan {
  readonly admin: boolean;
  readonly limits: {
    readonly generations: number;
    readonly refinementsPerSession: number;
    readonly refinements: number;
    readonly downloads: number;
  };
  readonly templates: readonly TemplateId[];
  readonly formats: readonly FileFormat[];
}

export interface PlanFacts {
  readonly admin: boolean;
  /** Whether the owner of this computer wants no limits on it. */
  readonly owner?: boolean;
  /** The complimentary plan without end, if there is one. */
  readonly grant: Plan | null;
  readonly subscription: SubscriptionFacts | null;
  readonly now: Date;
}

type Standing = Pick<EffectivePlan, "plan" | "until" | "notice">;

const nothingPaid: Standing = { plan: "free", until: null, notice: null };

function noticeOf(subscription: SubscriptionFacts, end: Date | null): PlanNotice | null {
  if (end !== null) return { kind: "ends", at: end.toISOString() };
  const { scheduled } = subscription;
  if (scheduled !== null) {
    const { plan, period, at } = scheduled;
    return { kind: "changes", plan, period, at: at.toISOString() };
  }
  if (subscription.updatePending) return { kind: "update_pending" };
  return subscription.collectionPaused ? { kind: "collection_paused" } : null;
}

function whileActive(subscription: SubscriptionFacts, now: Date): Standing {
  const end = subscription.cancelAt;
  if (end !== null && end.getTime() <= now.getTime()) return nothingPaid;
  return {
    plan: subscription.plan,
    until: end?.toISOString() ?? null,
    notice: noticeOf(subscription, end),
  };
}

function whilePastDue(subscription: SubscriptionFacts, now: Date): Standing {
  const from = subscription.graceFrom;
  const end = from === null ? 0 : from.getTime() + graceMs;
  if (end <= now.getTime()) return { ...nothingPaid, notice: { kind: "payment_failed" } };
  const until = new Date(end).toISOString();
  return { plan: subscription.plan, until, notice: { kind: "past_due", until } };
}

function standingOf(subscription: SubscriptionFacts | null, now: Date): Standing {
  if (subscription === null) return nothingPaid;
  switch (subscription.status) {
    case "incomplete":
    case "incomplete_expired":
    case "canceled":
    case "paused":
      return nothingPaid;
    case "unpaid":
      return { ...nothingPaid, notice: { kind: "payment_failed" } };
    case "past_due":
      return whilePastDue(subscription, now);
    default:
      // `active`, `trialing`, and whatever a newer provider calls a subscription: the last known plan.
      return whileActive(subscription, now);
  }
}

/** Whether the first plan is at least as large as the second. */
export function isAtLeast(plan: Plan, other: Plan): boolean {
  return planIds.indexOf(plan) >= planIds.indexOf(other);
}

/**
 * The plan of an account at a moment, evaluated on every request, so that grace and period ends need no job.
 * An administrator has the largest plan; else the larger of grant and subscription counts.
 */
export function effectivePlan(facts: PlanFacts): EffectivePlan {
  const paid = standingOf(facts.subscription, facts.now);
  if (facts.admin) return { plan: "enterprise", origin: "admin", until: null, notice: paid.notice };
  if (facts.owner === true)
    return { plan: "enterprise", origin: "owner", until: null, notice: paid.notice };
  const { grant } = facts;
  if (grant !== null && grant !== "free" && isAtLeast(grant, paid.plan)) {
    return { plan: grant, origin: "grant", until: null, notice: paid.notice };
  }
  return { ...paid, origin: paid.plan === "free" ? "free" : "subscription" };
}

/** What a plan allows; an administrator and the owner of the computer have no limits, every template and every format. */
export function entitlementFor(effective: EffectivePlan): Entitlement {
  const terms = planCatalogue[effective.plan];
  if (effective.origin === "admin" || effective.origin === "owner") {
    return {
      ...effective,
      admin: effective.origin === "admin",
      limits: {
        generations: unlimited,
        refinementsPerSession: unlimited,
        refinements: unlimited,
        downloads: unlimited,
      },
      templates: templateIds,
      formats: fileFormats,
    };
  }
  return {
    ...effective,
    admin: false,
    limits: {
      generations: terms.generations,
      refinementsPerSession: terms.refinementsPerSession,
      refinements: terms.refinements,
      downloads: terms.downloads,
    },
    templates: terms.templates,
    formats: terms.formats,
  };
}
