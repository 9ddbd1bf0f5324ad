import type { User } from "@savile/contracts";
import type { Queries } from "../../db/database.ts";
import { entitlementOf } from "../entitlement/entitlement.ts";
import type { Account } from "./repository.ts";

/** An account as the wire shows it; `is_premium` while its plan is above free. */
export function presentUser(account: Account, isPremium: boolean): User {
  return {
    id: account.id,
    email: account.email,
    is_premium: isPremium,
    email_verified: account.emailVerified,
    is_active: account.isActive,
    is_admin: account.isAdmin,
  };
}

/** {@link presentUser} with the plan that the account has now. */
export async function describeUser(queries: Queries, account: Account, now: Date): Promise<User> {
  const { plan } = await entitlementOf(queries, account, now);
  return presentUser(account, plan !== "free");
}
