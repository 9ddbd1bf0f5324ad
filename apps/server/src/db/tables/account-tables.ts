import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { keyScopes } from "@savile/contracts";
import { at } from "./columns.ts";

/** A person with an e-mail address (trimmed and lower-cased in code). */
export const accounts = pgTable("accounts", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  isActive: boolean("is_active").notNull().default(true),
  isAdmin: boolean("is_admin").notNull().default(false),
  /** Originals of uploads stay until they are deleted, instead of 30 days. */
  keepOriginals: boolean("keep_originals").notNull().default(false),
  /** The welcome was answered: it is not shown again. */
  onboarded: boolean("onboarded").notNull().default(false),
  /** The country for which documents are written; empty where posting and resume tell it. */
  place: text("place"),
  /** A visitor who holds one result until then: nobody signs in to such an account, and it goes with its time. */
  visitorUntil: at("visitor_until"),
  createdAt: at("created_at").notNull(),
});

/** The account that owns a row; the row goes with it. */
export const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/**
 * An authenticated browser. `secret` goes into every token of it, `generation` counts refreshes. `browser` is a
 * short name such as "Firefox on Linux"; a SignInSession that came in by code or link is `verified`.
 */
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
    ipAddress: text("ip_address"),
    browser: text("browser").notNull().default(""),
    lastSeenAt: at("last_seen_at"),
    verified: boolean("verified").notNull().default(false),
  },
  (table) => [index("sign_in_sessions_account").on(table.accountId)],
);

/**
 * A key with which a program calls in the name of an account. Kept is the hash of a random text of 256 bits, so a
 * copy of the table opens nothing; `begins` is what a person recognises it by.
 */
export const apiKeys = pgTable(
  "api_keys",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    hash: text("hash").notNull().unique(),
    begins: text("begins").notNull(),
    name: text("name").notNull(),
    scopes: text("scopes", { enum: keyScopes }).array().notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at"),
    lastUsedAt: at("last_used_at"),
    revokedAt: at("revoked_at"),
  },
  (table) => [index("api_keys_account").on(table.accountId)],
);

/**
 * A 6-digit code and a link that were sent to an address. Kept are only their MACs; tries are counted apart for
 * the browser that asked (`bound`) and for everybody else.
 */
export const signInChallenges = pgTable(
  "sign_in_challenges",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull(),
    codeMac: text("code_mac").notNull(),
    linkMac: text("link_mac").notNull().unique(),
    boundTries: integer("bound_tries").notNull().default(0),
    unboundTries: integer("unbound_tries").notNull().default(0),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    /** Used, or replaced by a newer one. */
    endedAt: at("ended_at"),
    ending: text("ending", { enum: ["used", "replaced"] }),
  },
  (table) => [
    index("sign_in_challenges_email").on(table.email, table.createdAt),
    check("sign_in_challenges_ending", sql`ending in ('used', 'replaced')`),
  ],
);

/** Fixed windows of counted actions; shared by every process. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetsAt: at("resets_at").notNull(),
  },
  (table) => [index("rate_limits_resets").on(table.resetsAt)],
);

export const mailStates = ["waiting", "sending", "sent", "failed", "dropped"] as const;

/** Mails to send, written in the transaction of their cause. `sealed` holds the encrypted mail until it left. */
export const outboxMails = pgTable(
  "outbox_mails",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    sealed: text("sealed"),
    dedupeKey: text("dedupe_key").notNull().unique(),
    state: text("state", { enum: mailStates }).notNull().default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    error: text("error"),
    runAt: at("run_at").notNull(),
    leaseUntil: at("lease_until"),
    leaseToken: text("lease_token"),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at"),
    finishedAt: at("finished_at"),
  },
  (table) => [
    index("outbox_mails_open")
      .on(table.runAt)
      .where(sql`state in ('waiting', 'sending')`),
    index("outbox_mails_account").on(table.accountId),
    index("outbox_mails_created").on(table.createdAt),
    check("outbox_mails_state", sql`state in ('waiting', 'sending', 'sent', 'failed', 'dropped')`),
  ],
);

/** What was done by whom, without personal texts. After a deletion its account is a salted hash. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: at("at").notNull(),
    actor: text("actor").notNull(),
    action: text("action").notNull(),
    accountId: text("account_id"),
    details: jsonb("details").notNull().default({}),
  },
  (table) => [
    index("audit_entries_account").on(table.accountId),
    index("audit_entries_action").on(table.action, table.at),
  ],
);

/** What tells whether a root secret, or a store of files, is the one of this database; worthless without it. */
export const keyChecks = pgTable("key_checks", {
  /** `root`, or `store`, whose "mac" is the hash of the store's own id. */
  id: text("id").primaryKey(),
  mac: text("mac").notNull(),
  createdAt: at("created_at").notNull(),
});
