import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { accounts } from "./account-tables.ts";
import { at } from "./columns.ts";

export const jobStates = ["queued", "running", "done", "failed", "cancelled"] as const;

/** Leased, fenced, resumable work; the payload holds ids only. */
export const jobs = pgTable(
  "jobs",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    queue: text("queue").notNull(),
    accountId: text("account_id").references(() => accounts.id, { onDelete: "cascade" }),
    payload: jsonb("payload").notNull(),
    state: text("state", { enum: jobStates }).notNull().default("queued"),
    dedupeKey: text("dedupe_key").unique(),
    inputHash: text("input_hash"),
    oneAtATime: text("one_at_a_time"),
    sortAt: at("sort_at").notNull().defaultNow(),
    runAt: at("run_at").notNull().defaultNow(),
    attempts: integer("attempts").notNull().default(0),
    maxAttempts: integer("max_attempts").notNull().default(3),
    maxRunMs: integer("max_run_ms").notNull().default(90_000),
    deadlineAt: at("deadline_at"),
    leaseUntil: at("lease_until"),
    leaseToken: text("lease_token"),
    workerId: text("worker_id"),
    eventSeq: integer("event_seq").notNull().default(0),
    cancelRequested: boolean("cancel_requested").notNull().default(false),
    error: text("error"),
    createdAt: at("created_at").notNull().defaultNow(),
    startedAt: at("started_at"),
    finishedAt: at("finished_at"),
  },
  (table) => [
    index("jobs_next")
      .on(table.queue, table.sortAt, table.id)
      .where(sql`state = 'queued'`),
    index("jobs_running")
      .on(table.id)
      .where(sql`state = 'running'`),
    uniqueIndex("jobs_one_running")
      .on(table.queue, table.oneAtATime)
      .where(sql`state = 'running'`),
    index("jobs_input").on(table.accountId, table.inputHash, table.createdAt),
    index("jobs_finished")
      .on(table.finishedAt)
      .where(sql`state in ('done', 'failed', 'cancelled')`),
  ],
);

export const jobEvents = pgTable(
  "job_events",
  {
    jobId: bigint("job_id", { mode: "number" })
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    at: at("at").notNull().defaultNow(),
    event: jsonb("event").notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.seq] })],
);
