import type { SandboxCheckout, SandboxPortal } from "@savile/contracts";
import { monthsOf, planCatalogue, priceOf, readPlan, subscriptionStatuses } from "@savile/model";
import { lastFour } from "../../adapters/payment-provider/sandbox/cards.ts";
import { addMonths } from "../../adapters/payment-provider/sandbox/machine/calendar.ts";
import type { Offer } from "../../adapters/payment-provider/sandbox/machine/proration.ts";
import type {
  Checkout,
  CustomerState,
} from "../../adapters/payment-provider/sandbox/machine/state.ts";

function iso(at: number): string {
  return new Date(at).toISOString();
}

/** A checkout as its page shows it. */
export function presentCheckout(checkout: Checkout, at: number): SandboxCheckout {
  const { plan, period } = checkout;
  return {
    id: checkout.id,
    state: checkout.state,
    tier: plan,
    display_name: planCatalogue[plan].displayName,
    billing_period: period,
    amount: priceOf(plan, period),
    renews_at: iso(addMonths(at, monthsOf[period])),
    success_url: checkout.successUrl,
    cancel_url: checkout.cancelUrl,
  };
}

function subscriptionOf(state: CustomerState): SandboxPortal["subscription"] {
  const { subscription } = state;
  if (subscription === null) return null;
  const end = iso(subscription.periodEnd);
  const { scheduled } = subscription;
  return {
    tier: readPlan(subscription.plan) ?? "free",
    billing_period: subscription.period,
    status: subscriptionStatuses.find((status) => status === subscription.status) ?? "unknown",
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    current_period_end: end,
    changes_to:
      scheduled === null
        ? null
        : { tier: scheduled.plan, billing_period: scheduled.period, at: end },
  };
}

/** The portal of a customer at a moment of the provider's clock. */
export function presentPortal(
  page: { id: string; returnUrl: string; proposed: Offer | null },
  state: CustomerState,
  at: number,
): SandboxPortal {
  const { card } = state;
  const { proposed } = page;
  return {
    id: page.id,
    return_url: page.returnUrl,
    subscription: subscriptionOf(state),
    card:
      card === null ? null : { last4: lastFour(card), fails_at_renewal: card === "fails_later" },
    invoices: state.invoices
      .map(({ id, number, createdAt, status, amount, lines }) => ({
        id,
        number,
        at: iso(createdAt),
        status,
        amount,
        lines,
      }))
      .toReversed(),
    proposed: proposed === null ? null : { tier: proposed.plan, billing_period: proposed.period },
    now: iso(at),
  };
}
