import type { InvoiceRecord, SubscriptionRecord } from "../../ports/payment-provider.ts";
import { dollars, planCatalogue } from "@savile/model";
import type { Plan } from "@savile/model";
import type { SubscriptionRow } from "../entitlement/entitlement.ts";

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

type Before = Pick<SubscriptionRow, "subscriptionId" | "plan" | "status">;

function ofEnd(id: string, before: Before | null): Effect[] {
  if (before === null || before.status === "canceled") return [];
  return [
    {
      key: `ended:${id}`,
      subject: "Your plan has ended",
      lines: [
        "Your paid plan has ended; you are on the free plan now.",
        "All your documents are still there.",
      ],
    },
  ];
}

function ofCancellation(id: string, cancelAt: Date | null): Effect[] {
  if (cancelAt === null) return [];
  return [
    {
      key: `ending:${id}:${cancelAt.getTime()}`,
      subject: "Your plan ends soon",
      lines: [
        `Your plan ends on ${dayOf(cancelAt)}. Until then nothing changes.`,
        "You can take the cancellation back under Manage Billing.",
      ],
      link: "Manage Billing",
    },
  ];
}

function ofChange({ id, plan, periodEnd }: SubscriptionRecord, before: Before | null): Effect[] {
  const old = before?.plan ?? null;
  if (plan === null || old === null || plan === old) return [];
  return [
    {
      key: `changed:${id}:${plan}:${periodEnd?.getTime() ?? 0}`,
      subject: `Your plan is ${nameOf(plan)} now`,
      lines: [`Your plan changed from ${nameOf(old)} to ${nameOf(plan)}.`],
    },
  ];
}

function ofSubscription(record: SubscriptionRecord, before: Before | null): Effect[] {
  const { id, status, cancelAt } = record;
  const known = before?.subscriptionId === id ? before : null;
  if (status === "canceled") return ofEnd(id, known);
  return [...ofCancellation(id, cancelAt), ...ofChange(record, known)];
}

/** What a customer is to be told, given what stands now and what stood before. */
export function effectsOf(
  now: { subscription: SubscriptionRecord | null; invoices: readonly InvoiceRecord[] },
  before: Before | null,
): Effect[] {
  const isFirst = now.subscription?.status === "incomplete";
  return [
    ...now.invoices.flatMap((invoice) => ofInvoice(invoice, isFirst)),
    ...(now.subscription === null ? [] : ofSubscription(now.subscription, before)),
  ];
}
