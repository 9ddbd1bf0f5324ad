import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { accountId, accounts } from "./account-tables.ts";
import { at } from "./columns.ts";
import { generationSessions } from "./generation-tables.ts";

/**
 * Every attempt of a call to a language model, also the failed ones. Money is in millionths of a US dollar.
 * The row outlives its account without its name, because the money was spent; it holds no text.
 */
export const modelCalls = pgTable(
  "model_calls",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: at("at").notNull(),
    accountId: text("account_id").references(() => accounts.id, { onDelete: "set null" }),
    sessionId: text("session_id"),
    plan: text("plan").notNull(),
    stage: text("stage").notNull(),
    attempt: integer("attempt").notNull(),
    provider: text("provider").notNull(),
    model: text("model").notNull(),
    inputTokens: integer("input_tokens").notNull(),
    cacheReadTokens: integer("cache_read_tokens").notNull(),
    cacheWriteTokens: integer("cache_write_tokens").notNull(),
    outputTokens: integer("output_tokens").notNull(),
    priceVersion: text("price_version").notNull(),
    costMicros: bigint("cost_micros", { mode: "number" }).notNull(),
    failure: text("failure"),
    requestId: text("request_id"),
    durationMs: integer("duration_ms").notNull(),
    firstByteMs: integer("first_byte_ms"),
  },
  (table) => [
    index("model_calls_at").on(table.at),
    index("model_calls_account").on(table.accountId),
  ],
);

/** Answers of a run that has not ended, so that a process that dies does not ask and pay twice. */
export const modelAnswers = pgTable(
  "model_answers",
  {
    sessionId: text("session_id")
      .notNull()
      .references(() => generationSessions.id, { onDelete: "cascade" }),
    /** Hash of everything that was asked. */
    request: text("request").notNull(),
    answer: jsonb("answer").notNull(),
    at: at("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.request] })],
);

/** The language model that was entered on the screen: one row, sealed with its key. */
export const modelSetups = pgTable("model_setups", {
  id: text("id").primaryKey(),
  sealed: text("sealed").notNull(),
  changedAt: at("changed_at").notNull(),
});

/** When runs and refinements began and ended, and whether they kept the time that is promised. */
export const runEvents = pgTable(
  "run_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: at("at").notNull(),
    kind: text("kind", {
      enum: [
        "generation_started",
        "generation_completed",
        "refinement_started",
        "refinement_completed",
      ],
    }).notNull(),
    accountId: accountId(),
    sessionId: text("session_id").notNull(),
    outcome: text("outcome", { enum: ["succeeded", "failed", "cancelled"] }),
    durationMs: integer("duration_ms"),
    targetMs: integer("target_ms").notNull(),
    targetMet: boolean("target_met"),
    engine: text("engine", { enum: ["embedded", "llm"] }),
    because: text("because"),
  },
  (table) => [
    index("run_events_session").on(table.sessionId, table.at),
    index("run_events_account").on(table.accountId, table.at),
  ],
);
