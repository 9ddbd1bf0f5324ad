import type { User } from "@savile/contracts";

/** What a part of the product asks of an account besides being signed in. */
export interface AccessNeeds {
  readonly verified?: boolean;
  readonly premium?: boolean;
}

/**
 * Why an account may not enter, in the order of the specification: suspended, then an unproven address
 * where one is needed, then the plan where one is needed; `null` when it may.
 */
export function barrierOf(
  user: User,
  needs: AccessNeeds = {},
): "suspended" | "verify" | "premium" | null {
  if (!user.is_active) return "suspended";
  if (needs.verified === true && !user.email_verified) return "verify";
  if (needs.premium === true && !user.is_premium && !user.is_admin) return "premium";
  return null;
}
