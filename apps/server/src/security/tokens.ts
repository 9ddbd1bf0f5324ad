import { macOf, provesMac } from "./mac.ts";
import type { KeyRing } from "./mac.ts";

/** Life of an access token. */
export const accessLifeMs = 15 * 60_000;

export interface AccessClaims {
  readonly sid: string;
  readonly expiresAt: number;
}
export interface RefreshClaims {
  readonly sid: string;
  readonly generation: number;
}

interface TokenOwner {
  readonly id: string;
  readonly secret: string;
}

type Parts = readonly [string, string, string, string];

const accessParts = (owner: TokenOwner, expiresAt: number): Parts => [
  "access",
  owner.id,
  String(expiresAt),
  owner.secret,
];

const refreshParts = (owner: TokenOwner, generation: number): Parts => [
  "refresh",
  owner.id,
  String(generation),
  owner.secret,
];

/** An access token of a SignInSession: `a.<id>.<expiry>.<mac>`, opaque to the client. */
export function makeAccessToken(keys: KeyRing, owner: TokenOwner, nowMs: number): string {
  const expiresAt = nowMs + accessLifeMs;
  return `a.${owner.id}.${expiresAt.toString(36)}.${macOf(keys, ...accessParts(owner, expiresAt))}`;
}

/** The refresh token of one generation: the same generation always gives the same token. */
export function makeRefreshToken(keys: KeyRing, owner: TokenOwner, generation: number): string {
  return `r.${owner.id}.${generation.toString(36)}.${macOf(keys, ...refreshParts(owner, generation))}`;
}

function parts(token: string, purpose: string): { sid: string; value: number } | null {
  const match = /^([ar])\.([0-9a-f-]{36})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(token);
  if (match?.[1] !== purpose) return null;
  return { sid: match[2] ?? "", value: Number.parseInt(match[3] ?? "", 36) };
}

/** What an access token claims; nothing is proven before {@link provesAccess}. */
export function readAccessToken(token: string): AccessClaims | null {
  const read = parts(token, "a");
  return read === null ? null : { sid: read.sid, expiresAt: read.value };
}

/** What a refresh token claims; nothing is proven before {@link provesRefresh}. */
export function readRefreshToken(token: string): RefreshClaims | null {
  const read = parts(token, "r");
  return read === null ? null : { sid: read.sid, generation: read.value };
}

const macOfToken = (token: string): string => token.slice(token.lastIndexOf(".") + 1);

/** Whether the token was made by us for this SignInSession. Expiry is the caller's question. */
export function provesAccess(
  keys: KeyRing,
  owner: TokenOwner,
  claims: AccessClaims,
  token: string,
): boolean {
  return provesMac(keys, macOfToken(token), ...accessParts(owner, claims.expiresAt));
}

export function provesRefresh(
  keys: KeyRing,
  owner: TokenOwner,
  claims: RefreshClaims,
  token: string,
): boolean {
  return provesMac(keys, macOfToken(token), ...refreshParts(owner, claims.generation));
}
