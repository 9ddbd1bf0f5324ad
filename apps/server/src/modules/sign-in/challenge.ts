import { createHash, randomBytes, randomInt } from "node:crypto";
import { macOf, macsOf, provesMac } from "../../security/mac.ts";
import type { KeyRing } from "../../security/mac.ts";

/** Life of a code and of its link. */
export const codeLifeMs = 5 * 60_000;
/** Guesses that one code takes from the browser that asked, and apart from that from everybody else. */
export const mostTries = 5;

const codeCount = 1_000_000;

/** A code of six digits; all codes are equally likely. */
export function makeCode(): string {
  return String(randomInt(0, codeCount)).padStart(6, "0");
}

/** A link's token: 128 random bits. */
export function makeLinkToken(): string {
  return randomBytes(16).toString("base64url");
}

export interface CodeOwner {
  readonly challengeId: string;
  readonly email: string;
}

/** What is kept of a code: worthless without the key. */
export function macOfCode(keys: KeyRing, owner: CodeOwner, code: string): string {
  return macOf(keys, "otp", owner.challengeId, owner.email, code);
}

export function provesCode(keys: KeyRing, owner: CodeOwner, code: string, mac: string): boolean {
  return provesMac(keys, mac, "otp", owner.challengeId, owner.email, code);
}

/** What is kept of a link, under every key that may have made it. */
export function macsOfLink(keys: KeyRing, token: string): string[] {
  return macsOf(keys, "link", token);
}

/** Cookie of the browser that asked for a code: it has tries of its own. */
export const challengeCookie = "otp_ch";

export function makeChallengeCookie(keys: KeyRing, challengeId: string): string {
  return `${challengeId}.${macOf(keys, "browser", challengeId)}`;
}

/** The challenge that a cookie was made for; `null` when it is not ours. */
export function readChallengeCookie(keys: KeyRing, cookie: string | null): string | null {
  const match = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(cookie ?? "");
  const [, id = "", mac = ""] = match ?? [];
  return match !== null && provesMac(keys, mac, "browser", id) ? id : null;
}

/** Stands for an address where no address may be kept. */
export function addressMac(keys: KeyRing, email: string): string {
  return macOf(keys, "address", email).slice(0, 22);
}

/** Name of the cookie by which a browser shows that it signed in to this address before. */
export function deviceCookieName(email: string): string {
  return `sd_${createHash("sha256").update(`device ${email}`).digest("hex").slice(0, 10)}`;
}

export function makeDeviceCookie(keys: KeyRing, email: string): string {
  const nonce = randomBytes(16).toString("base64url");
  return `${nonce}.${macOf(keys, "device", email, nonce)}`;
}

/** The name of a browser that signed in to this address before; `null` when the cookie is not ours. */
export function readDeviceCookie(
  keys: KeyRing,
  email: string,
  cookie: string | null,
): string | null {
  const match = /^([\w-]{22})\.([\w-]{43})$/.exec(cookie ?? "");
  const [, nonce = "", mac = ""] = match ?? [];
  return match !== null && provesMac(keys, mac, "device", email, nonce) ? nonce : null;
}
