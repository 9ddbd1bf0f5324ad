import type { DeletionReceipt, ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { macOf } from "../../security/mac.ts";
import { lockAccount, lockActiveAdmins } from "../accounts/repository.ts";
import type { Account } from "../accounts/repository.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { renameAccount } from "../audit/repository.ts";
import { deleteBlobRow } from "../blobs/repository.ts";
import { closeCustomers } from "../billing/close-customers.ts";
import { loadPlan } from "../entitlement/entitlement.ts";
import { enqueueMail } from "../outbox/enqueue-mail.ts";
import { deleteChallengesOf } from "../sign-in/challenge-repository.ts";
import { deletedMail } from "./mails.ts";
import { eraseAccount } from "./erase-account.ts";
import { countHeld } from "./repository.ts";

type Needs = Pick<Dependencies, "database" | "blobs" | "keys" | "clock" | "ids" | "payments">;

/** What outlives an account: a name that tells two deletions apart and nothing else. */
function nameOfDeleted(needs: Pick<Needs, "keys">, accountId: string): string {
  return `deleted:${macOf(needs.keys.audit, "account", accountId).slice(0, 22)}`;
}

const openStatuses = ["active", "trialing", "past_due", "unpaid", "incomplete", "paused"];

/** Whether something at the payment provider ends with the account. */
async function hasSubscription(queries: Queries, accountId: string): Promise<boolean> {
  const { subscription } = await loadPlan(queries, accountId);
  return subscription !== null && openStatuses.includes(subscription.status);
}

interface Deleted {
  readonly receipt: DeletionReceipt;
  readonly blobKeys: readonly string[];
}

async function deleteRows(
  needs: Needs,
  queries: Queries,
  account: Account,
): Promise<Result<Deleted, ErrorCode>> {
  const { id: accountId, email } = account;
  const at = needs.clock.now();
  const admins = account.isAdmin ? await lockActiveAdmins(queries) : [];
  if (account.isAdmin && admins.every((id) => id === accountId)) return err("last_admin");
  await lockAccount(queries, accountId);
  const held = await countHeld(queries, accountId);
  const receipt: DeletionReceipt = {
    id: needs.ids.next(),
    at: at.toISOString(),
    removed: { uploads: held.uploads, sessions: held.sessions, files: held.files },
    subscription_cancelled: await hasSubscription(queries, accountId),
  };
  await deleteChallengesOf(queries, email);
  const blobKeys = await eraseAccount(queries, accountId);
  const name = nameOfDeleted(needs, accountId);
  await renameAccount(queries, accountId, name);
  await recordAudit(queries, { actor: name, action: "account_deleted", accountId: name, at });
  const dedupeKey = `deleted:${receipt.id}`;
  await enqueueMail(needs, queries, {
    ...deletedMail(receipt),
    accountId: null,
    to: email,
    dedupeKey,
  });
  return ok({ receipt, blobKeys });
}

/** What lies outside the database. The account is gone already: what fails here is done again by the chores. */
async function removeTraces(needs: Needs, blobKeys: readonly string[]): Promise<void> {
  for (const key of blobKeys) {
    await needs.blobs.delete(key);
    await deleteBlobRow(needs.database.query, key);
  }
  await closeCustomers(needs);
}

/**
 * Deletes an account with everything in it, now: its rows in one transaction, then its files; what a crash
 * leaves of the files is found by the sweep. Other people's records keep a salted hash in its place.
 */
export async function deleteAccount(
  needs: Needs,
  account: Account,
  confirm: string,
): Promise<Result<DeletionReceipt, ErrorCode>> {
  if (confirm !== account.email) return err("confirm_mismatch");
  const deleted = await needs.database.transaction((queries) =>
    deleteRows(needs, queries, account),
  );
  if (!deleted.ok) return deleted;
  await removeTraces(needs, deleted.value.blobKeys).catch(() => undefined);
  return ok(deleted.value.receipt);
}
