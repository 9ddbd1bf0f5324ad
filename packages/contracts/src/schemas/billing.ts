import {
  billingPeriods,
  fileFormats,
  planIds,
  planNotices,
  subscriptionStatuses,
  templateIds,
} from "@savile/model";
import * as z from "zod/mini";

const planSchema = z.enum(planIds);
const periodSchema = z.enum(billingPeriods);
const moneySchema = z.int();

/** How a subscription stands at the provider; `none` where there is none. */
export const subscriptionStates = ["none", ...subscriptionStatuses, "unknown"] as const;

/** Prices in whole or broken dollars, as the specification sends them. */
const upgradeOptionSchema = z.object({
  tier: planSchema,
  display_name: z.string(),
  monthly_price: z.number(),
  three_month_price: z.number(),
  yearly_price: z.number(),
  available_billing_periods: z.array(
    z.object({
      period: periodSchema,
      monthly_generations: z.number(),
      monthly_downloads: z.number(),
      refinements_per_document: z.number(),
      templates: z.number(),
    }),
  ),
  monthly_generations: z.number(),
  refinements_per_document: z.number(),
  templates: z.array(z.enum(templateIds)),
});

/** How the limits stand on a computer of one's own. */
export const ownComputerStates = ["none", "offered", "chosen", "set"] as const;

/**
 * The plan of the account, what it used this calendar month (UTC) and what larger plans offer. -1 means
 * unlimited. `origin` tells why the plan is what it is: nothing paid, a subscription, a grant, an admin.
 */
export const subscriptionResponseSchema = z.object({
  subscription: z.object({
    tier: planSchema,
    display_name: z.string(),
    active: z.boolean(),
    expires_at: z.nullable(z.string()),
    status: z.enum(subscriptionStates),
    origin: z.enum(["free", "subscription", "grant", "admin", "owner"]),
    billing_period: z.nullable(periodSchema),
    renews_at: z.nullable(z.string()),
    cancel_at_period_end: z.boolean(),
    /** End of the days in which a plan whose payment failed still holds. */
    grace_until: z.nullable(z.string()),
    /** A smaller plan that begins with the next period. */
    changes_to: z.nullable(z.object({ tier: planSchema, at: z.string() })),
    /** A smaller plan that was to follow, and that the provider dropped when the plan was cancelled. */
    dropped_change: z.nullable(z.object({ tier: planSchema, billing_period: periodSchema })),
    can_manage: z.boolean(),
    /** Why the plan should be looked at now. */
    notice: z.nullable(z.enum(planNotices)),
  }),
  usage: z.object({
    generations_used: z.number(),
    generations_limit: z.number(),
    refinements_used: z.number(),
    refinements_limit: z.number(),
    downloads_used: z.number(),
    downloads_limit: z.number(),
    /** When the counts start anew. */
    resets_at: z.string(),
    /** Texts of the specification from 80 % on. */
    warnings: z.array(z.object({ kind: z.enum(["generation", "download"]), text: z.string() })),
  }),
  limits: z.object({
    monthly_generations: z.number(),
    refinements_per_document: z.number(),
    templates: z.number(),
  }),
  features: z.object({
    templates: z.array(z.enum(templateIds)),
    exports: z.array(z.enum(fileFormats)),
    ai_model: z.string(),
    ai_model_display: z.string(),
    /** Whether the own numbers are open: by the plan, or because the computer is the person's own. */
    analytics: z.boolean(),
  }),
  templates: z.object({
    available: z.array(z.enum(templateIds)),
    all_templates: z.array(
      z.object({
        id: z.enum(templateIds),
        name: z.string(),
        tier_required: planSchema,
        available: z.boolean(),
      }),
    ),
  }),
  upgrade_options: z.array(upgradeOptionSchema),
  /** Whether payments are played only: no real money. */
  sandbox: z.boolean(),
  /**
   * On a computer of one's own all limits can be taken away: `offered`, `chosen` by the person, or `set` for
   * everybody on it; `none` on every other server.
   */
  own_computer: z.enum(ownComputerStates),
});
export type OwnComputerState = (typeof ownComputerStates)[number];

export const ownComputerBodySchema = z.strictObject({ no_limits: z.boolean() });
export type SubscriptionResponse = z.infer<typeof subscriptionResponseSchema>;

