import type { User } from "@savile/contracts";
import type { Account } from "./repository.ts";

/** An account as the wire shows it. */
export function presentUser(account: Account): User {
  return {
    id: account.id,
    email: account.email,
    is_premium: account.isAdmin,
    email_verified: account.emailVerified,
    is_active: account.isActive,
    is_admin: account.isAdmin,
  };
}
