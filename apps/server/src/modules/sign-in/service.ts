import type { Auth, KeyScope } from "@savile/contracts";
import { err, ok } from "@savile/model";
import type { Result } from "@savile/model";
import type { Dependencies } from "../../dependencies.ts";
import * as tokens from "../../security/tokens.ts";
import type { Account } from "../accounts/repository.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authOf } from "./open-session.ts";
import * as store from "./repository.ts";
import type { SignInSession } from "./repository.ts";

/** A SignInSession ends after this time without a refresh, and after the longer one in any case. */
export const idleLifeMs = 14 * 24 * 60 * 60_000;
export const absoluteLifeMs = 90 * 24 * 60 * 60_000;
const graceMs = 30_000;
const touchEveryMs = 5 * 60_000;

/** Who asks: an account and the SignInSession (the browser) or the API key it asks with. */
export interface SignedIn {
  /** Empty where a key asks. */
  readonly sid: string;
  readonly account: Account;
  /** Whether a code or a link proved the address when this SignInSession began. */
  readonly verified: boolean;
  /** The API key that asks in the place of a browser. */
  readonly key?: { readonly id: string; readonly scopes: readonly KeyScope[] };
}

type Needs = Pick<Dependencies, "database" | "keys" | "clock">;

function isAlive(session: SignInSession, now: number): boolean {
  return (
    session.revokedAt === null &&
    now - session.rotatedAt.getTime() < idleLifeMs &&
    now - session.createdAt.getTime() < absoluteLifeMs
  );
}

export type AuthenticateFault = "unauthorized" | "session_expired" | "account_suspended";

/** Who holds an access token; read from the database each time, so that a revocation acts at once. */
export async function authenticate(
  needs: Needs,
  token: string,
): Promise<Result<SignedIn, AuthenticateFault>> {
  const claims = tokens.readAccessToken(token);
  if (claims === null) return err("unauthorized");
  const { query } = needs.database;
  const found = await store.findSignInSession(query, claims.sid);
  if (found === null || !tokens.provesAccess(needs.keys.token, found.session, claims, token)) {
    return err("unauthorized");
  }
  const { session, account } = found;
  const now = needs.clock.now();
  if (!account.isActive) return err("account_suspended");
  if (claims.expiresAt <= now.getTime() || !isAlive(session, now.getTime())) {
    return err("session_expired");
  }
  const seen = session.lastSeenAt ?? session.createdAt;
  if (now.getTime() - seen.getTime() > touchEveryMs) await store.touch(query, session.id, now);
  return ok({ sid: session.id, account, verified: session.verified });
}

/** What a refresh brought besides its answer: `reused` means that the SignInSession was revoked. */
export type Refreshed = Result<Auth, "session_expired" | "account_suspended"> & {
  readonly reused?: { readonly signInSession: string; readonly account: string };
};

/** The SignInSession that a refresh token was made for, with the generation that it names. */
async function findRefreshed(needs: Needs, token: string) {
  const claims = tokens.readRefreshToken(token);
  if (claims === null) return null;
  const found = await store.findSignInSession(needs.database.query, claims.sid);
  if (found === null) return null;
  if (!tokens.provesRefresh(needs.keys.token, found.session, claims, token)) return null;
  return { ...found, generation: claims.generation };
}

/** A token that was used before: stolen or copied, so that its SignInSession ends. */
async function endReused(needs: Needs, session: SignInSession): Promise<Refreshed> {
  const at = needs.clock.now();
  const { id, accountId } = session;
  await needs.database.transaction(async (queries) => {
    await store.revoke(queries, id, at);
    await recordAudit(queries, { actor: "service", action: "token_reused", accountId, at });
  });
  return { ...err("session_expired"), reused: { signInSession: id, account: accountId } };
}

/**
 * Exchanges a refresh token for the next pair. The token before the newest gets the same successor for 30 s
 * (two tabs, a lost answer); any older one, or that one later, was stolen or copied: the session ends.
 */
export async function refreshSignIn(needs: Needs, token: string): Promise<Refreshed> {
  const found = await findRefreshed(needs, token);
  if (found === null) return err("session_expired");
  const { session, account, generation } = found;
  const { query } = needs.database;
  const now = needs.clock.now();
  if (!account.isActive) return err("account_suspended");
  if (!isAlive(session, now.getTime())) return err("session_expired");
  const next = (current: number) => authOf(needs, query, { session, account, generation: current });
  if (generation === session.generation) {
    if (await store.rotate(query, session.id, generation, now))
      return ok(await next(generation + 1));
    // Another call was first: this token is the one before now.
    return refreshSignIn(needs, token);
  }
  const isPrevious = generation === session.generation - 1;
  if (isPrevious && now.getTime() - session.rotatedAt.getTime() <= graceMs) {
    return ok(await next(session.generation));
  }
  return endReused(needs, session);
}
