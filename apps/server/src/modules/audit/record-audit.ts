import type { AuditAction } from "@savile/contracts";
import type { Queries } from "../../db/database.ts";
import { insertEntry } from "./repository.ts";

/** What an entry may tell beside who did what: short facts, never an address or a text of a person. */
export type AuditDetails = Readonly<Record<string, string | number | boolean>>;

export interface RecordAuditInput {
  /** Id of the account that acts, or one of our own: `command-line`, `settings`, `service`. */
  readonly actor: string;
  readonly action: AuditAction;
  /** The account that it was done to. */
  readonly accountId: string | null;
  readonly details?: AuditDetails;
  readonly at: Date;
}

/** Writes an entry, in the transaction of what it tells of. */
export async function recordAudit(queries: Queries, input: RecordAuditInput): Promise<void> {
  await insertEntry(queries, { ...input, details: input.details ?? {} });
}
