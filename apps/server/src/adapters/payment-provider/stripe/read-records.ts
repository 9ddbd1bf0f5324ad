import { billingPeriods, paidPlans } from "@savile/model";
import type { BillingPeriod, PaidPlan } from "@savile/model";
import type { Stripe } from "stripe";
import type {
  InvoiceRecord,
  PriceRecord,
  SubscriptionRecord,
} from "../../../ports/payment-provider.ts";

function dateOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}

/** Plan and period of a price by its metadata: a lookup key moves to the next price, metadata stays. */
export function offerOf(price: Pick<Stripe.Price, "metadata">): {
  plan: PaidPlan | null;
  period: BillingPeriod | null;
} {
  const { plan, period } = { plan: price.metadata["plan"], period: price.metadata["period"] };
  return {
    plan: paidPlans.find((known) => known === plan) ?? null,
    period: billingPeriods.find((known) => known === period) ?? null,
  };
}

function monthsOfPrice(price: Stripe.Price): number | null {
  const { recurring } = price;
  if (recurring?.interval === "month") return recurring.interval_count;
  return recurring?.interval === "year" ? recurring.interval_count * 12 : null;
}

export function readPrice(price: Stripe.Price): PriceRecord {
  return {
    id: price.id,
    lookupKey: price.lookup_key ?? "",
    ...offerOf(price),
    active: price.active,
    amount: price.unit_amount,
    currency: price.currency,
    months: monthsOfPrice(price),
  };
}

export function readInvoice(invoice: Stripe.Invoice): InvoiceRecord {
  const known = ["draft", "open", "paid", "void", "uncollectible"] as const;
  return {
    id: invoice.id,
    number: invoice.number ?? invoice.id,
    status: known.find((status) => status === invoice.status) ?? "draft",
    amount: invoice.status === "paid" ? invoice.amount_paid : invoice.amount_due,
    createdAt: dateOf(invoice.created),
    attempts: invoice.attempt_count,
  };
}

/** The subscription that counts: one that still bills, else the newest. */
export function chooseSubscription(
  list: readonly Stripe.Subscription[],
): Stripe.Subscription | null {
  const order = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"];
  const rank = (subscription: Stripe.Subscription): number => {
    const place = order.indexOf(subscription.status);
    return place === -1 ? order.length : place;
  };
  const [first] = list.toSorted(
    (one, other) => rank(one) - rank(other) || other.created - one.created,
  );
  return first ?? null;
}

/** Creation of the newest invoice while it is unpaid; of the oldest unpaid one where that is not told. */
function graceFrom(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
): Date | null {
  const latest = subscription.latest_invoice;
  if (latest !== null && typeof latest === "object" && latest.status === "open") {
    return dateOf(latest.created);
  }
  if (subscription.status !== "past_due") return null;
  const open = invoices.filter((invoice) => invoice.status === "open");
  const [first] = open.toSorted((one, other) => one.created - other.created);
  return dateOf(first?.created ?? subscription.created);
}

/** The id of the price that a schedule puts in place of today's, and when. */
export function nextPhase(subscription: Stripe.Subscription): { price: string; at: Date } | null {
  const { schedule } = subscription;
  if (schedule === null || typeof schedule === "string") return null;
  const end = schedule.current_phase?.end_date;
  const next = schedule.phases.find((phase) => end !== undefined && phase.start_date >= end);
  const price = next?.items[0]?.price;
  if (next === undefined || price === undefined) return null;
  return { price: typeof price === "string" ? price : price.id, at: dateOf(next.start_date) };
}

/** A subscription as we know it; `scheduled` is resolved by the caller, who knows the prices. */
export function readSubscription(
  subscription: Stripe.Subscription,
  more: {
    invoices: readonly Stripe.Invoice[];
    scheduled: SubscriptionRecord["scheduled"];
  },
): SubscriptionRecord {
  const { items } = subscription;
  const [item] = items.data;
  const ends = items.data.map((one) => one.current_period_end);
  const periodEnd = ends.length === 0 ? null : dateOf(Math.max(...ends));
  const offer = item === undefined ? { plan: null, period: null } : offerOf(item.price);
  const cancelAt = subscription.cancel_at === null ? null : dateOf(subscription.cancel_at);
  return {
    id: subscription.id,
    status: subscription.status,
    ...offer,
    periodEnd,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    cancelAt: cancelAt ?? (subscription.cancel_at_period_end ? periodEnd : null),
    graceFrom: graceFrom(subscription, more.invoices),
    scheduled: more.scheduled,
    updatePending:
      subscription.pending_update !== null && subscription.pending_update !== undefined,
    collectionPaused:
      subscription.pause_collection !== null && subscription.pause_collection !== undefined,
  };
}
