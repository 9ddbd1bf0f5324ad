import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { billingPeriods, planIds, usageKinds } from "@savile/model";
import { sql } from "drizzle-orm";
import { accountId, accounts } from "./account-tables.ts";
import { at } from "./columns.ts";

export const usageStates = ["held", "charged", "released"] as const;

/**
 * What an account used, one row a thing. `period` is the calendar month (UTC) of the hold; a refinement
 * carries its GenerationSession, which is counted as well.
 */
export const usageEntries = pgTable(
  "usage_entries",
  {
    accountId: accountId(),
    subject: text("subject").notNull(),
    kind: text("kind", { enum: usageKinds }).notNull(),
    period: text("period").notNull(),
    sessionId: text("session_id"),
    state: text("state", { enum: usageStates }).notNull(),
    at: at("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.subject] }),
    index("usage_entries_counted")
      .on(table.accountId, table.kind, table.period)
      .where(sql`state <> 'released'`),
    index("usage_entries_session")
      .on(table.sessionId, table.kind)
      .where(sql`state <> 'released'`),
  ],
);

/** A complimentary plan without end, given by an administrator; no provider touches it. */
export const grants = pgTable("grants", {
  accountId: accountId().primaryKey(),
  plan: text("plan", { enum: planIds }).notNull(),
  grantedBy: text("granted_by").notNull(),
  createdAt: at("created_at").notNull(),
});

/**
 * Binds an account to its customer at a provider. Without an account the customer waits to be cancelled
 * there. `current` marks the rows of the provider that is configured; `sync_seq` numbers the fetches.
 */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    customerId: text("customer_id").primaryKey(),
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    provider: text("provider").notNull(),
    current: boolean("current").notNull().default(true),
    syncSeq: integer("sync_seq").notNull().default(0),
    checkedAt: at("checked_at"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [unique("billing_customers_account").on(table.accountId, table.provider)],
);

/** Our copy of what the provider says of a customer's subscription; status `none` where there is none. */
export const subscriptions = pgTable("subscriptions", {
  customerId: text("customer_id")
    .primaryKey()
    .references(() => billingCustomers.customerId, { onDelete: "cascade" }),
  subscriptionId: text("subscription_id"),
  status: text("status").notNull(),
  plan: text("plan", { enum: planIds }),
  period: text("period", { enum: billingPeriods }),
  periodEnd: at("period_end"),
  cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
  cancelAt: at("cancel_at"),
  graceFrom: at("grace_from"),
  /** A smaller plan that is to follow; without a day the provider has dropped it. */
  scheduledPlan: text("scheduled_plan", { enum: planIds }),
  scheduledPeriod: text("scheduled_period", { enum: billingPeriods }),
  scheduledAt: at("scheduled_at"),
  updatePending: boolean("update_pending").notNull(),
  collectionPaused: boolean("collection_paused").notNull(),
  /** How far the provider's time is ahead of ours: a test clock. */
  clockOffsetMs: bigint("clock_offset_ms", { mode: "number" }).notNull(),
  /** The fetch that this row holds. */
  seq: integer("seq").notNull(),
  fetchedAt: at("fetched_at").notNull(),
});

/** A click on a paid plan, with the key under which the provider makes it once. */
export const checkouts = pgTable(
  "checkouts",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    customerId: text("customer_id").notNull(),
    providerId: text("provider_id").unique(),
    plan: text("plan", { enum: planIds }).notNull(),
    period: text("period", { enum: billingPeriods }).notNull(),
    url: text("url"),
    state: text("state", { enum: ["open", "complete", "expired"] }).notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (table) => [
    index("checkouts_open")
      .on(table.accountId, table.createdAt)
      .where(sql`state = 'open'`),
  ],
);

/** Events of the provider that were handled, so that a repeated one has no second effect. */
export const providerEvents = pgTable(
  "provider_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    customerId: text("customer_id"),
    outcome: text("outcome", { enum: ["synced", "recorded"] }).notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (table) => [index("provider_events_received").on(table.receivedAt)],
);

/** What was told to a customer, such as the receipt of an invoice: told once, whatever is repeated. */
export const billingEffects = pgTable("billing_effects", {
  key: text("key").primaryKey(),
  customerId: text("customer_id").notNull(),
  at: at("at").notNull(),
});

/** What an administrator should look at, one row a cause. */
export const billingAlarms = pgTable("billing_alarms", {
  key: text("key").primaryKey(),
  code: text("code").notNull(),
  customerId: text("customer_id"),
  details: jsonb("details").notNull(),
  count: integer("count").notNull(),
  firstAt: at("first_at").notNull(),
  lastAt: at("last_at").notNull(),
});