/** The plans as cards and as a comparison; prices in cents, `null` where a period is not on sale. */
export const pricingResponseSchema = z.object({
  currency: z.literal("USD"),
  plans: z.array(
    z.object({
      tier: planSchema,
      display_name: z.string(),
      prices: z.record(periodSchema, z.nullable(moneySchema)),
      per_month: z.record(periodSchema, z.nullable(moneySchema)),
      monthly_generations: z.number(),
      refinements_per_document: z.number(),
      monthly_refinements: z.number(),
      monthly_downloads: z.number(),
      templates: z.array(z.enum(templateIds)),
      formats: z.array(z.enum(fileFormats)),
      ai_model_display: z.string(),
      extras: z.array(z.string()),
      most_popular: z.boolean(),
    }),
  ),
  comparison: z.array(z.object({ label: z.string(), values: z.record(planSchema, z.string()) })),
  sandbox: z.boolean(),
});
export type PricingResponse = z.infer<typeof pricingResponseSchema>;

export const checkoutBodySchema = z.strictObject({
  tier: z.string().check(z.maxLength(20)),
  billing_period: z.string().check(z.maxLength(20)),
  success_url: z.optional(z.string().check(z.maxLength(500))),
  cancel_url: z.optional(z.string().check(z.maxLength(500))),
});
export const checkoutResponseSchema = z.object({ checkout_url: z.string() });
export const portalBodySchema = z.strictObject({
  return_url: z.optional(z.string().check(z.maxLength(500))),
});
export const portalResponseSchema = z.object({ portal_url: z.string() });

/** A checkout of the sandbox as its page shows it; amounts in cents. */
export const sandboxCheckoutSchema = z.object({
  id: z.string(),
  state: z.enum(["open", "needs_action", "complete", "expired"]),
  tier: planSchema,
  display_name: z.string(),
  billing_period: periodSchema,
  amount: moneySchema,
  renews_at: z.string(),
  success_url: z.string(),
  cancel_url: z.string(),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;
export const sandboxPayBodySchema = z.strictObject({ card: z.string().check(z.maxLength(40)) });
export const sandboxConfirmBodySchema = z.strictObject({ approve: z.boolean() });

/** The customer portal of the sandbox; amounts in cents. */
export const sandboxPortalSchema = z.object({
  id: z.string(),
  return_url: z.string(),
  subscription: z.nullable(
    z.object({
      tier: planSchema,
      billing_period: periodSchema,
      status: z.enum(subscriptionStates),
      cancel_at_period_end: z.boolean(),
      current_period_end: z.string(),
      changes_to: z.nullable(
        z.object({ tier: planSchema, billing_period: periodSchema, at: z.string() }),
      ),
    }),
  ),
  card: z.nullable(z.object({ last4: z.string(), fails_at_renewal: z.boolean() })),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      at: z.string(),
      status: z.enum(["paid", "open", "void", "uncollectible"]),
      amount: moneySchema,
      lines: z.array(z.object({ text: z.string(), amount: moneySchema })),
    }),
  ),
  /** A change that waits for the person's word, when the plan page sent them here for it. */
  proposed: z.nullable(z.object({ tier: planSchema, billing_period: periodSchema })),
  /** The provider's time, which the clock moves. */
  now: z.string(),
});
export type SandboxPortal = z.infer<typeof sandboxPortalSchema>;
export const sandboxChangeBodySchema = z.strictObject({
  tier: z.enum(planIds),
  billing_period: periodSchema,
});
/** What a change costs now (cents; 0 when it begins with the next period) and when it begins. */
export const sandboxChangePreviewSchema = z.object({
  amount: moneySchema,
  credit: moneySchema,
  starts_at: z.string(),
  at_period_end: z.boolean(),
});
export const sandboxClockBodySchema = z.strictObject({
  advance: z.enum(["month", "renewal", "days"]),
  days: z.optional(z.int().check(z.minimum(1), z.maximum(400))),
});
/**
 * How the sandbox delivers its events: times each is sent, order, delay in seconds, loss, and (`crash`) whether
 * the first answer to each is lost after the receiver has stored everything.
 */
export const sandboxDeliverySchema = z.strictObject({
  copies: z.int().check(z.minimum(1), z.maximum(5)),
  shuffle: z.boolean(),
  delay_s: z.int().check(z.minimum(0), z.maximum(3_600)),
  drop: z.boolean(),
  crash: z.optional(z.boolean()),
});

/** Answer to an event of the provider. */
export const receivedSchema = z.object({ received: z.boolean() });
