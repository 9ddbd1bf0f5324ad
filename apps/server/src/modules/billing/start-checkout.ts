import { err, ok } from "@savile/model";
import type { BillingPeriod, PaidPlan, Result } from "@savile/model";
import { lockAccount } from "../accounts/repository.ts";
import * as checkouts from "./checkouts.ts";
import { bindCustomer, findCustomerOf } from "./customers.ts";
import { loadPlan } from "../entitlement/entitlement.ts";
import { syncCustomer } from "./sync-customer.ts";
import type { SyncNeeds } from "./sync-customer.ts";

export interface StartCheckoutInput {
  readonly account: { readonly id: string; readonly email: string };
  readonly plan: PaidPlan;
  readonly period: BillingPeriod;
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly returnUrl: string;
}

export type CheckoutFailure = "checkout_failed" | "checkout_unavailable" | "no_checkout_url";

/** A checkout that was begun and not paid is offered again for this long. */
const lifeMs = 24 * 60 * 60_000;

const running = ["active", "trialing", "past_due", "unpaid"];

/** The customer of an account, made and bound before anything is sold. */
export async function customerOf(
  needs: SyncNeeds,
  account: StartCheckoutInput["account"],
): Promise<Result<string, "unavailable" | "refused">> {
  const { query } = needs.database;
  const known = await findCustomerOf(query, account.id);
  if (known !== null) return ok(known);
  const { provider } = needs.payments;
  const made = await provider.ensureCustomer({ accountId: account.id, email: account.email });
  if (!made.ok) return made;
  await bindCustomer(query, {
    customerId: made.value,
    accountId: account.id,
    provider: provider.name,
    createdAt: needs.clock.now(),
  });
  const bound = await findCustomerOf(query, account.id);
  return bound === null ? err("refused") : ok(bound);
}

function failure(error: "unavailable" | "refused"): CheckoutFailure {
  return error === "unavailable" ? "checkout_unavailable" : "checkout_failed";
}

/** The row of this click: the one that is open already (a double click), or a new one. */
function openRow(needs: SyncNeeds, input: StartCheckoutInput, customerId: string) {
  const { account, plan, period } = input;
  return needs.database.transaction(async (queries) => {
    await lockAccount(queries, account.id);
    const now = needs.clock.now();
    const open = await checkouts.findOpenCheckout(queries, account.id, { plan, period }, now);
    if (open !== null && open.customerId === customerId) return open;
    const row = {
      id: needs.ids.next(),
      accountId: account.id,
      customerId,
      providerId: null,
      plan,
      period,
      url: null,
      state: "open" as const,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    };
    await checkouts.insertCheckout(queries, row);
    await checkouts.expireOthers(queries, account.id, row.id);
    return row;
  });
}

async function buy(
  needs: SyncNeeds,
  input: StartCheckoutInput,
  customerId: string,
): Promise<Result<string, CheckoutFailure>> {
  const row = await openRow(needs, input, customerId);
  if (row.url !== null) return ok(row.url);
  const made = await needs.payments.provider.createCheckout({
    customerId,
    accountId: input.account.id,
    plan: input.plan,
    period: input.period,
    successUrl: input.successUrl,
    cancelUrl: input.cancelUrl,
    idempotencyKey: row.id,
  });
  if (!made.ok) {
    await checkouts.giveUpCheckout(needs.database.query, row.id);
    return err(failure(made.error));
  }
  const { id, url, expiresAt } = made.value;
  await checkouts.nameCheckout(needs.database.query, row.id, { providerId: id, url, expiresAt });
  return url === null ? err("no_checkout_url") : ok(url);
}

async function confirmChange(
  needs: SyncNeeds,
  input: StartCheckoutInput,
  customerId: string,
): Promise<Result<string, CheckoutFailure>> {
  const { plan, period, returnUrl } = input;
  const change = { plan, period };
  const made = await needs.payments.provider.createPortal({ customerId, returnUrl, change });
  return made.ok ? ok(made.value.url) : err(failure(made.error));
}

/**
 * An address at which an offer can be bought. An account that pays already gets the confirmation of the
 * change instead: there is never a second subscription. What runs is asked of the provider, not of our copy.
 */
export async function startCheckout(
  needs: SyncNeeds,
  input: StartCheckoutInput,
): Promise<Result<string, CheckoutFailure>> {
  const customer = await customerOf(needs, input.account);
  if (!customer.ok) return err(failure(customer.error));
  const synced = await syncCustomer(needs, customer.value);
  if (!synced.ok) return err("checkout_unavailable");
  const { subscription } = await loadPlan(needs.database.query, input.account.id);
  return running.includes(subscription?.status ?? "none")
    ? confirmChange(needs, input, customer.value)
    : buy(needs, input, customer.value);
}
