import { billingPeriods, planIds } from "@savile/model";
import * as z from "zod";

const time = z.number().int();
const paidPlan = z.enum(planIds).exclude(["free"]);
const offer = { plan: paidPlan, period: z.enum(billingPeriods) };

/** How a test card behaves. */
export const cardKinds = ["pays", "declines", "asks", "fails_later"] as const;
export type CardKind = (typeof cardKinds)[number];

const invoiceSchema = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(["open", "paid", "void", "uncollectible"]),
  amount: z.number().int(),
  lines: z.array(z.object({ text: z.string(), amount: z.number().int() })),
  reason: z.enum(["create", "renew", "change"]),
  createdAt: time,
  attempts: z.number().int(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

const subscriptionSchema = z.object({
  id: z.string(),
  checkout: z.string(),
  status: z.enum(["incomplete", "incomplete_expired", "active", "past_due", "unpaid", "canceled"]),
  ...offer,
  /** Periods are counted in months from here, so that a 31st stays a month's end. */
  anchor: time,
  monthsDone: z.number().int(),
  periodStart: time,
  periodEnd: time,
  createdAt: time,
  cancelAtPeriodEnd: z.boolean(),
  scheduled: z.nullable(z.object(offer)),
  pending: z.nullable(z.object({ ...offer, invoice: z.string(), expiresAt: time })),
  collectionPaused: z.boolean(),
  latestInvoice: z.string(),
  retryAt: z.nullable(time),
  endedAt: z.nullable(time),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

const checkoutSchema = z.object({
  id: z.string(),
  key: z.string(),
  ...offer,
  state: z.enum(["open", "needs_action", "complete", "expired"]),
  successUrl: z.string(),
  cancelUrl: z.string(),
  createdAt: time,
  expiresAt: time,
});
export type Checkout = z.infer<typeof checkoutSchema>;

/** One customer of a provider with everything about it. Times are milliseconds of the provider's clock. */
export const customerStateSchema = z.object({
  id: z.string(),
  account: z.string(),
  email: z.string(),
  /** How far its clock is ahead of ours. */
  aheadMs: z.number().int(),
  serial: z.number().int(),
  card: z.nullable(z.enum(cardKinds)),
  /** The newest subscription, also one that has ended. */
  subscription: z.nullable(subscriptionSchema),
  /** The newest last. */
  invoices: z.array(invoiceSchema),
  checkouts: z.array(checkoutSchema),
  deleted: z.boolean(),
});
export type CustomerState = z.infer<typeof customerStateSchema>;

/** A customer as it begins. */
export function newCustomer(id: string, account: string, email: string): CustomerState {
  return {
    id,
    account,
    email,
    aheadMs: 0,
    serial: 0,
    card: null,
    subscription: null,
    invoices: [],
    checkouts: [],
    deleted: false,
  };
}

/** Whether a subscription still bills: no second one may begin beside it. */
export function isLive(subscription: Subscription | null): subscription is Subscription {
  return subscription !== null && ["active", "past_due", "unpaid"].includes(subscription.status);
}
