import { priceOf } from "@savile/model";
import { addMonths, days } from "./calendar.ts";
import { collect, endSubscription, openInvoice, retry, voidInvoice } from "./invoices.ts";
import { confirmWithin } from "./passing.ts";
import { offerName, prorate, waitsForPeriodEnd } from "./proration.ts";
import type { Offer } from "./proration.ts";
import { monthsOf } from "@savile/model";
import { isLive } from "./state.ts";
import type { CardKind, Checkout, Subscription } from "./state.ts";
import { latestInvoice, nextId, tell, tellSubscription } from "./turn.ts";
import type { Turn } from "./turn.ts";

/** Why a command changed nothing. */
export type CommandRefusal =
  | "checkout_over"
  | "already_subscribed"
  | "card_declined"
  | "no_subscription"
  | "no_change"
  | "payment_due";

type Outcome = CommandRefusal | null;

const checkoutLife = days(1);

export interface OpenCheckout extends Offer {
  readonly id: string;
  /** The same key opens the same checkout. */
  readonly key: string;
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export function openCheckout(turn: Turn, order: OpenCheckout): Outcome {
  const { checkouts } = turn.state;
  if (checkouts.some((checkout) => checkout.key === order.key)) return null;
  checkouts.push({
    ...order,
    state: "open",
    createdAt: turn.at,
    expiresAt: turn.at + checkoutLife,
  });
  return null;
}

function begin(turn: Turn, checkout: Checkout): Subscription {
  const { plan, period } = checkout;
  const lines = [{ text: offerName(checkout), amount: priceOf(plan, period) }];
  const invoice = openInvoice(turn, "create", lines);
  const subscription: Subscription = {
    id: nextId(turn, "sub"),
    checkout: checkout.id,
    status: "incomplete",
    plan,
    period,
    anchor: turn.at,
    monthsDone: monthsOf[period],
    periodStart: turn.at,
    periodEnd: addMonths(turn.at, monthsOf[period]),
    createdAt: turn.at,
    cancelAtPeriodEnd: false,
    scheduled: null,
    pending: null,
    collectionPaused: false,
    latestInvoice: invoice.id,
    retryAt: null,
    endedAt: null,
  };
  turn.state.subscription = subscription;
  tellSubscription(turn, "created", subscription);
  return subscription;
}

/** The first payment went through: the subscription runs from now. */
function complete(turn: Turn, checkout: Checkout, subscription: Subscription): void {
  const invoice = latestInvoice(turn, subscription);
  if (invoice !== undefined) {
    invoice.status = "paid";
    invoice.attempts += 1;
    tell(turn, "invoice.paid", invoice.id);
  }
  subscription.status = "active";
  checkout.state = "complete";
  tellSubscription(turn, "updated", subscription);
  tell(turn, "checkout.session.completed", checkout.id);
}

function checkoutOf(turn: Turn, id: string): Checkout | undefined {
  return turn.state.checkouts.find((checkout) => checkout.id === id);
}

/** A first payment that still waits for its confirmation gives way to another try. */
function dropUnconfirmed(turn: Turn): void {
  const { subscription } = turn.state;
  if (subscription?.status !== "incomplete") return;
  voidInvoice(latestInvoice(turn, subscription));
  subscription.status = "incomplete_expired";
  tellSubscription(turn, "updated", subscription);
}

/** Pays a checkout with a card. */
export function pay(turn: Turn, id: string, card: CardKind): Outcome {
  const checkout = checkoutOf(turn, id);
  if (checkout === undefined || !["open", "needs_action"].includes(checkout.state)) {
    return "checkout_over";
  }
  if (isLive(turn.state.subscription)) return "already_subscribed";
  if (card === "declines") return "card_declined";
  dropUnconfirmed(turn);
  turn.state.card = card;
  const subscription = begin(turn, checkout);
  if (card === "asks") {
    checkout.state = "needs_action";
    tell(turn, "invoice.payment_action_required", subscription.latestInvoice);
    return null;
  }
  complete(turn, checkout, subscription);
  return null;
}

/** The second step that a card asked for. A failed one leaves the checkout open. */
export function confirm(turn: Turn, id: string, approve: boolean): Outcome {
  const checkout = checkoutOf(turn, id);
  const { subscription } = turn.state;
  if (checkout?.state !== "needs_action" || subscription?.status !== "incomplete") {
    return "checkout_over";
  }
  if (approve) {
    complete(turn, checkout, subscription);
    return null;
  }
  checkout.state = "open";
  const invoice = latestInvoice(turn, subscription);
  if (invoice !== undefined) {
    invoice.attempts += 1;
    tell(turn, "invoice.payment_failed", invoice.id);
  }
  return "card_declined";
}

function apply(turn: Turn, subscription: Subscription, to: Offer): void {
  const cycle = to.period !== subscription.period;
  Object.assign(subscription, { plan: to.plan, period: to.period });
  Object.assign(subscription, { scheduled: null, pending: null, cancelAtPeriodEnd: false });
  if (!cycle) return;
  subscription.anchor = turn.at;
  subscription.monthsDone = monthsOf[to.period];
  subscription.periodStart = turn.at;
  subscription.periodEnd = addMonths(turn.at, monthsOf[to.period]);
}

function dropPending(turn: Turn, subscription: Subscription): void {
  const { pending } = subscription;
  if (pending === null) return;
  voidInvoice(turn.state.invoices.find((invoice) => invoice.id === pending.invoice));
  subscription.pending = null;
}

/** Changes plan or period: at once and prorated, or at the end of the period where it gets smaller. */
export function change(turn: Turn, to: Offer): Outcome {
  const { subscription } = turn.state;
  if (!isLive(subscription)) return "no_subscription";
  if (subscription.status !== "active") return "payment_due";
  const same = to.plan === subscription.plan && to.period === subscription.period;
  if (same && subscription.scheduled === null) return "no_change";
  dropPending(turn, subscription);
  if (same || waitsForPeriodEnd(subscription, to)) {
    subscription.scheduled = same ? null : { plan: to.plan, period: to.period };
    subscription.cancelAtPeriodEnd = false;
    tellSubscription(turn, "updated", subscription);
    return null;
  }
  const invoice = openInvoice(turn, "change", prorate(subscription, to, turn.at));
  if (collect(turn, invoice)) {
    apply(turn, subscription, to);
    subscription.latestInvoice = invoice.id;
    tellSubscription(turn, "updated", subscription);
    return null;
  }
  subscription.pending = {
    plan: to.plan,
    period: to.period,
    invoice: invoice.id,
    expiresAt: turn.at + confirmWithin,
  };
  tellSubscription(turn, "updated", subscription);
  return "card_declined";
}

/** Cancels at the end of the period, or takes that back. A smaller plan that was to follow waits meanwhile. */
export function setCancel(turn: Turn, cancelAtPeriodEnd: boolean): Outcome {
  const { subscription } = turn.state;
  if (!isLive(subscription)) return "no_subscription";
  if (cancelAtPeriodEnd === subscription.cancelAtPeriodEnd) return null;
  subscription.cancelAtPeriodEnd = cancelAtPeriodEnd;
  tellSubscription(turn, "updated", subscription);
  return null;
}

/** Pays what is open with the saved card. */
export function payOpen(turn: Turn): Outcome {
  const { subscription } = turn.state;
  if (!isLive(subscription)) return "no_subscription";
  const { pending } = subscription;
  const invoice = turn.state.invoices.find((open) => open.id === pending?.invoice);
  if (pending !== null && invoice !== undefined) {
    if (!collect(turn, invoice)) return "card_declined";
    apply(turn, subscription, pending);
    subscription.latestInvoice = invoice.id;
    tellSubscription(turn, "pending_update_applied", subscription);
    return null;
  }
  if (subscription.status === "active") return null;
  return retry(turn, subscription) ? null : "card_declined";
}

/** Saves another card, and pays with it what is open. */
export function setCard(turn: Turn, card: CardKind): Outcome {
  if (card === "declines") return "card_declined";
  turn.state.card = card;
  tell(turn, "customer.updated", turn.state.id);
  if (isLive(turn.state.subscription)) payOpen(turn);
  return null;
}

/** Ends a checkout that was not paid. */
export function expireCheckout(turn: Turn, id: string): Outcome {
  const checkout = checkoutOf(turn, id);
  if (checkout === undefined || !["open", "needs_action"].includes(checkout.state)) {
    return "checkout_over";
  }
  checkout.state = "expired";
  tell(turn, "checkout.session.expired", checkout.id);
  return null;
}

/** Ends a subscription at once, and every checkout that could still be paid. */
export function cancelNow(turn: Turn): Outcome {
  const { subscription } = turn.state;
  for (const { id } of turn.state.checkouts) expireCheckout(turn, id);
  if (subscription === null) return null;
  if (isLive(subscription)) endSubscription(turn, subscription);
  else dropUnconfirmed(turn);
  return null;
}

/** What the provider's own people may do: it tells us, and the plan stays. */
export function complain(turn: Turn, what: "refund" | "dispute"): Outcome {
  const paid = turn.state.invoices.findLast((invoice) => invoice.status === "paid");
  if (paid === undefined) return "no_subscription";
  tell(turn, what === "refund" ? "charge.refunded" : "charge.dispute.created", paid.id);
  return null;
}

export function pauseCollection(turn: Turn, paused: boolean): Outcome {
  const { subscription } = turn.state;
  if (!isLive(subscription)) return "no_subscription";
  subscription.collectionPaused = paused;
  tellSubscription(turn, "updated", subscription);
  return null;
}
