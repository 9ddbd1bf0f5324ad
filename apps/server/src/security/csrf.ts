import { randomBytes } from "node:crypto";
import { macOf, provesMac } from "./mac.ts";
import type { KeyRing } from "./mac.ts";

/** Life of a CSRF token in seconds. */
export const csrfLifeSeconds = 3_600;

/** A token bound to a SignInSession, or to nobody (`""`): `v1.<expiry>.<nonce>.<mac>`. */
export function makeCsrfToken(keys: KeyRing, sid: string, nowMs: number): string {
  const expiry = (nowMs + csrfLifeSeconds * 1_000).toString(36);
  const nonce = randomBytes(16).toString("base64url");
  return `v1.${expiry}.${nonce}.${macOf(keys, "csrf", sid, expiry, nonce)}`;
}

/** Whether the token is ours, belongs to this SignInSession and has not expired. */
export function provesCsrf(keys: KeyRing, sid: string, token: string, nowMs: number): boolean {
  const match = /^v1\.([0-9a-z]{1,12})\.([\w-]{22})\.([\w-]{43})$/.exec(token);
  if (match === null) return false;
  const [, expiry = "", nonce = "", mac = ""] = match;
  return provesMac(keys, mac, "csrf", sid, expiry, nonce) && Number.parseInt(expiry, 36) > nowMs;
}
