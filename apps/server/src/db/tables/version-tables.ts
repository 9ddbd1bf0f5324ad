import { versionMakers } from "@savile/contracts";
import { index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId } from "./account-tables.ts";
import { at } from "./columns.ts";
import { generationSessions } from "./generation-tables.ts";

/**
 * A version of a session. `changes` says what it changed. `state` holds everything that a restore needs, packed;
 * it is filled when the version is superseded, for until then the session itself holds it; the first version
 * has no row before. `basis` is the number of the version against which it is packed, empty where it stands
 * alone.
 */
export const sessionVersions = pgTable(
  "session_versions",
  {
    sessionId: text("session_id")
      .notNull()
      .references(() => generationSessions.id, { onDelete: "cascade" }),
    accountId: accountId(),
    number: integer("number").notNull(),
    by: text("by", { enum: [...versionMakers] }).notNull(),
    changes: jsonb("changes").notNull(),
    template: text("template").notNull(),
    atsScore: integer("ats_score"),
    state: text("state"),
    basis: integer("basis"),
    createdAt: at("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.number] }),
    index("session_versions_account").on(table.accountId),
  ],
);
