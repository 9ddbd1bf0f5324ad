import { and, eq, isNotNull, or } from "drizzle-orm";
import { planIds, pricePerMonth } from "@savile/model";
import type { Plan } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { accounts, billingCustomers, grants, subscriptions } from "../../db/schema.ts";
import { entitlementFrom } from "../entitlement/entitlement.ts";
import type { StoredPlan, SubscriptionRow } from "../entitlement/entitlement.ts";

interface Standing extends StoredPlan {
  readonly accountId: string;
  readonly email: string;
  readonly admin: boolean;
}

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
  /** Who pays; who has a plan as an administrator or was given one may pay as well. */
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
    // Being an administrator, or a plan that was given, alters nothing about what is paid.
    const paid = entitlementFrom({ ...standing, grant: null }, false, now);
    if (paid.plan !== "free") paying += 1;
    if (!standing.admin) byPlan[entitlementFrom(standing, false, now).plan] += 1;
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
    row.plan === null || row.period === null ? 0 : pricePerMonth(row.plan, row.period),
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
