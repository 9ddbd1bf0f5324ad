import { and, eq, isNotNull, or } from "drizzle-orm";
import { planCatalogue, planIds } from "@savile/model";
import type { BillingPeriod, Plan } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { accounts, billingCustomers, grants, subscriptions } from "../../db/schema.ts";
import { entitlementFrom } from "../billing/entitlement.ts";
import type { StoredPlan, SubscriptionRow } from "../billing/entitlement.ts";

/** The plan of an account and where it comes from. */
export interface AccountPlan {
  readonly plan: Plan;
  readonly granted: boolean;
}

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

function planOf(standing: Standing, now: Date): AccountPlan {
  const { plan, origin } = entitlementFrom(standing, standing.admin, now);
  return { plan, granted: origin === "grant" };
}

function noPlans(): Record<Plan, number> {
  return { free: 0, starter: 0, professional: 0, enterprise: 0 };
}

/** How many accounts have each plan, of `total` in all. */
export async function countPlans(
  queries: Queries,
  total: number,
  now: Date,
): Promise<Record<Plan, number>> {
  const counts = noPlans();
  for (const standing of await loadStandings(queries)) counts[planOf(standing, now).plan] += 1;
  const paid = planIds.reduce((sum, plan) => sum + (plan === "free" ? 0 : counts[plan]), 0);
  return { ...counts, free: total - paid };
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
  return {
    by_plan: await countPlans(queries, total, now),
    monthly_recurring: incomes.reduce((sum, income) => sum + income, 0),
    past_due: open.filter(({ row }) => row.status === "past_due").length,
    ending: open.filter(({ row }) => row.cancelAtPeriodEnd || row.cancelAt !== null).length,
    granted: standings.filter((standing) => standing.grant !== null).length,
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
