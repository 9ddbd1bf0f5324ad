import { applicationStates, fileFormats } from "@savile/model";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accountId } from "./account-tables.ts";
import { at } from "./columns.ts";
import { sourceResumes, uploads } from "./upload-tables.ts";

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
    /** The name that the person gave it; `title` is made of the posting. */
    ownTitle: text("own_title"),
    /** How far the application is, as the person says. */
    applicationState: text("application_state", { enum: applicationStates })
      .notNull()
      .default("to_send"),
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
    /** Page budget and page breaks of the resume. */
    layout: jsonb("layout").notNull().default({}),
    /** Printed pages; empty until there is a result. */
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
    format: text("format", { enum: [...fileFormats] }).notNull(),
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
