import type { AuditAction, ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import { findAccount, lockActiveAdmins, setActive } from "../accounts/repository.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { AuditDetails } from "../audit/record-audit.ts";
import { grantPlan, removeGrant } from "../billing/grants.ts";
import { revokeAll } from "../sign-in/repository.ts";

type Needs = Pick<Dependencies, "clock">;

/** Who acts on whom. */
export interface Act {
  readonly adminId: string;
  readonly accountId: string;
}

async function note(
  needs: Needs,
  queries: Queries,
  entry: Act & { action: AuditAction; details?: AuditDetails },
): Promise<void> {
  const { adminId: actor, accountId, action, details = {} } = entry;
  await recordAudit(queries, { actor, action, accountId, details, at: needs.clock.now() });
}

/** Suspends an account (its browsers are signed out at once) or takes it back. */
export async function setUserActive(
  needs: Needs,
  queries: Queries,
  act: Act & { isActive: boolean },
): Promise<Result<null, ErrorCode>> {
  const { adminId, accountId, isActive } = act;
  const admins = await lockActiveAdmins(queries);
  const account = await findAccount(queries, accountId);
  if (account === null) return err("user_not_found");
  if (!isActive && accountId === adminId) return err("own_account");
  if (!isActive && admins.every((id) => id === accountId)) return err("last_admin");
  await setActive(queries, accountId, isActive);
  const now = needs.clock.now();
  const revoked = isActive ? 0 : await revokeAll(queries, { accountId, now });
  const action = isActive ? "account_activated" : "account_suspended";
  await note(needs, queries, { adminId, accountId, action, details: { revoked } });
  return ok(null);
}

/** Gives an account the largest plan without end and without payment, or takes that back. */
export async function setUserPremium(
  needs: Needs,
  queries: Queries,
  act: Act & { isPremium: boolean },
): Promise<Result<null, "user_not_found">> {
  const { adminId, accountId, isPremium } = act;
  if ((await findAccount(queries, accountId)) === null) return err("user_not_found");
  const createdAt = needs.clock.now();
  if (isPremium) {
    await grantPlan(queries, { accountId, plan: "enterprise", grantedBy: adminId, createdAt });
  } else {
    await removeGrant(queries, accountId);
  }
  const action = isPremium ? "premium_granted" : "premium_removed";
  await note(needs, queries, { adminId, accountId, action });
  return ok(null);
}

/** Signs an account out everywhere; answers how many browsers that were. */
export async function revokeUserSessions(
  needs: Needs,
  queries: Queries,
  act: Act,
): Promise<Result<number, "user_not_found">> {
  const { adminId, accountId } = act;
  if ((await findAccount(queries, accountId)) === null) return err("user_not_found");
  const revoked = await revokeAll(queries, { accountId, now: needs.clock.now() });
  const action = "sessions_revoked";
  await note(needs, queries, { adminId, accountId, action, details: { revoked } });
  return ok(revoked);
}
