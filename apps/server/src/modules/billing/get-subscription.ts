import type { OwnComputerState, SubscriptionResponse } from "@savile/contracts";
import { usagePeriodOf } from "@savile/model";
import type { OwnerConfig } from "../../config/owner-config.ts";
import { analyticsAllowed } from "../analytics/analytics-allowed.ts";
import { countAllUsage } from "../usage/repository.ts";
import { hasOpenCheckout } from "./checkouts.ts";
import { takeCheck } from "./customers.ts";
import { entitlementFrom, loadPlan } from "../entitlement/entitlement.ts";
import type { StoredPlan } from "../entitlement/entitlement.ts";
import { presentSubscription } from "./present-subscription.ts";
import { syncCustomer } from "./sync-customer.ts";
import type { SyncNeeds } from "./sync-customer.ts";

/** While somebody waits for a payment the provider is asked, so that a lost event does not keep them waiting. */
async function freshPlan(needs: SyncNeeds, accountId: string): Promise<StoredPlan> {
  const { query } = needs.database;
  const stored = await loadPlan(query, accountId);
  const { customerId } = stored;
  const now = needs.clock.now();
  if (customerId === null || !(await hasOpenCheckout(query, accountId, now))) return stored;
  if (!(await takeCheck(query, customerId, now))) return stored;
  const synced = await syncCustomer(needs, customerId);
  return synced.ok && synced.value === "changed" ? loadPlan(query, accountId) : stored;
}

function ownComputerOf({ isOwn, plansOff }: OwnerConfig, { owner }: StoredPlan): OwnComputerState {
  if (!isOwn) return "none";
  if (plansOff) return "set";
  return owner === "own-computer" ? "chosen" : "offered";
}

/** The plan of an account as its screens show it. */
export async function getSubscription(
  needs: SyncNeeds,
  account: { readonly id: string; readonly isAdmin: boolean },
): Promise<SubscriptionResponse> {
  const now = needs.clock.now();
  const stored = await freshPlan(needs, account.id);
  const entitlement = entitlementFrom(stored, account.isAdmin, now);
  return presentSubscription({
    entitlement,
    stored,
    usage: await countAllUsage(needs.database.query, account.id, usagePeriodOf(now)),
    engine: (await needs.payments.engines())(entitlement.plan),
    offered: needs.payments.offered,
    sandbox: needs.payments.provider.name === "sandbox",
    ownComputer: ownComputerOf(needs.settings.owner, stored),
    analytics: analyticsAllowed(needs, entitlement.plan),
    now,
  });
}
