import { boolean, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

/** A person with an e-mail address (trimmed and lower-cased in code). */
export const accounts = pgTable("accounts", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  isActive: boolean("is_active").notNull().default(true),
  isAdmin: boolean("is_admin").notNull().default(false),
  createdAt: at("created_at").notNull(),
});

/** The account that owns a row; the row goes with it. */
export const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** An authenticated browser. `secret` goes into every token of it, `generation` counts refreshes. */
export const signInSessions = pgTable(
  "sign_in_sessions",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    secret: text("secret").notNull(),
    generation: integer("generation").notNull().default(0),
    rotatedAt: at("rotated_at").notNull(),
    createdAt: at("created_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (table) => [index("sign_in_sessions_account").on(table.accountId)],
);
