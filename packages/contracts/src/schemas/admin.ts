import { planIds } from "@savile/model";
import * as z from "zod/mini";
import { userSchema } from "./account.ts";

const planSchema = z.enum(planIds);
const dayCountSchema = z.object({ day: z.string(), count: z.number() });

/** What an administrator sees first; days are UTC dates, money is US dollars. */
export const adminStatsSchema = z.object({
  system: z.object({
    environment: z.string(),
    version: z.string(),
    database_healthy: z.boolean(),
    last_updated: z.string(),
  }),
  users: z.object({
    total: z.number(),
    verified: z.number(),
    /** Who pays for a plan: neither those to whom one was given nor administrators, who need none. */
    premium: z.number(),
    granted: z.number(),
    admins: z.number(),
    recent_new: z.number(),
    /** Everybody but the administrators. */
    by_plan: z.record(planSchema, z.number()),
    new_by_day: z.array(dayCountSchema),
  }),
  sessions: z.object({ active: z.number(), recent_24h: z.number() }),
  activity: z.object({
    top_users: z.array(z.object({ email: z.string(), sessions: z.number() })),
    generations_by_day: z.array(dayCountSchema),
    failures_24h: z.number(),
    /** Stored files that are missing or altered. */
    files_damaged: z.number(),
    mail: z.object({ waiting: z.number(), failed: z.number() }),
    model_cost: z.object({ today: z.number(), month: z.number(), calls_today: z.number() }),
    /** Wordings of language models in 30 days, and how many of them stood the check. */
    model_wordings: z.object({ offered: z.number(), kept: z.number() }),
  }),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

export const adminUserSchema = z.object({
  ...userSchema.shape,
  created_at: z.string(),
  active_sessions: z.number(),
  plan: planSchema,
  /** `true` when the plan is a complimentary grant. */
  granted: z.boolean(),
});
export type AdminUser = z.infer<typeof adminUserSchema>;

/** From 1 to 100. */
const pageLimitSchema = z.string().check(z.regex(/^(?:[1-9]\d?|100)$/));

export const adminUsersQuerySchema = z.strictObject({
  limit: z.optional(pageLimitSchema),
  offset: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  search: z.optional(z.string().check(z.maxLength(254))),
  sort: z.optional(z.enum(["created", "email", "activity"])),
  order: z.optional(z.enum(["asc", "desc"])),
});
export const adminUsersSchema = z.object({ users: z.array(adminUserSchema), total: z.number() });

export const adminUserDetailSchema = z.object({
  user: z.object({
    ...adminUserSchema.shape,
    sessions: z.array(
      z.object({
        id: z.string(),
        ip_address: z.nullable(z.string()),
        browser: z.string(),
        created_at: z.string(),
        last_activity: z.string(),
      }),
    ),
    usage: z.object({
      generations: z.number(),
      refinements: z.number(),
      downloads: z.number(),
    }),
    uploads: z.number(),
    generation_sessions: z.number(),
  }),
});
export type AdminUserDetail = z.infer<typeof adminUserDetailSchema>["user"];

export const setStatusBodySchema = z.strictObject({ is_active: z.boolean() });
export const setPremiumBodySchema = z.strictObject({ is_premium: z.boolean() });
export const revokedSchema = z.object({ revoked: z.number() });

/** A simulated plan: what an administrator's own screens show meanwhile; nothing is stored. */
export const simulateBodySchema = z.strictObject({
  user_id: z.optional(z.string().check(z.maxLength(64))),
  usage_type: z.optional(z.string().check(z.maxLength(40))),
  simulated_tier: z.string().check(z.maxLength(20)),
  admin_override: z.optional(z.boolean()),
});
export const simulateResponseSchema = z.object({
  tier: planSchema,
  display_name: z.string(),
  limits: z.object({
    generations_limit: z.number(),
    refinements_limit: z.number(),
    downloads_limit: z.number(),
  }),
  usage: z.object({
    generations_used: z.number(),
    refinements_used: z.number(),
    downloads_used: z.number(),
  }),
  templates: z.array(z.string()),
  exports: z.array(z.string()),
});
export type Simulation = z.infer<typeof simulateResponseSchema>;

/** Everything that is written into the audit log. */
export const auditActions = [
  "account_activated",
  "account_deleted",
  "account_imported",
  "account_suspended",
  "admin_added",
  "admin_removed",
  "key_created",
  "key_revoked",
  "model_removed",
  "model_set",
  "payments_reconciled",
  "premium_granted",
  "premium_removed",
  "sessions_revoked",
  "subscription_changed",
  "token_reused",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Actors that are no account. */
export type AuditActor = "command-line" | "settings" | "service";

/** What an administrator has to look at about payments. */
export const billingAlarmCodes = [
  "wrong_mode",
  "unknown_customer",
  "wrong_reference",
  "unknown_plan",
  "unknown_status",
  "refunded",
  "disputed",
  "prices_differ",
  "events_lost",
] as const;
export type BillingAlarmCode = (typeof billingAlarmCodes)[number];

export const activityQuerySchema = z.strictObject({
  limit: z.optional(pageLimitSchema),
  before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
});
/** What happened, newest first: acts of administrators and security events, without personal texts. */
export const activitySchema = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      actor: z.string(),
      action: z.string(),
      subject: z.nullable(z.string()),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  failures: z.array(
    z.object({ at: z.string(), what: z.string(), code: z.string(), count: z.number() }),
  ),
  next: z.nullable(z.string()),
});

export const adminSubscriptionsSchema = z.object({
  by_plan: z.record(planSchema, z.number()),
  /** Recurring income a month in cents, long periods divided by their months. */
  monthly_recurring: z.number(),
  past_due: z.number(),
  ending: z.number(),
  granted: z.number(),
  subscriptions: z.array(
    z.object({
      account_id: z.string(),
      email: z.string(),
      tier: planSchema,
      billing_period: z.string(),
      status: z.string(),
      current_period_end: z.nullable(z.string()),
      cancel_at_period_end: z.boolean(),
    }),
  ),
});

/** Customers that were asked for, copies that were wrong and are right now, and those without an answer. */
export const reconciledSchema = z.object({
  checked: z.number(),
  changed: z.number(),
  failed: z.number(),
});
