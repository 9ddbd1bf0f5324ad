import { days, hours } from "./calendar.ts";
import {
  canceledAfterDays,
  endSubscription,
  renew,
  retry,
  unpaidAfterDays,
  voidInvoice,
} from "./invoices.ts";
import type { Subscription } from "./state.ts";
import { latestInvoice, tell, tellSubscription } from "./turn.ts";
import type { Turn } from "./turn.ts";

/** How long an unconfirmed first payment, and an unpaid change, may wait. */
export const confirmWithin = hours(23);

/** Something that happens by itself at a moment. */
interface Due {
  readonly at: number;
  readonly happen: () => void;
}

function expireFirst(turn: Turn, subscription: Subscription): void {
  voidInvoice(latestInvoice(turn, subscription));
  subscription.status = "incomplete_expired";
  tellSubscription(turn, "updated", subscription);
}

function expirePending(turn: Turn, subscription: Subscription): void {
  const { pending } = subscription;
  voidInvoice(turn.state.invoices.find((invoice) => invoice.id === pending?.invoice));
  subscription.pending = null;
  tellSubscription(turn, "pending_update_expired", subscription);
}

function giveUp(turn: Turn, subscription: Subscription): void {
  subscription.status = "unpaid";
  subscription.retryAt = null;
  tellSubscription(turn, "updated", subscription);
}

function dueOfLate(turn: Turn, subscription: Subscription): Due[] {
  const since = latestInvoice(turn, subscription)?.createdAt ?? turn.at;
  const due: Due[] = [
    {
      at: since + days(canceledAfterDays),
      happen: () => endSubscription(turn, subscription),
    },
  ];
  if (subscription.status === "past_due") {
    due.push({ at: since + days(unpaidAfterDays), happen: () => giveUp(turn, subscription) });
  }
  if (subscription.retryAt !== null) {
    due.push({ at: subscription.retryAt, happen: () => void retry(turn, subscription) });
  }
  return due;
}

function dueOf(turn: Turn): Due[] {
  const { subscription, checkouts } = turn.state;
  const due: Due[] = checkouts
    .filter((checkout) => checkout.state === "open" || checkout.state === "needs_action")
    .map((checkout) => ({
      at: checkout.expiresAt,
      happen: () => {
        checkout.state = "expired";
        tell(turn, "checkout.session.expired", checkout.id);
      },
    }));
  if (subscription === null) return due;
  const { status, pending } = subscription;
  if (status === "incomplete") {
    due.push({
      at: subscription.createdAt + confirmWithin,
      happen: () => expireFirst(turn, subscription),
    });
  }
  if (status === "past_due" || status === "unpaid") due.push(...dueOfLate(turn, subscription));
  if (pending !== null) {
    due.push({ at: pending.expiresAt, happen: () => expirePending(turn, subscription) });
  }
  if (status === "active") {
    due.push({
      at: subscription.periodEnd,
      happen: () =>
        subscription.cancelAtPeriodEnd
          ? endSubscription(turn, subscription)
          : renew(turn, subscription),
    });
  }
  return due;
}

/** Lets everything happen, in its order, that is due until a moment. */
export function pass(turn: Turn, until: number): void {
  for (;;) {
    const [next] = dueOf(turn)
      .filter((due) => due.at <= until)
      .toSorted((one, other) => one.at - other.at);
    if (next === undefined) break;
    turn.at = next.at;
    next.happen();
  }
  turn.at = until;
}
