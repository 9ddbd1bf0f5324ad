import type { InvoiceRecord, SubscriptionRecord } from "../../ports/payment-provider.ts";
import { dollars, planCatalogue } from "@savile/model";
import type { Plan } from "@savile/model";
import type { SubscriptionRow } from "./entitlement.ts";

/** Something that the customer is told, once for each key. */
export interface Effect {
  readonly key: string;
  readonly subject: string;
  readonly lines: readonly string[];
  /** What the link to the subscription page is called, where there is something to do there. */
  readonly link?: string;
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

function nameOf(plan: Plan): string {
  return planCatalogue[plan].displayName;
}

/** A first payment is refused on the checkout page itself; only later failures need a mail. */
function ofInvoice(invoice: InvoiceRecord, isFirst: boolean): Effect[] {
  const amount = dollars(invoice.amount);
  if (invoice.status === "paid" && invoice.amount > 0) {
    return [
      {
        key: `receipt:${invoice.id}`,
        subject: `Your receipt ${invoice.number}`,
        lines: [
          `We received ${amount}. Thank you.`,
          `Invoice ${invoice.number} of ${dayOf(invoice.createdAt)}.`,
        ],
      },
    ];
  }
  if (invoice.status !== "open" || invoice.attempts === 0 || isFirst) return [];
  return [
    {
      key: `failed:${invoice.id}:${invoice.attempts}`,
      subject: "Your payment failed",
      lines: [
        `The payment of ${amount} (invoice ${invoice.number}) did not go through.`,
        "Your documents are safe. Please check your card under Manage Billing.",
      ],
      link: "Manage Billing",
    },
  ];
}

function ofSubscription(
  record: SubscriptionRecord,
  before: Pick<SubscriptionRow, "subscriptionId" | "plan" | "status"> | null,
): Effect[] {
  const same = before?.subscriptionId === record.id;
  const effects: Effect[] = [];
  if (record.status === "canceled" && same && before.status !== "canceled") {
    effects.push({
      key: `ended:${record.id}`,
      subject: "Your plan has ended",
      lines: [
        "Your paid plan has ended; you are on the free plan now.",
        "All your documents are still there.",
      ],
    });
  }
  if (record.status === "canceled") return effects;
  if (record.cancelAt !== null) {
    effects.push({
      key: `ending:${record.id}:${record.cancelAt.getTime()}`,
      subject: "Your plan ends soon",
      lines: [
        `Your plan ends on ${dayOf(record.cancelAt)}. Until then nothing changes.`,
        "You can take the cancellation back under Manage Billing.",
      ],
      link: "Manage Billing",
    });
  }
  if (same && record.plan !== null && before.plan !== null && record.plan !== before.plan) {
    effects.push({
      key: `changed:${record.id}:${record.plan}:${record.periodEnd?.getTime() ?? 0}`,
      subject: `Your plan is ${nameOf(record.plan)} now`,
      lines: [`Your plan changed from ${nameOf(before.plan)} to ${nameOf(record.plan)}.`],
    });
  }
  return effects;
}

/** What a customer is to be told, given what stands now and what stood before. */
export function effectsOf(
  now: { subscription: SubscriptionRecord | null; invoices: readonly InvoiceRecord[] },
  before: Pick<SubscriptionRow, "subscriptionId" | "plan" | "status"> | null,
): Effect[] {
  const isFirst = now.subscription?.status === "incomplete";
  return [
    ...now.invoices.flatMap((invoice) => ofInvoice(invoice, isFirst)),
    ...(now.subscription === null ? [] : ofSubscription(now.subscription, before)),
  ];
}
