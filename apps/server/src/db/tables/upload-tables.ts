import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { accountId } from "./account-tables.ts";
import { at } from "./columns.ts";

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
    /** When its bytes were first found missing or altered. */
    damagedAt: at("damaged_at"),
  },
  (table) => [
    index("blobs_open").on(table.state, table.createdAt),
    index("blobs_damaged")
      .on(table.damagedAt)
      .where(sql`damaged_at is not null`),
  ],
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
