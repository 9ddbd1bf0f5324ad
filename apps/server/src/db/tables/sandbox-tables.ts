import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { at } from "./columns.ts";

/**
 * The sandbox provider's own records: a customer as one state, and how events are delivered to it. They
 * outlive the account until its subscription is cancelled.
 */
export const sandboxCustomers = pgTable("sb_customers", {
  id: text("id").primaryKey(),
  accountId: text("account_id").notNull().unique(),
  state: jsonb("state").notNull(),
  version: integer("version").notNull().default(0),
  delivery: jsonb("delivery").notNull(),
  createdAt: at("created_at").notNull(),
});

/** Pages that the sandbox handed an address out for. */
export const sandboxPages = pgTable(
  "sb_pages",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => sandboxCustomers.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["checkout", "portal"] }).notNull(),
    details: jsonb("details").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("sb_pages_customer").on(table.customerId)],
);

/** Events on their way to the webhook, at least once each. */
export const sandboxEvents = pgTable(
  "sb_events",
  {
    id: text("id").primaryKey(),
    customerId: text("customer_id")
      .notNull()
      .references(() => sandboxCustomers.id, { onDelete: "cascade" }),
    type: text("type").notNull(),
    body: text("body").notNull(),
    state: text("state", { enum: ["waiting", "delivered", "dropped", "given_up"] }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    copies: integer("copies").notNull().default(1),
    nextAt: at("next_at").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("sb_events_due")
      .on(table.nextAt)
      .where(sql`state = 'waiting'`),
    index("sb_events_customer").on(table.customerId),
  ],
);
