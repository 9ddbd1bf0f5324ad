import { and, eq, isNotNull, or } from "drizzle-orm";
import { planCatalogue, planIds } from "@savile/model";
import type { BillingPeriod, Plan } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { accounts, billingCustomers, grants, subscriptions } from "../../db/schema.ts";
import { entitlementFrom } from "../billing/entitlement.ts";
import type { StoredPlan, SubscriptionRow } from "../billing/entitlement.ts";

interface Standing extends StoredPlan {
  readonly accountId: string;
  readonly email: string;
  readonly admin: boolean;
}

const monthsOf: Readonly<Record<BillingPeriod, number>> = {
  monthly: 1,
  three_month: 3,
  yearly: 12,
};

/** Accounts about whose plan anything is stored; all others are free. */
async function loadStandings(queries: Queries): Promise<Standing[]> {
  return queries
    .select({
      accountId: accounts.id,
      email: accounts.email,
      admin: accounts.isAdmin,
      grant: grants.plan,
      customerId: billingCustomers.customerId,
      subscription: subscriptions,
    })
    .from(accounts)
    .leftJoin(grants, eq(grants.accountId, accounts.id))
    .leftJoin(
      billingCustomers,
      and(eq(billingCustomers.accountId, accounts.id), eq(billingCustomers.current, true)),
    )
    .leftJoin(subscriptions, eq(subscriptions.customerId, billingCustomers.customerId))
    .where(
      or(
        eq(accounts.isAdmin, true),
        isNotNull(grants.accountId),
        isNotNull(subscriptions.customerId),
      ),
    )
    .orderBy(accounts.email);
}

function noPlans(): Record<Plan, number> {
  return { free: 0, starter: 0, professional: 0, enterprise: 0 };
}

/** Accounts by what they have and why; administrators, who have everything, stand apart. */
export interface PlanCounts {
  readonly byPlan: Record<Plan, number>;
  /** Who pays; an administrator with a subscription pays as well. */
  readonly paying: number;
  readonly granted: number;
  readonly admins: number;
}

/** How many accounts have each plan, of `total` in all. */
export async function countPlans(queries: Queries, total: number, now: Date): Promise<PlanCounts> {
  const standings = await loadStandings(queries);
  const byPlan = noPlans();
  let paying = 0;
  for (const standing of standings) {
    // Not as an administrator: what is paid or given.
    const { plan, origin } = entitlementFrom(standing, false, now);
    if (origin === "subscription") paying += 1;
    if (!standing.admin) byPlan[plan] += 1;
  }
  const admins = standings.filter((standing) => standing.admin).length;
  const paid = planIds.reduce((sum, plan) => sum + (plan === "free" ? 0 : byPlan[plan]), 0);
  return {
    byPlan: { ...byPlan, free: total - admins - paid },
    paying,
    granted: standings.filter((standing) => standing.grant !== null).length,
    admins,
  };
}

/** Income a month in cents: a longer period counts with its share. */
function monthlyIncome(plan: Plan, period: BillingPeriod): number {
  return Math.round(planCatalogue[plan].prices[period] / monthsOf[period]);
}

const openStatuses = ["active", "trialing", "past_due"];

function isOpen(row: SubscriptionRow | null): row is SubscriptionRow {
  return row !== null && openStatuses.includes(row.status);
}

/** Subscriptions and complimentary plans of the whole service. */
export async function subscriptionOverview(queries: Queries, total: number, now: Date) {
  const standings = await loadStandings(queries);
  const open = standings.flatMap((standing) =>
    isOpen(standing.subscription) ? [{ ...standing, row: standing.subscription }] : [],
  );
  const incomes = open.map(({ row }) =>
    row.plan === null || row.period === null ? 0 : monthlyIncome(row.plan, row.period),
  );
  const counts = await countPlans(queries, total, now);
  return {
    by_plan: counts.byPlan,
    monthly_recurring: incomes.reduce((sum, income) => sum + income, 0),
    past_due: open.filter(({ row }) => row.status === "past_due").length,
    ending: open.filter(({ row }) => row.cancelAtPeriodEnd || row.cancelAt !== null).length,
    granted: counts.granted,
    subscriptions: open.map(({ accountId, email, row }) => ({
      account_id: accountId,
      email,
      tier: row.plan ?? ("free" as const),
      billing_period: row.period ?? "",
      status: row.status,
      current_period_end: row.periodEnd?.toISOString() ?? null,
      cancel_at_period_end: row.cancelAtPeriodEnd,
    })),
  };
}
