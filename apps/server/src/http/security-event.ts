import type { FastifyBaseLogger } from "fastify";

/** What the security log tells; a test reads it by these names. */
export const securityEvents = [
  "signed_in",
  "sign_in_failed",
  "refresh_reused",
  "request_refused",
  "limit_reached",
  "admin_act",
  "account_deleted",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

/** Facts that an event may carry: ids and codes, never an address, a token or a text of a person. */
export interface SecurityFacts {
  readonly requestId?: string;
  readonly account?: string;
  readonly signInSession?: string;
  readonly code?: string;
  readonly action?: string;
  readonly route?: string;
}

const quiet: readonly SecurityEvent[] = ["signed_in", "admin_act", "account_deleted"];

/** Writes one line of the security log. */
export function logSecurity(
  log: Pick<FastifyBaseLogger, "info" | "warn">,
  event: SecurityEvent,
  facts: SecurityFacts,
): void {
  const { requestId, account, signInSession, code, action, route } = facts;
  const line = { security: event, requestId, account, signInSession, code, action, route };
  if (quiet.includes(event)) log.info(line, "security");
  else log.warn(line, "security");
}
