import type {
  Checkout,
  CustomerState,
  Invoice,
  Subscription,
} from "../../adapters/payment-provider/sandbox/machine/state.ts";

/** A price of the fake. */
export interface FakePrice {
  readonly id: string;
  readonly product: string;
  readonly amount: number;
  readonly currency: string;
  readonly interval: string;
  readonly intervalCount: number;
  readonly metadata: Record<string, string>;
  lookupKey: string | null;
}

const seconds = (at: number): number => Math.floor(at / 1_000);

export function priceShape(price: FakePrice): object {
  return {
    id: price.id,
    object: "price",
    active: true,
    product: price.product,
    currency: price.currency,
    unit_amount: price.amount,
    lookup_key: price.lookupKey,
    metadata: price.metadata,
    recurring: { interval: price.interval, interval_count: price.intervalCount },
  };
}

export function invoiceShape(invoice: Invoice, customer: string, subscription: string): object {
  const paid = invoice.status === "paid";
  return {
    id: invoice.id,
    object: "invoice",
    customer,
    number: invoice.number,
    status: invoice.status,
    created: seconds(invoice.createdAt),
    amount_due: invoice.amount,
    amount_paid: paid ? invoice.amount : 0,
    attempt_count: invoice.attempts,
    parent: { subscription_details: { subscription } },
  };
}

/** A subscription as the API of today tells it: the end of the period stands on its items. */
export function subscriptionShape(
  state: CustomerState,
  subscription: Subscription,
  prices: { now: FakePrice; next: FakePrice | null; at: number },
): object {
  const latest = state.invoices.find((invoice) => invoice.id === subscription.latestInvoice);
  const { periodStart, periodEnd, pending } = subscription;
  return {
    id: subscription.id,
    object: "subscription",
    customer: state.id,
    status: subscription.status,
    created: seconds(subscription.createdAt),
    cancel_at: null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    latest_invoice: latest === undefined ? null : invoiceShape(latest, state.id, subscription.id),
    pause_collection: subscription.collectionPaused ? { behavior: "void" } : null,
    pending_update: pending === null ? null : { expires_at: seconds(pending.expiresAt) },
    test_clock:
      state.aheadMs === 0
        ? null
        : { id: "clock_1", object: "test_helpers.test_clock", frozen_time: seconds(prices.at) },
    schedule:
      prices.next === null
        ? null
        : {
            id: "sub_sched_1",
            object: "subscription_schedule",
            current_phase: { start_date: seconds(periodStart), end_date: seconds(periodEnd) },
            phases: [
              { start_date: seconds(periodStart), items: [{ price: prices.now.id }] },
              { start_date: seconds(periodEnd), items: [{ price: prices.next.id }] },
            ],
          },
    items: {
      object: "list",
      data: [
        {
          id: `si_${subscription.id}`,
          object: "subscription_item",
          current_period_start: seconds(periodStart),
          current_period_end: seconds(periodEnd),
          price: priceShape(prices.now),
        },
      ],
    },
  };
}

export function checkoutShape(checkout: Checkout, customer: string): object {
  const status = { open: "open", needs_action: "open", complete: "complete", expired: "expired" };
  const open = status[checkout.state] === "open";
  return {
    id: checkout.id,
    object: "checkout.session",
    customer,
    status: status[checkout.state],
    metadata: { click: checkout.key },
    url: open ? `https://checkout.example.test/${checkout.id}` : null,
    expires_at: seconds(checkout.expiresAt),
  };
}
