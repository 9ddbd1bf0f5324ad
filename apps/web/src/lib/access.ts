import type { User } from "@savile/contracts";
import type { Barrier } from "./barrier.ts";

/** Why an account may not go on. */
export type AccountState = "suspended" | Barrier["kind"];

/**
 * Why an account may not enter, in the order of the specification: suspended, then what the server asked for
 * on this screen (a proven address, a larger plan); `null` when it may.
 */
export function barrierOf(user: User, asked: Barrier | null): AccountState | null {
  if (!user.is_active) return "suspended";
  return asked?.kind ?? null;
}
