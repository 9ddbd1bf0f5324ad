import { and, eq, sql } from "drizzle-orm";
import { effectivePlan, entitlementFor } from "@savile/model";
import type { Entitlement, PaidPlan, Plan, SubscriptionFacts } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { accounts, billingCustomers, grants, subscriptions } from "../../db/schema.ts";
import { ownerMarkOf } from "./owners.ts";
import type { OwnerMark } from "./owners.ts";

export type SubscriptionRow = typeof subscriptions.$inferSelect;

function paid(plan: Plan | null): PaidPlan | null {
  return plan === null || plan === "free" ? null : plan;
}

/** What a stored record says about the plan; `null` when there is no subscription in it. */
export function subscriptionFactsOf(row: SubscriptionRow): SubscriptionFacts | null {
  const plan = paid(row.plan);
  if (plan === null || row.period === null || row.status === "none") return null;
  const next = paid(row.scheduledPlan);
  const { scheduledPeriod, scheduledAt } = row;
  return {
    plan,
    period: row.period,
    status: row.status,
    periodEnd: row.periodEnd,
    cancelAt: row.cancelAt,
    graceFrom: row.graceFrom,
    scheduled:
      next === null || scheduledPeriod === null || scheduledAt === null
        ? null
        : { plan: next, period: scheduledPeriod, at: scheduledAt },
    updatePending: row.updatePending,
    collectionPaused: row.collectionPaused,
  };
}

/** What is stored about the plan of an account. */
export interface StoredPlan {
  readonly grant: Plan | null;
  /** Who took the limits away on a computer of one's own. */
  readonly owner?: OwnerMark;
  readonly subscription: SubscriptionRow | null;
  readonly customerId: string | null;
}

const nothing = { plan: null, grantedBy: null, customerId: null, subscription: null };

/** Reads grant and subscription of an account, both in one statement: every change of a session asks for it. */
export async function loadPlan(queries: Queries, accountId: string): Promise<StoredPlan> {
  const [{ plan, grantedBy, customerId, subscription } = nothing] = await queries
    .select({
      plan: grants.plan,
      grantedBy: grants.grantedBy,
      customerId: billingCustomers.customerId,
      subscription: subscriptions,
    })
    .from(sql`(select ${accountId}::text as id) as asked`)
    .leftJoin(grants, eq(grants.accountId, sql`asked.id`))
    .leftJoin(
      billingCustomers,
      and(eq(billingCustomers.accountId, sql`asked.id`), eq(billingCustomers.current, true)),
    )
    .leftJoin(subscriptions, eq(subscriptions.customerId, billingCustomers.customerId));
  const owner = ownerMarkOf(grantedBy);
  return {
    grant: owner === null ? plan : null,
    ...(owner === null ? {} : { owner }),
    subscription,
    customerId,
  };
}

/** The Entitlement that follows from what is stored, at a moment of our clock. */
export function entitlementFrom(stored: StoredPlan, admin: boolean, now: Date): Entitlement {
  const { subscription, grant, owner } = stored;
  const ahead = subscription?.clockOffsetMs ?? 0;
  return entitlementFor(
    effectivePlan({
      admin,
      owner: owner !== undefined,
      grant,
      subscription: subscription === null ? null : subscriptionFactsOf(subscription),
      now: new Date(now.getTime() + ahead),
    }),
  );
}

/** What an account may do now. Evaluated on each request, so that grace and period ends need no job. */
export async function entitlementOf(
  queries: Queries,
  account: { readonly id: string; readonly isAdmin: boolean },
  now: Date,
): Promise<Entitlement> {
  return entitlementFrom(await loadPlan(queries, account.id), account.isAdmin, now);
}

/** {@link entitlementOf} for an account of which only the id is at hand. */
export async function entitlementOfId(
  queries: Queries,
  accountId: string,
  now: Date,
): Promise<Entitlement> {
  const [account] = await queries
    .select({ id: accounts.id, isAdmin: accounts.isAdmin })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return entitlementOf(queries, account ?? { id: accountId, isAdmin: false }, now);
}
