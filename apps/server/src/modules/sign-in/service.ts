import { randomBytes } from "node:crypto";
import type { Auth, ErrorCode } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import * as tokens from "../../security/tokens.ts";
import { findOrCreateAccount } from "../accounts/repository.ts";
import type { Account } from "../accounts/repository.ts";
import { presentUser } from "../accounts/present-user.ts";
import * as store from "./repository.ts";
import type { SignInSession } from "./repository.ts";

const idleLifeMs = 14 * 24 * 60 * 60_000;
const absoluteLifeMs = 90 * 24 * 60 * 60_000;
const graceMs = 30_000;

/** Who asks: an account and the SignInSession (the browser) it asks from. */
export interface SignedIn {
  readonly sid: string;
  readonly account: Account;
}

type Needs = Pick<Dependencies, "database" | "keys" | "clock" | "ids" | "settings">;

function authOf(needs: Needs, session: SignInSession, account: Account, generation: number): Auth {
  const now = needs.clock.now().getTime();
  return {
    user: presentUser(account),
    access_token: tokens.makeAccessToken(needs.keys.token, session, now),
    refresh_token: tokens.makeRefreshToken(needs.keys.token, session, generation),
  };
}

function isAlive(session: SignInSession, now: number): boolean {
  return (
    session.revokedAt === null &&
    now - session.rotatedAt.getTime() < idleLifeMs &&
    now - session.createdAt.getTime() < absoluteLifeMs
  );
}

/** Signs an address in at once, with a new account when it is unknown. Never for an administrator. */
export async function signInInstantly(
  needs: Needs,
  email: string,
): Promise<Result<Auth, ErrorCode>> {
  if (needs.settings.adminEmails.includes(email)) return err("instant_unavailable");
  const now = needs.clock.now();
  return needs.database.transaction(async (queries) => {
    const account = await findOrCreateAccount(queries, {
      id: needs.ids.next(),
      email,
      createdAt: now,
    });
    if (account.isAdmin) return err("instant_unavailable");
    if (!account.isActive) return err("forbidden");
    const session: SignInSession = {
      id: needs.ids.next(),
      accountId: account.id,
      secret: randomBytes(32).toString("base64url"),
      generation: 0,
      rotatedAt: now,
      createdAt: now,
      revokedAt: null,
      ipAddress: null,
      browser: "",
      lastSeenAt: now,
      verified: false,
    };
    await store.insertSignInSession(queries, session);
    return ok(authOf(needs, session, account, 0));
  });
}

/** Who holds an access token; read from the database each time, so that a revocation acts at once. */
export async function authenticate(
  needs: Needs,
  token: string,
): Promise<Result<SignedIn, "unauthorized" | "session_expired">> {
  const claims = tokens.readAccessToken(token);
  if (claims === null) return err("unauthorized");
  const found = await store.findSignInSession(needs.database.query, claims.sid);
  if (found === null || !tokens.provesAccess(needs.keys.token, found.session, claims, token)) {
    return err("unauthorized");
  }
  const now = needs.clock.now().getTime();
  if (claims.expiresAt <= now || !isAlive(found.session, now) || !found.account.isActive) {
    return err("session_expired");
  }
  return ok({ sid: found.session.id, account: found.account });
}

/** What a refresh brought besides its answer: `reused` means that the SignInSession was revoked. */
export type Refreshed = Result<Auth, "session_expired"> & { readonly reused?: string };

/** Removes what is past its absolute life. */
export async function forgetOldSignIns(needs: Pick<Needs, "database" | "clock">): Promise<void> {
  const before = new Date(needs.clock.now().getTime() - absoluteLifeMs);
  await store.deleteOldSignInSessions(needs.database.query, before);
}

/** The living SignInSession that a refresh token was made for, with the generation that it names. */
async function findRefreshed(needs: Needs, token: string) {
  const claims = tokens.readRefreshToken(token);
  if (claims === null) return null;
  const found = await store.findSignInSession(needs.database.query, claims.sid);
  if (found === null) return null;
  if (!tokens.provesRefresh(needs.keys.token, found.session, claims, token)) return null;
  const alive = isAlive(found.session, needs.clock.now().getTime()) && found.account.isActive;
  return alive ? { ...found, generation: claims.generation } : null;
}

/**
 * Exchanges a refresh token for the next pair. The token before the newest gets the same successor for 30 s
 * (two tabs, a lost answer); any older one, or that one later, was stolen or copied: the session ends.
 */
export async function refreshSignIn(needs: Needs, token: string): Promise<Refreshed> {
  const found = await findRefreshed(needs, token);
  if (found === null) return err("session_expired");
  const { session, account, generation } = found;
  const query = needs.database.query;
  const now = needs.clock.now();
  if (generation === session.generation) {
    const first = await store.rotate(query, session.id, generation, now);
    if (first) return ok(authOf(needs, session, account, generation + 1));
    // Another call was first: this token is the one before now.
    return refreshSignIn(needs, token);
  }
  const isPrevious = generation === session.generation - 1;
  if (isPrevious && now.getTime() - session.rotatedAt.getTime() <= graceMs) {
    return ok(authOf(needs, session, account, session.generation));
  }
  await store.revoke(query, session.id, now);
  return { ...err("session_expired"), reused: session.id };
}
