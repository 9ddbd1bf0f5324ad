import type { ErrorCode } from "@savile/contracts";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import type { Account } from "../accounts/repository.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import { checkWritable } from "../entitlement/locks.ts";
import { findReviewed } from "../generation-sessions/reviewed-session.ts";
import type { ReviewedSession } from "../generation-sessions/reviewed-session.ts";

/** Who changes a session. */
export type Writer = Pick<Account, "id" | "isAdmin">;

/** A finished session of an account that may be changed: documents in a template of a larger plan can be read only. */
export async function findWritable(
  { database, clock }: Pick<Dependencies, "database" | "clock">,
  account: Writer,
  sessionId: string,
): Promise<Result<ReviewedSession, ErrorCode>> {
  const found = await findReviewed(database.query, account.id, sessionId);
  if (!found.ok) return found;
  const entitlement = await entitlementOf(database.query, account, clock.now());
  const held = checkWritable(entitlement, found.value.template);
  return held.ok ? found : held;
}
