import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";

const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
const accountId = () =>
  text("account_id")
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** A person with an e-mail address (trimmed and lower-cased in code). */
export const accounts = pgTable("accounts", {
  id: text("id").primaryKey(),
  email: text("email").notNull().unique(),
  emailVerified: boolean("email_verified").notNull().default(false),
  isActive: boolean("is_active").notNull().default(true),
  isAdmin: boolean("is_admin").notNull().default(false),
  createdAt: at("created_at").notNull(),
});

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

/** Every stored object has a row before its bytes exist and until they are gone. */
export const blobs = pgTable(
  "blobs",
  {
    key: text("key").primaryKey(),
    accountId: text("account_id").notNull(),
    state: text("state", { enum: ["pending", "ready", "deleting"] }).notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    mediaType: text("media_type").notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at"),
  },
  (table) => [index("blobs_open").on(table.state, table.createdAt)],
);

/** What was read from a file; shared by the Upload and the GenerationSessions made from it. */
export const sourceResumes = pgTable(
  "source_resumes",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    extraction: jsonb("extraction").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [index("source_resumes_account").on(table.accountId)],
);

export const uploads = pgTable(
  "uploads",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    /** What generations use: the reading with the corrections of the person. */
    sourceId: text("source_id")
      .notNull()
      .references(() => sourceResumes.id),
    /** The reading as it was, where corrections made another source of it. */
    readingId: text("reading_id").references(() => sourceResumes.id),
    /** The corrections in order; `revision` counts how often the list was replaced. */
    corrections: jsonb("corrections").notNull().default([]),
    revision: integer("revision").notNull().default(0),
    blobKey: text("blob_key"),
    fileName: text("file_name").notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    index("uploads_account").on(table.accountId, table.createdAt),
    index("uploads_source").on(table.sourceId),
    index("uploads_reading").on(table.readingId),
  ],
);

/**
 * Upload + posting + result. `outcome` is empty while its job is queued or running; `report` holds the
 * Tailoring without its two documents. `version` counts what the person changed from 1; `decisions` and
 * `answers` are their complete lists, replayed on what was written.
 */
export const generationSessions = pgTable(
  "generation_sessions",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    sourceId: text("source_id")
      .notNull()
      .references(() => sourceResumes.id),
    uploadId: text("upload_id").references(() => uploads.id, { onDelete: "set null" }),
    jobId: bigint("job_id", { mode: "number" }),
    title: text("title").notNull(),
    jobDescription: text("job_description").notNull(),
    posting: jsonb("posting").notNull(),
    template: text("template").notNull(),
    paper: text("paper").notNull(),
    outcome: text("outcome", { enum: ["succeeded", "failed", "cancelled"] }),
    errorCode: text("error_code"),
    report: jsonb("report"),
    version: integer("version").notNull().default(1),
    decisions: jsonb("decisions").notNull().default([]),
    answers: jsonb("answers").notNull().default([]),
    /** Printed pages; empty until they were measured. */
    pages: jsonb("pages"),
    atsScore: integer("ats_score"),
    confidence: integer("confidence"),
    durationMs: integer("duration_ms"),
    createdAt: at("created_at").notNull(),
    finishedAt: at("finished_at"),
  },
  (table) => [
    index("generation_sessions_account").on(table.accountId, table.createdAt, table.id),
    index("generation_sessions_source").on(table.sourceId),
    index("generation_sessions_upload").on(table.uploadId),
  ],
);

/** What a person does not want to be asked about again. */
export const declinedGaps = pgTable(
  "declined_gaps",
  {
    accountId: accountId(),
    canonical: text("canonical").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.canonical] })],
);

/** The current version of a written document: a TailoredDocument. */
export const documents = pgTable(
  "documents",
  {
    sessionId: text("session_id")
      .notNull()
      .references(() => generationSessions.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: ["resume", "cover_letter"] }).notNull(),
    accountId: accountId(),
    version: integer("version").notNull(),
    structure: jsonb("structure").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.kind] }),
    index("documents_account").on(table.accountId),
  ],
);

/** Files handed out, each with what reading it back found; the bytes are a cache and may be gone. */
export const exportedFiles = pgTable(
  "exports",
  {
    id: text("id").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => generationSessions.id, { onDelete: "cascade" }),
    accountId: accountId(),
    kind: text("kind", { enum: ["resume", "cover_letter"] }).notNull(),
    version: integer("version").notNull(),
    format: text("format", { enum: ["pdf", "txt"] }).notNull(),
    /** Hash of everything that the bytes depend on. */
    madeFrom: text("made_from").notNull(),
    fileName: text("file_name").notNull(),
    mediaType: text("media_type").notNull(),
    size: integer("size").notNull(),
    sha256: text("sha256").notNull(),
    readBack: jsonb("read_back").notNull(),
    blobKey: text("blob_key").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("exports_version").on(table.sessionId, table.kind, table.format, table.madeFrom),
    index("exports_account").on(table.accountId),
  ],
);

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
