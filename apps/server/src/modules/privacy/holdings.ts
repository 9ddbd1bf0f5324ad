import { getTableName } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queries } from "../../db/database.ts";
import * as schema from "../../db/schema.ts";
import { standingAlone } from "../versions/standing-alone.ts";

/** Rows of an account that its export holds; `hidden` columns are secrets or places of our own. */
export interface Holding {
  readonly table: PgTable;
  /** The column that names the account. */
  readonly owner: PgColumn;
  readonly hidden: readonly string[];
  /** Rows as an export shows them, where that is not as they are stored. */
  readonly shown?: (queries: Queries, rows: readonly Row[]) => Promise<Row[]>;
}

type Row = Readonly<Record<string, unknown>>;

function held(table: PgTable, owner: PgColumn, hidden: readonly string[] = []): Holding {
  return { table, owner, hidden };
}

/** Every table whose rows belong to an account. */
export const holdings: readonly Holding[] = [
  held(schema.accounts, schema.accounts.id),
  held(schema.signInSessions, schema.signInSessions.accountId, ["id", "secret", "generation"]),
  held(schema.apiKeys, schema.apiKeys.accountId, ["hash"]),
  held(schema.sourceResumes, schema.sourceResumes.accountId),
  held(schema.uploads, schema.uploads.accountId, ["blobKey"]),
  held(schema.generationSessions, schema.generationSessions.accountId, ["jobId"]),
  held(schema.refinements, schema.refinements.accountId, ["jobId"]),
  held(schema.documents, schema.documents.accountId),
  {
    ...held(schema.sessionVersions, schema.sessionVersions.accountId),
    shown: standingAlone,
  },
  held(schema.declinedGaps, schema.declinedGaps.accountId),
  held(schema.exportedFiles, schema.exportedFiles.accountId, ["blobKey"]),
  held(schema.outboxMails, schema.outboxMails.accountId, ["sealed", "leaseToken", "leaseUntil"]),
  held(schema.auditEntries, schema.auditEntries.accountId),
  held(schema.usageEntries, schema.usageEntries.accountId),
  held(schema.grants, schema.grants.accountId),
  held(schema.checkouts, schema.checkouts.accountId),
  held(schema.modelCalls, schema.modelCalls.accountId, ["requestId"]),
  held(schema.runEvents, schema.runEvents.accountId),
];

/** Tables that an export leaves out, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  jobs: "work in progress, gone within a week; its results are exported",
  job_events: "progress of that work",
  blobs: "where files lie; the files themselves are exported",
  sign_in_challenges: "codes of five minutes, kept as worthless numbers",
  key_checks: "a number that tells whether the server has the right key",
  rate_limits: "counts under names that no account can be told from",
  billing_customers: "our name at the payment provider; its records are exported by the provider",
  subscriptions: "a copy of what the payment provider holds",
  model_setups: "the model of the whole server with its key, sealed; it belongs to nobody",
  model_answers: "a language model's answers while a run is on, so that it is asked once",
  billing_effects: "what was told to a customer, so that it is told once",
  provider_events: "which messages of the payment provider were handled",
  billing_alarms: "what an administrator has to look at",
  sb_customers: "the other side of played payments",
  sb_pages: "the other side of played payments",
  sb_events: "the other side of played payments",
};

/** The name of a holding in an export. */
export function nameOf(holding: Pick<Holding, "table">): string {
  return getTableName(holding.table);
}
