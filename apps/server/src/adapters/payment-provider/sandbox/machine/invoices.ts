import { monthsOf, priceOf } from "@savile/model";
import { addMonths, days } from "./calendar.ts";
import { offerName, totalOf } from "./proration.ts";
import type { CardKind, Invoice, Subscription } from "./state.ts";
import { latestInvoice, nextId, tell, tellSubscription } from "./turn.ts";
import type { Turn } from "./turn.ts";

/** Days after an unpaid renewal on which the card is tried again. */
const retryDays = [3, 5, 7, 14];
/** Day on which the tries end and the subscription is unpaid, and the one on which it is cancelled. */
export const unpaidAfterDays = 21;
export const canceledAfterDays = 30;

/** Writes an invoice that is not paid yet. */
export function openInvoice(
  turn: Turn,
  reason: Invoice["reason"],
  lines: Invoice["lines"],
): Invoice {
  const id = nextId(turn, "in");
  const invoice: Invoice = {
    id,
    number: `SB-${String(turn.state.invoices.length + 1).padStart(4, "0")}`,
    status: "open",
    amount: totalOf(lines),
    lines,
    reason,
    createdAt: turn.at,
    attempts: 0,
  };
  turn.state.invoices.push(invoice);
  return invoice;
}

/** Whether a saved card pays; the first payment at the checkout is another matter. */
function pays(card: CardKind | null): boolean {
  return card === "pays" || card === "asks";
}

/** Tries to collect an invoice; tells how it went. */
export function collect(turn: Turn, invoice: Invoice, card = turn.state.card): boolean {
  invoice.attempts += 1;
  const paid = invoice.amount === 0 || pays(card);
  if (paid) invoice.status = "paid";
  tell(turn, paid ? "invoice.paid" : "invoice.payment_failed", invoice.id);
  return paid;
}

export function voidInvoice(invoice: Invoice | undefined): void {
  if (invoice?.status === "open") invoice.status = "void";
}

/** The next period begins: with its invoice, its payment, or its first failure. */
export function renew(turn: Turn, subscription: Subscription): void {
  if (subscription.scheduled !== null) {
    Object.assign(subscription, subscription.scheduled, {
      scheduled: null,
      anchor: subscription.periodEnd,
      monthsDone: 0,
    });
  }
  subscription.monthsDone += monthsOf[subscription.period];
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = addMonths(subscription.anchor, subscription.monthsDone);
  const amount = priceOf(subscription.plan, subscription.period);
  const invoice = openInvoice(turn, "renew", [{ text: offerName(subscription), amount }]);
  subscription.latestInvoice = invoice.id;
  if (subscription.collectionPaused) voidInvoice(invoice);
  else if (!collect(turn, invoice)) {
    subscription.status = "past_due";
    subscription.retryAt = invoice.createdAt + days(retryDays[0] ?? 3);
  }
  tellSubscription(turn, "updated", subscription);
}

/** Tries an unpaid renewal again. A paid one makes the subscription active. */
export function retry(turn: Turn, subscription: Subscription): boolean {
  const invoice = latestInvoice(turn, subscription);
  if (invoice?.status !== "open") return false;
  const paid = collect(turn, invoice);
  if (paid) {
    subscription.status = "active";
    subscription.retryAt = null;
  } else {
    const next = retryDays.find((day) => invoice.createdAt + days(day) > turn.at);
    subscription.retryAt = next === undefined ? null : invoice.createdAt + days(next);
  }
  tellSubscription(turn, "updated", subscription);
  return paid;
}

/** Ends a subscription for good; what is unpaid is void. */
export function endSubscription(turn: Turn, subscription: Subscription): void {
  voidInvoice(latestInvoice(turn, subscription));
  const { pending } = subscription;
  voidInvoice(turn.state.invoices.find((invoice) => invoice.id === pending?.invoice));
  Object.assign(subscription, {
    status: "canceled",
    pending: null,
    scheduled: null,
    retryAt: null,
    endedAt: turn.at,
  });
  tellSubscription(turn, "deleted", subscription);
}
