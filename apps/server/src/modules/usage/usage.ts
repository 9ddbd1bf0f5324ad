import { eq } from "drizzle-orm";
import { err, ok, unlimited, usagePeriodOf } from "@savile/model";
import type { Entitlement, Result, UsageKind } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import { accounts } from "../../db/schema.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import * as store from "./repository.ts";

/** What is about to be used; `subject` names it once per account, so that it is counted once. */
export interface Hold {
  readonly accountId: string;
  readonly kind: UsageKind;
  readonly subject: string;
  /** The GenerationSession of a refinement. */
  readonly sessionId?: string | undefined;
  readonly now: Date;
}

/** Why nothing more may be used; each is a code of the error catalogue. */
export type UsageRefusal =
  | "limit_exceeded"
  | "download_limit_exceeded"
  | "refinement_limit"
  | "session_refinement_limit";

const refusals = {
  generation: "limit_exceeded",
  download: "download_limit_exceeded",
  refinement: "refinement_limit",
} as const satisfies Record<UsageKind, UsageRefusal>;

function limitOf(entitlement: Entitlement, kind: UsageKind): number {
  const { limits } = entitlement;
  if (kind === "generation") return limits.generations;
  return kind === "download" ? limits.downloads : limits.refinements;
}

/** Locks the account's row until the transaction ends: what is counted per account waits here. */
async function lockedAccount(queries: Queries, accountId: string) {
  const [account] = await queries
    .select({ id: accounts.id, isAdmin: accounts.isAdmin })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for("no key update");
  return account ?? { id: accountId, isAdmin: false };
}

async function hasRoom(
  queries: Queries,
  hold: Hold,
  entitlement: Entitlement,
): Promise<Result<null, UsageRefusal>> {
  const { accountId, kind, sessionId } = hold;
  const limit = limitOf(entitlement, kind);
  if (limit !== unlimited) {
    const used = await store.countUsage(queries, accountId, kind, usagePeriodOf(hold.now));
    if (used >= limit) return err(refusals[kind]);
  }
  const perSession = entitlement.limits.refinementsPerSession;
  if (kind !== "refinement" || sessionId === undefined || perSession === unlimited) return ok(null);
  const used = await store.countRefinements(queries, sessionId);
  return used < perSession ? ok(null) : err("session_refinement_limit");
}

async function enterUsage(
  queries: Queries,
  hold: Hold,
  state: "held" | "charged",
): Promise<Result<null, UsageRefusal>> {
  const account = await lockedAccount(queries, hold.accountId);
  const known = await store.findUsage(queries, hold.accountId, hold.subject);
  if (known !== null && known.state !== "released") return ok(null);
  const entitlement = await entitlementOf(queries, account, hold.now);
  const room = await hasRoom(queries, hold, entitlement);
  if (!room.ok) return room;
  await store.putUsage(queries, {
    accountId: hold.accountId,
    subject: hold.subject,
    kind: hold.kind,
    period: usagePeriodOf(hold.now),
    sessionId: hold.sessionId ?? null,
    state,
    at: hold.now,
  });
  return ok(null);
}

/**
 * Reserves one use in the month of `now`, inside the transaction that starts it: locks the account's row,
 * counts, and refuses over the limit. A subject that is held or charged already is not counted again.
 */
export async function holdUsage(queries: Queries, hold: Hold): Promise<Result<null, UsageRefusal>> {
  return enterUsage(queries, hold, "held");
}

/** Charges a hold, in the transaction that stores its result. */
export async function chargeUsage(
  queries: Queries,
  accountId: string,
  subject: string,
): Promise<void> {
  await store.endHold(queries, accountId, subject, "charged");
}

/** Gives a hold back, in the transaction that ends the run without a result. */
export async function releaseUsage(
  queries: Queries,
  accountId: string,
  subject: string,
): Promise<void> {
  await store.endHold(queries, accountId, subject, "released");
}

/** Gives back what instructions of a session hold, in the transaction that deletes it. */
export async function releaseSession(queries: Queries, sessionId: string): Promise<void> {
  await store.releaseSessionHolds(queries, sessionId);
}

/** A file of one version of a document (or of both) in one format. */
export interface Download {
  readonly accountId: string;
  readonly subject: string;
  readonly now: Date;
}

/**
 * Charges a download once its file was produced and checked, with the limit checked again: over the limit
 * the file must not be handed out. The same subject is charged once.
 */
export async function chargeDownload(
  queries: Queries,
  download: Download,
): Promise<Result<null, UsageRefusal>> {
  return enterUsage(queries, { ...download, kind: "download" }, "charged");
}

/** Whether a subject was charged before: it may be handed out again for nothing, also after a downgrade. */
export async function wasCharged(
  queries: Queries,
  accountId: string,
  subject: string,
): Promise<boolean> {
  return (await store.findUsage(queries, accountId, subject))?.state === "charged";
}

/** Name of a generation in the usage entries. */
export function generationSubject(sessionId: string): string {
  return `generation:${sessionId}`;
}

/** Name of a download: the same version of the same document in the same format is one thing. */
export function downloadSubject(file: {
  sessionId: string;
  kind: string;
  version: number;
  format: string;
}): string {
  return `download:${file.sessionId}:${file.kind}:${file.version}:${file.format}`;
}
