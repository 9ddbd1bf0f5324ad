import { macOf, provesMac } from "../../security/mac.ts";
import type { KeyRing } from "../../security/mac.ts";

/** The cookie that says whose result a visitor holds. */
export const visitCookie = "savile_visit";
/** A result is held so long, and its cookie with it. */
export const visitSeconds = 24 * 60 * 60;

/** The value of the cookie: the account that stands in for the visitor, signed. */
export function makeVisitCookie(keys: KeyRing, accountId: string): string {
  return `${accountId}.${macOf(keys, "visit", accountId)}`;
}

/** The account that a cookie of ours names. */
export function readVisitCookie(keys: KeyRing, value: string | null): string | null {
  const [accountId = "", mac = "", ...more] = (value ?? "").split(".");
  if (accountId === "" || more.length > 0) return null;
  return provesMac(keys, mac, "visit", accountId) ? accountId : null;
}
