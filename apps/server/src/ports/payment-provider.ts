import type { BillingPeriod, PaidPlan, Result } from "@savile/model";

/** Why a call to a provider brought nothing: it cannot be reached now, or it does not want to. */
export type ProviderFailure = "unavailable" | "refused";

/** A subscription as the provider knows it at this moment; all times are the provider's. */
export interface SubscriptionRecord {
  readonly id: string;
  /** A status of `subscriptionStatuses`, or a word that is newer than this release. */
  readonly status: string;
  /** `null` when its price carries no plan of ours. */
  readonly plan: PaidPlan | null;
  readonly period: BillingPeriod | null;
  readonly periodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** When it ends: the chosen day, or the end of the period. */
  readonly cancelAt: Date | null;
  /** Creation of the newest invoice while that is unpaid. */
  readonly graceFrom: Date | null;
  readonly scheduled: {
    readonly plan: PaidPlan;
    readonly period: BillingPeriod;
    readonly at: Date;
  } | null;
  readonly updatePending: boolean;
  readonly collectionPaused: boolean;
}

/** An invoice; `amount` in cents of US dollars. */
export interface InvoiceRecord {
  readonly id: string;
  readonly number: string;
  readonly status: "draft" | "open" | "paid" | "void" | "uncollectible";
  readonly amount: number;
  readonly createdAt: Date;
  readonly attempts: number;
}

/** Everything that we copy of a customer; `aheadMs` tells how far a test clock is ahead of ours. */
export interface CustomerRecord {
  readonly subscription: SubscriptionRecord | null;
  /** The newest first. */
  readonly invoices: readonly InvoiceRecord[];
  readonly aheadMs: number;
}

/** A price at the provider; `amount` in minor units. */
export interface PriceRecord {
  readonly id: string;
  readonly lookupKey: string;
  readonly plan: PaidPlan | null;
  readonly period: BillingPeriod | null;
  readonly active: boolean;
  readonly amount: number | null;
  readonly currency: string;
  /** Months of one billing period; `null` when it is counted in days or weeks, or not at all. */
  readonly months: number | null;
}

/** What we read of an event: a hint to fetch again, never state. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  /** The account that a finished checkout names, where the event is about one. */
  readonly reference: string | null;
}

export interface CheckoutOrder {
  readonly customerId: string;
  readonly accountId: string;
  readonly plan: PaidPlan;
  readonly period: BillingPeriod;
  /** Holds `{CHECKOUT_SESSION_ID}` where the provider puts its id. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The same key makes the same checkout once. */
  readonly idempotencyKey: string;
}

export interface PortalOrder {
  readonly customerId: string;
  readonly returnUrl: string;
  /** Opens the portal at the confirmation of this change. */
  readonly change?: { readonly plan: PaidPlan; readonly period: BillingPeriod } | undefined;
}

type Answer<T> = Promise<Result<T, ProviderFailure>>;

/** A payment provider with hosted checkout and portal. Its record is the truth, ours is a copy. */
export interface PaymentProvider {
  readonly name: "stripe" | "sandbox";
  /** The customer of an account, made once; idempotent. */
  ensureCustomer(account: { accountId: string; email: string }): Answer<string>;
  createCheckout(order: CheckoutOrder): Answer<{ id: string; url: string | null; expiresAt: Date }>;
  createPortal(order: PortalOrder): Answer<{ url: string }>;
  /** What stands now, fetched anew. */
  fetchCustomer(customerId: string): Answer<CustomerRecord>;
  /** Ends the subscription at once and for good: only when an account is deleted. */
  cancelNow(customerId: string): Answer<null>;
  listPrices(): Answer<readonly PriceRecord[]>;
  /** Reads an event whose signature was proven; `now` is our time. */
  parseWebhook(
    raw: Uint8Array,
    signature: string,
    now: Date,
  ): Result<ProviderEvent, "bad_signature" | "stale" | "wrong_mode">;
}
