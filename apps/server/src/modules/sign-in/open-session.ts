import { randomBytes } from "node:crypto";
import type { Auth } from "@savile/contracts";
import type { Queries } from "../../db/database.ts";
import type { Dependencies } from "../../dependencies.ts";
import * as tokens from "../../security/tokens.ts";
import { describeUser } from "../accounts/describe-user.ts";
import type { Account } from "../accounts/repository.ts";
import * as store from "./repository.ts";
import type { SignInSession } from "./repository.ts";

type Needs = Pick<Dependencies, "keys" | "clock" | "ids">;

/** The browser that signs in, as far as it is known. */
export interface Browser {
  readonly ipAddress: string | null;
  /** A short name such as "Firefox on Linux". */
  readonly name: string;
}

/** The answer to a sign-in or a refresh: the account and the tokens of one generation. */
export async function authOf(
  needs: Pick<Needs, "keys" | "clock">,
  queries: Queries,
  holder: { session: SignInSession; account: Account; generation: number },
): Promise<Auth> {
  const now = needs.clock.now();
  const { session, account, generation } = holder;
  return {
    user: await describeUser(queries, account, now),
    access_token: tokens.makeAccessToken(needs.keys.token, session, now.getTime()),
    refresh_token: tokens.makeRefreshToken(needs.keys.token, session, generation),
  };
}

/** Starts a SignInSession for an account; `verified` when a code or a link proved the address. */
export async function openSession(
  needs: Needs,
  queries: Queries,
  input: { account: Account; browser: Browser; verified: boolean },
): Promise<{ session: SignInSession; auth: Auth }> {
  const now = needs.clock.now();
  const session: SignInSession = {
    id: needs.ids.next(),
    accountId: input.account.id,
    secret: randomBytes(32).toString("base64url"),
    generation: 0,
    rotatedAt: now,
    createdAt: now,
    revokedAt: null,
    ipAddress: input.browser.ipAddress,
    browser: input.browser.name,
    lastSeenAt: now,
    verified: input.verified,
  };
  await store.insertSignInSession(queries, session);
  const auth = await authOf(needs, queries, { session, account: input.account, generation: 0 });
  return { session, auth };
}
