import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { accountId } from "./account-tables.ts";
import { at } from "./columns.ts";
import { generationSessions } from "./generation-tables.ts";

/**
 * A person's instruction for finished documents. `outcome` is empty while its job is queued or running;
 * `result` holds what came of it in plain words, `made` who carried it out. What it proposed stands in the
 * report of the session while `undoneAt` is empty.
 */
export const refinements = pgTable(
  "refinements",
  {
    id: text("id").primaryKey(),
    accountId: accountId(),
    sessionId: text("session_id")
      .notNull()
      .references(() => generationSessions.id, { onDelete: "cascade" }),
    jobId: bigint("job_id", { mode: "number" }),
    instruction: text("instruction").notNull(),
    outcome: text("outcome", {
      enum: [
        "applied",
        "nothing_to_change",
        "declined",
        "not_understood",
        "synchronised",
        "failed",
        "cancelled",
      ],
    }),
    errorCode: text("error_code"),
    result: jsonb("result"),
    made: jsonb("made"),
    durationMs: integer("duration_ms"),
    createdAt: at("created_at").notNull(),
    finishedAt: at("finished_at"),
    undoneAt: at("undone_at"),
  },
  (table) => [
    index("refinements_session").on(table.sessionId, table.createdAt, table.id),
    index("refinements_account").on(table.accountId),
  ],
);
