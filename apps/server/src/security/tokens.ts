import { macOf, sameMac } from "./mac.ts";

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

function macOfAccess(key: Uint8Array, owner: TokenOwner, expiresAt: number): string {
  return macOf(key, "access", owner.id, String(expiresAt), owner.secret);
}

function macOfRefresh(key: Uint8Array, owner: TokenOwner, generation: number): string {
  return macOf(key, "refresh", owner.id, String(generation), owner.secret);
}

/** An access token of a SignInSession: `a.<id>.<expiry>.<mac>`, opaque to the client. */
export function makeAccessToken(key: Uint8Array, owner: TokenOwner, nowMs: number): string {
  const expiresAt = nowMs + accessLifeMs;
  return `a.${owner.id}.${expiresAt.toString(36)}.${macOfAccess(key, owner, expiresAt)}`;
}

/** The refresh token of one generation: the same generation always gives the same token. */
export function makeRefreshToken(key: Uint8Array, owner: TokenOwner, generation: number): string {
  return `r.${owner.id}.${generation.toString(36)}.${macOfRefresh(key, owner, generation)}`;
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
  key: Uint8Array,
  owner: TokenOwner,
  claims: AccessClaims,
  token: string,
): boolean {
  return sameMac(macOfToken(token), macOfAccess(key, owner, claims.expiresAt));
}

export function provesRefresh(
  key: Uint8Array,
  owner: TokenOwner,
  claims: RefreshClaims,
  token: string,
): boolean {
  return sameMac(macOfToken(token), macOfRefresh(key, owner, claims.generation));
}
