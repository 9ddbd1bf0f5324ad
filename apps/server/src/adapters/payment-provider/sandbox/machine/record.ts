import type { CustomerRecord, SubscriptionRecord } from "../../../../ports/payment-provider.ts";
import type { CustomerState, Subscription } from "./state.ts";

function recordOf(state: CustomerState, subscription: Subscription): SubscriptionRecord {
  const latest = state.invoices.find((invoice) => invoice.id === subscription.latestInvoice);
  const end = new Date(subscription.periodEnd);
  const { scheduled } = subscription;
  return {
    id: subscription.id,
    status: subscription.status,
    plan: subscription.plan,
    period: subscription.period,
    periodEnd: end,
    cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
    cancelAt: subscription.cancelAtPeriodEnd ? end : null,
    graceFrom: latest?.status === "open" ? new Date(latest.createdAt) : null,
    scheduled: scheduled === null ? null : { ...scheduled, at: end },
    updatePending: subscription.pending !== null,
    collectionPaused: subscription.collectionPaused,
  };
}

/** A customer of the sandbox as every provider's customer is told. */
export function customerRecordOf(state: CustomerState): CustomerRecord {
  const { subscription } = state;
  return {
    subscription: subscription === null ? null : recordOf(state, subscription),
    invoices: state.invoices
      .map(({ id, number, status, amount, createdAt, attempts }) => ({
        id,
        number,
        status,
        amount,
        createdAt: new Date(createdAt),
        attempts,
      }))
      .toReversed(),
    aheadMs: state.aheadMs,
  };
}
